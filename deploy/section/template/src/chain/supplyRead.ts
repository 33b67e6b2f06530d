import { callData, defineRead, readWord } from '@dex/mf-shared/chain';
import type { ReadResult } from '@dex/mf-shared/contract';
import { rawAmount, type ChainId } from '@dex/mf-shared/domain';
import type { Supply } from '../state/sampleSlice';

/** `totalSupply()` of ERC-20. */
const TOTAL_SUPPLY = '0x18160ddd';

/** How much of the wrapped coin of a network there is, fresh at each block: part of the one call that the page makes then. */
export const supplyRead = defineRead({
  name: 'supply',
  key: ({ chainId }: { readonly chainId: ChainId }) => String(chainId),
  calls: (_wish, { wrappedNative }) => [{ address: wrappedNative.address, callData: callData(TOTAL_SUPPLY) }],
  decode: ([result]) => supplyOf(result),
});

/** What an answer says; what was not read is not known, never zero. */
export function supplyOf(result: ReadResult | undefined): Supply {
  if (!result || result.kind === 'loading') return { kind: 'loading' };
  const data = result.kind === 'valid' ? result.data : null;
  const value = data && readWord(data, 0);
  return value === null ? { kind: 'failed' } : { kind: 'known', value: rawAmount(value) };
}
