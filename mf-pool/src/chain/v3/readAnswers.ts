import type { ReadResult } from '@dex/mf-shared/contract';

export function isLoading(result: ReadResult | undefined): boolean {
  return result?.kind === 'loading';
}
