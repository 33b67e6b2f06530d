import type { WatchedReads } from '@dex/mf-shared/chain';
import type { ChainNode, NameService } from '@dex/mf-shared/contract';
import { defer, from, type Observable, switchMap } from 'rxjs';
import type { ChainAccess } from './chainAccess';
import { loadPatiently } from './loadPatiently';

/** The ways to the chains from the page's first moment; their code comes once the page is drawn. */
export interface LaterChain extends Omit<ChainAccess, 'stop'> {
  /** Loads the code, once; what was asked for before is answered then. */
  begin(): void;
  stop(): void;
}

/**
 * The ports of the chains over code that is loaded later. A watched stream waits for it; a question that someone asks by a command loads it
 * at once. Once it is there, calls go straight through.
 */
export function createLaterChain(load: () => Promise<ChainAccess>): LaterChain {
  let loaded: ChainAccess | null = null;
  let isOver = false;
  let open: (access: Promise<ChainAccess>) => void = () => undefined;
  const access = new Promise<ChainAccess>((resolve) => {
    open = resolve;
  });
  let hasBegun = false;

  const begin = () => {
    if (hasBegun) return;
    hasBegun = true;
    // Without it the page shows nothing of any chain.
    open(loadPatiently(load, () => isOver, 'The code that reads the chains did not come'));
    void access.then((here) => {
      loaded = here;
      if (isOver) here.stop();
    });
  };
  const now = () => {
    begin();
    return access;
  };
  const later$ = <T>(use: (here: ChainAccess) => Observable<T>) => defer(() => (loaded ? use(loaded) : from(access).pipe(switchMap(use))));

  const reads: WatchedReads = {
    watch: (...question) => later$((here) => here.reads.watch(...question)),
    once: async (...question) => (await now()).reads.once(...question),
    block$: (chainId) => later$((here) => here.reads.block$(chainId)),
    freshness$: (chainId) => later$((here) => here.reads.freshness$(chainId)),
    // Code that is still on its way asks by itself once it is there.
    askNow: (chainId) => loaded?.reads.askNow(chainId),
  };
  const node: ChainNode = {
    estimateGas: async (...question) => (await now()).node.estimateGas(...question),
    call: async (...question) => (await now()).node.call(...question),
    request: async (...question) => (await now()).node.request(...question),
    logs$: (...question) => later$((here) => here.node.logs$(...question)),
  };
  const names: NameService = {
    resolve: async (name) => (await now()).names.resolve(name),
    lookup: async (address) => (await now()).names.lookup(address),
  };
  return {
    reads,
    node,
    names,
    mainnetNode: { request: async (request) => (await now()).mainnetNode.request(request) },
    begin,
    stop: () => {
      isOver = true;
      loaded?.stop();
    },
  };
}
