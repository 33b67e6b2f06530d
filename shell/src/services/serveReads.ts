import type { ChainError, ChainReads, NameService, ReadCall } from '@dex/mf-shared/contract';
import type { ChainTable, Result } from '@dex/mf-shared/domain';
import { type Read, type ReadAnswer, type ReadOf, readsReceived, selectWantedReads, type TypedSharedStore } from '@dex/mf-shared/state';
import { EMPTY, expand, from, map, type Observable, of, type Subscription, switchMap, timer } from 'rxjs';
import { type ReadPlan, readPlanOf } from './readPlan';

interface ServeReadsOptions {
  readonly store: TypedSharedStore;
  readonly reads: ChainReads;
  readonly names: NameService;
  readonly chains: ChainTable;
}

type NameRead = ReadOf<'nameOf'> | ReadOf<'addressOf'>;

/** Milliseconds until a name that could not be looked up is asked for again, for as long as a screen wants it. */
const NAME_RETRY_MS = 12_000;

function stateOf<Value>(result: Result<Value, ChainError>) {
  return result.ok ? ({ kind: 'known', value: result.value, blockNumber: 0, syncing: false } as const) : ({ kind: 'unreachable' } as const);
}

async function nameAnswer(names: NameService, read: NameRead): Promise<ReadAnswer> {
  return read.kind === 'nameOf'
    ? { kind: 'nameOf', read, state: stateOf(await names.lookup(read.address)) }
    : { kind: 'addressOf', read, state: stateOf(await names.resolve(read.name)) };
}

/** The name service's answer; where it gave none, asked for again until it does. */
function names$(names: NameService, read: NameRead): Observable<ReadAnswer> {
  const ask = () => nameAnswer(names, read);
  return from(ask()).pipe(expand(({ state }) => (state.kind === 'unreachable' ? timer(NAME_RETRY_MS).pipe(switchMap(ask)) : EMPTY)));
}

/** What the network has no contract for is known at once: no dollar price, no smart wallet. */
function answerWithoutContract(read: Read): ReadAnswer | null {
  const known = { kind: 'known', blockNumber: 0, syncing: false } as const;
  if (read.kind === 'usdPrice') return { kind: 'usdPrice', read, state: { ...known, value: null } };
  if (read.kind === 'isArgentWallet') return { kind: 'isArgentWallet', read, state: { ...known, value: false } };
  return null;
}

function planned$({ chainId, calls, otherwise = [], blocksPerFetch, answer }: ReadPlan, reads: ChainReads): Observable<ReadAnswer> {
  const watch = (asked: readonly ReadCall[]) => reads.watch(chainId, asked, { blocksPerFetch });
  return watch(calls).pipe(
    switchMap((results) => {
      const said = answer(results);
      const isOpen = otherwise.length > 0 && said.state.kind === 'known' && said.state.value === null;
      return isOpen ? watch(otherwise).pipe(map((further) => answer([...results, ...further]))) : of(said);
    }),
  );
}

function answers$(read: Read, { reads, names, chains }: ServeReadsOptions): Observable<ReadAnswer | null> {
  const plan = readPlanOf(read, chains);
  if (plan) return planned$(plan, reads);
  return read.kind === 'nameOf' || read.kind === 'addressOf' ? names$(names, read) : of(answerWithoutContract(read));
}

/**
 * The one stream that keeps fresh what screens have asked for: it follows the wanted facts of the store, and hands all
 * answers of one turn of the event loop over as one event.
 */
export function serveReads(options: ServeReadsOptions): () => void {
  const { store } = options;
  const watched = new Map<string, Subscription>();
  let followed: ReturnType<typeof selectWantedReads> | null = null;
  let collected: ReadAnswer[] = [];

  const collect = (answer: ReadAnswer | null) => {
    if (!answer) return;
    if (collected.push(answer) > 1) return;
    queueMicrotask(() => {
      const news = collected;
      collected = [];
      store.dispatch(readsReceived(news));
    });
  };
  const follow = () => {
    const wanted = selectWantedReads(store.getState());
    if (wanted === followed) return;
    followed = wanted;
    for (const [key, subscription] of watched) {
      if (wanted[key]) continue;
      subscription.unsubscribe();
      watched.delete(key);
    }
    for (const [key, { read }] of Object.entries(wanted)) {
      if (!watched.has(key)) watched.set(key, answers$(read, options).subscribe(collect));
    }
  };

  const unsubscribe = store.subscribe(follow);
  follow();
  return () => {
    unsubscribe();
    for (const subscription of watched.values()) subscription.unsubscribe();
    watched.clear();
  };
}
