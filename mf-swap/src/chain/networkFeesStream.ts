import { exhaustMap, filter, from, timer, type Observable } from 'rxjs';
import type { Visibility } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';
import type { NetworkFees } from '../domain/best/networkCost';
import { hasDataFee, readDataFee } from './dataFee';

/** Fees are asked for again after this long while the page is seen. */
export const FEES_POLL_MS = 60_000;

const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/;

interface FeeServices {
  readonly node: Pick<ChainNode, 'request'>;
  readonly visibility: Pick<Visibility, 'isVisible'>;
}

/**
 * What the network asks for a unit of gas (eth_gasPrice), and on a rollup for data, in wei. Where a part of it is not said nothing is said
 * of the whole: the last answer stays.
 */
export function networkFees$({ node, visibility }: FeeServices, chainId: ChainId): Observable<NetworkFees> {
  return timer(0, FEES_POLL_MS).pipe(
    filter(() => visibility.isVisible()),
    exhaustMap(() => from(readNetworkFees(node, chainId))),
    filter((fees) => fees !== null),
  );
}

/** The same once; null while any part of it is unknown. */
export async function readNetworkFees(node: Pick<ChainNode, 'request'>, chainId: ChainId): Promise<NetworkFees | null> {
  const [answer, data] = await Promise.all([
    node.request(chainId, 'eth_gasPrice', []),
    hasDataFee(chainId) ? readDataFee(node, chainId) : null,
  ]);
  if (hasDataFee(chainId) && data === null) return null;
  return answer.ok && typeof answer.value === 'string' && QUANTITY.test(answer.value) ? { gasPrice: BigInt(answer.value), data } : null;
}
