import { exhaustMap, filter, from, timer, type Observable } from 'rxjs';
import type { Visibility } from '@dex/mf-shared/chain';
import type { ChainNode } from '@dex/mf-shared/contract';
import type { ChainId } from '@dex/mf-shared/domain';

/** Fees are asked for again after this long while the page is seen. */
export const GAS_PRICE_POLL_MS = 60_000;

const QUANTITY = /^0x[0-9a-fA-F]{1,64}$/;

interface GasPriceServices {
  readonly node: Pick<ChainNode, 'request'>;
  readonly visibility: Pick<Visibility, 'isVisible'>;
}

/** What the network asks for a unit of gas, in wei (eth_gasPrice). An answer that is none says nothing: the last one stays. */
export function gasPrice$({ node, visibility }: GasPriceServices, chainId: ChainId): Observable<bigint> {
  return timer(0, GAS_PRICE_POLL_MS).pipe(
    filter(() => visibility.isVisible()),
    exhaustMap(() => from(ask(node, chainId))),
    filter((price) => price !== null),
  );
}

async function ask(node: Pick<ChainNode, 'request'>, chainId: ChainId): Promise<bigint | null> {
  const answer = await node.request(chainId, 'eth_gasPrice', []);
  return answer.ok && typeof answer.value === 'string' && QUANTITY.test(answer.value) ? BigInt(answer.value) : null;
}
