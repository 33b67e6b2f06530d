import { concat, EMPTY, exhaustMap, filter, from, merge, Observable, of, tap, timer } from 'rxjs';
import type { Visibility } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';
import type { NetworkFees } from '../domain/best/networkCost';
import { hasDataFee, readDataFee } from './dataFee';

/** Fees are asked for again after this long while the page is seen. */
export const FEES_POLL_MS = 60_000;
/** Fees that were read longer ago than this, in milliseconds, are not known any more. */
const FEES_HOLD_MS = 3 * FEES_POLL_MS;

const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/;

interface FeeServices {
  readonly node: Pick<ChainNode, 'request'>;
  readonly visibility: Visibility;
  /** Milliseconds. */
  readonly now: () => number;
}

/**
 * What a network asks for a unit of gas (eth_gasPrice), and on a rollup for data, in wei. Where a part of it is not said nothing is said
 * of the whole: the last answer stays, but not for longer than `FEES_HOLD_MS`, also not over a time in which nobody asked: then comes null.
 */
export function networkFees({ node, visibility, now }: FeeServices): (chainId: ChainId) => Observable<NetworkFees | null> {
  const readAt = new Map<ChainId, number>();
  const isOld = (chainId: ChainId) => now() - (readAt.get(chainId) ?? Infinity) > FEES_HOLD_MS;
  const seen$ = new Observable<void>((subscriber) => visibility.onChange(() => subscriber.next()));
  return (chainId) =>
    merge(timer(0, FEES_POLL_MS), seen$.pipe(filter(() => isOld(chainId)))).pipe(
      filter(() => visibility.isVisible()),
      exhaustMap(() => {
        const answer$ = from(readNetworkFees(node, chainId)).pipe(
          filter((fees) => fees !== null),
          tap(() => readAt.set(chainId, now())),
        );
        return concat(isOld(chainId) ? of(null) : EMPTY, answer$);
      }),
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
