import type { WatchedReads } from '@dex/mf-shared/chain';
import type { ChainNode, NameService } from '@dex/mf-shared/contract';
import type { Observable, Unsubscribable } from 'rxjs';
import type { ChainAccess } from './chainAccess';
import { createEarlyStreams } from './earlyStream';
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
    const patiently = loadPatiently(load, () => isOver, 'The code that reads the chains did not come');
    open(
      patiently.then((here) => {
        loaded = here;
        if (isOver) here.stop();
        return here;
      }),
    );
  };
  const now = () => {
    begin();
    return access;
  };
  /** Calls back at once or as soon as the code is there; not at all once it is no longer wanted, or if it never comes. */
  const whenHere = (enter: (here: ChainAccess) => Unsubscribable): (() => void) => {
    let isLeft = false;
    let opened: Unsubscribable | null = null;
    const go = (here: ChainAccess) => {
      if (isLeft) return;
      opened = enter(here);
      // Who hears at once may leave at once.
      if (isLeft) opened.unsubscribe();
    };
    if (loaded) go(loaded);
    else access.then(go, () => undefined);
    return () => {
      isLeft = true;
      opened?.unsubscribe();
    };
  };
  const stream = createEarlyStreams(
    () => loaded?.stream ?? null,
    (use) => whenHere((here) => use(here.stream)),
  );
  const later$ = <T>(use: (here: ChainAccess) => Observable<T>) =>
    stream<T>((observer) => whenHere((here) => use(here).subscribe(observer)));

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
    stream,
    mainnetNode: { request: async (request) => (await now()).mainnetNode.request(request) },
    begin,
    stop: () => {
      isOver = true;
      loaded?.stop();
    },
  };
}
