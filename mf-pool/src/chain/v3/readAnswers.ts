import type { ReadResult } from '@dex/mf-shared/contract';
import type { Hex } from '@dex/mf-shared/domain';

/** The data of a watched read, the last good ones too when newer ones could not be fetched; null without any. */
export function dataIn(result: ReadResult | undefined): Hex | null {
  if (result?.kind === 'valid') return result.data;
  return result?.kind === 'error' ? (result.stale?.data ?? null) : null;
}

export function isLoading(result: ReadResult | undefined): boolean {
  return result?.kind === 'loading';
}
