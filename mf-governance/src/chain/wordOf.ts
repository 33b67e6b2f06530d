import { lastDataOf, readWord } from '@dex/mf-shared/chain';
import type { ReadResult } from '@dex/mf-shared/contract';

/** The number that an answer last said, raw; null while none is known. */
export function wordOf(result: ReadResult | undefined): string | null {
  const data = lastDataOf(result);
  const word = data === null ? null : readWord(data, 0);
  return word === null ? null : String(word);
}
