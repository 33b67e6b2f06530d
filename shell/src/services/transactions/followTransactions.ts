import { type RpcClients, watchTransactions } from '@dex/mf-shared/chain';
import type { BusEvent, ChainReads } from '@dex/mf-shared/contract';
import type { TypedSharedStore } from '@dex/mf-shared/state';
import { recordedOrders } from '../outstanding/recordedOrders';
import { followedTransactions$ } from './followedTransactions';

/** What the follower of transactions works with. */
export interface FollowOptions {
  readonly store: TypedSharedStore;
  readonly reads: Pick<ChainReads, 'block$'>;
  readonly clients: RpcClients;
  readonly announce: (event: BusEvent) => void;
}

/** Follows the transactions of the store until the page is left; the only way into its chunk. */
export function followTransactions({ store, reads, clients, announce }: FollowOptions): () => void {
  const news = watchTransactions({
    pending$: followedTransactions$(store),
    block$: (chainId) => reads.block$(chainId),
    clients,
    recorded: (chainId) => recordedOrders(store, chainId),
  }).subscribe(announce);
  return () => news.unsubscribe();
}
