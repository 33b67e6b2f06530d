import { followOutstanding, type Visibility } from '@dex/mf-shared/chain';
import type { BusEvent, ShellServices } from '@dex/mf-shared/contract';
import { sameAddress } from '@dex/mf-shared/domain';
import { selectAccount, type TypedSharedStore } from '@dex/mf-shared/state';
import { followedRequests$ } from './followedRequestsStream';
import { recordedOrders, unsettledRequests } from './recordedOrders';

/** What the follower of requests without a hash works with. */
export interface OutstandingOptions {
  readonly services: Pick<ShellServices, 'reads' | 'node' | 'wallet'>;
  readonly store: TypedSharedStore;
  readonly visibility: Visibility;
  readonly announce: (event: BusEvent) => void;
}

/** Follows the requests without an end until the page is left; the only way into its chunk. */
export function startOutstanding({ services, store, visibility, announce }: OutstandingOptions): () => void {
  const { reads, node, wallet } = services;
  const news = followOutstanding({
    open$: followedRequests$(store),
    block$: (chainId) => reads.block$(chainId),
    node,
    wallet,
    recorded: (chainId) => recordedOrders(store, chainId),
    unsettled: () => unsettledRequests(store),
    isConnected: (account) => sameAddress(account, selectAccount(store.getState())),
    isVisible: () => visibility.isVisible(),
  }).subscribe(announce);
  return () => news.unsubscribe();
}
