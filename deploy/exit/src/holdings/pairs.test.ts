import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, ok, parseHex, requireAddress, resolveChains, type Hex } from '@dex/mf-shared/domain';
import type { ExitServices } from '../services';
import { findShares } from './pairs';

const chain = resolveChains(EMPTY_CONFIG)[1];
const account = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
const BALANCE_OF = '0x70a08231';
const GET_PAIR = '0xe6a43905';

function word(value: bigint): Hex {
  const data = parseHex(`0x${value.toString(16).padStart(64, '0')}`);
  if (!data) throw new Error('not hex');
  return data;
}

/** A chain whose first pair does not say what the account has of it; the others were never made. */
function services(firstInFactory: Hex | null, isFactoryReached = true): Pick<ExitServices, 'reads'> {
  const answerOf = (call: ReadCall, index: number) => {
    if (call.callData.startsWith(BALANCE_OF)) return null;
    if (call.callData.startsWith(GET_PAIR)) return index === 0 ? firstInFactory : word(0n);
    throw new Error('Nothing else is asked');
  };
  const once: ChainReads['once'] = async (_, calls) => {
    if (!isFactoryReached && calls.some(({ callData }) => callData.startsWith(GET_PAIR)))
      return err({ code: 'node_unreachable', message: '' });
    return ok({ blockNumber: 1, data: calls.map(answerOf) });
  };
  return { reads: { once } };
}

// DELIVERY-43
test.each([
  ['was never made: there is nothing', services(word(0n)), false],
  ['was made: it may hold shares', services(word(5n)), true],
  ['is one of which the factory says nothing', services(null), true],
  ['is one whose factory no node answers for', services(null, false), true],
])('a pair that does not answer %s', async (_, found, failed) => {
  expect(await findShares(found, { chain, account }, [])).toEqual({ place: 'shares', holdings: [], failed });
});
