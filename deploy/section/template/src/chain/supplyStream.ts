import { callData, readWord } from '@dex/mf-shared/chain';
import type { ChainReads, ReadResult } from '@dex/mf-shared/contract';
import { rawAmount, type Address, type ChainId } from '@dex/mf-shared/domain';
import { map, type Observable } from 'rxjs';
import type { Supply } from '../state/sampleSlice';

/** `totalSupply()` of ERC-20. */
const TOTAL_SUPPLY = '0x18160ddd';

/** How much of a token there is, fresh at each block: part of the one call that the page makes then. */
export function supply$(reads: ChainReads, chainId: ChainId, token: Address): Observable<Supply> {
  return reads.watch(chainId, [{ address: token, callData: callData(TOTAL_SUPPLY) }]).pipe(map(([result]) => supplyOf(result)));
}

/** What an answer says; what was not read is not known, never zero. */
export function supplyOf(result: ReadResult | undefined): Supply {
  if (!result || result.kind === 'loading') return { kind: 'loading' };
  const data = result.kind === 'valid' ? result.data : null;
  const value = data && readWord(data, 0);
  return value === null ? { kind: 'failed' } : { kind: 'known', value: rawAmount(value) };
}
