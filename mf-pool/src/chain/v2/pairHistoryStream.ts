import { combineLatest, distinctUntilChanged, from, map, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, EventLog, LogQuery, LogsState } from '@dex/mf-shared/contract';
import { callData, eventLogsOf } from '@dex/mf-shared/chain';
import { MAINNET, type Address, type ChainId } from '@dex/mf-shared/domain';
import type { PairHistory, PairHistoryWish, PlacedShareEvent, ShareEvent } from '../../domain/v2/pairHistory';
import { anewWhereCut } from '../anewWhereCut';
import { standsWhileReadAgain } from '../standsWhileReadAgain';
import { shareEvents, topicOf, TRANSFER } from './shareEvents';

/** Before this block a network has no factory of version 2. A network that is not named is read from its start. */
const FIRST_BLOCKS: Readonly<Partial<Record<ChainId, number>>> = { [MAINNET]: 10_000_835 };

/** PairCreated(address indexed token0, address indexed token1, address pair, uint256) of a factory. */
const CREATED = callData('0x0d3648bd0f6ba80134a33ba9275ac585d9d315f0ad8355cddefde31afa28d0e9');

/**
 * Everything that happened to an account's shares of a pair: the transfers of its shares by the pair's logs, and what each of their
 * transactions did by its receipt; kept fresh with each block. That nothing is missing before them is told by the making of the pair: a
 * node that knows it has lost no old block.
 */
export function pairHistory$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'logs$' | 'request'>,
  wish: PairHistoryWish,
): Observable<PairHistory> {
  const { chainId, pair, account } = wish;
  const firstBlock = FIRST_BLOCKS[chainId] ?? 0;
  const eventsOf = createReceipts(node, wish);
  const holder = topicOf(account);
  const [token0, token1] = wish.tokens;
  return reads.block$(chainId).pipe(
    // A copy of the network for tests is shorter than that.
    map(({ number }) => (number < firstBlock ? 0 : firstBlock)),
    distinctUntilChanged(),
    switchMap((fromBlock) => {
      const read = (isAnew: boolean) => {
        const logs = (address: Address, topics: LogQuery['topics']) =>
          node.logs$(chainId, { address, topics, fromBlock, isKept: true, isAnew });
        return combineLatest([
          logs(pair, [TRANSFER, holder]),
          logs(pair, [TRANSFER, null, holder]),
          logs(wish.factory, [CREATED, topicOf(token0), topicOf(token1)]),
        ]).pipe(switchMap((states) => from(historyOf(states, eventsOf))));
      };
      return standsWhileReadAgain(anewWhereCut(false, read, (answer) => answer.kind === 'known' && !answer.isFromStart));
    }),
  );
}

/** Blocks this near to the end may still be replaced, and then a transaction of the same shares may have paid something else. */
const UNSETTLED_BLOCKS = 64;

type EventsOf = (logs: readonly EventLog[], settled: number) => Promise<readonly PlacedShareEvent[] | null>;

async function historyOf([out, into, made]: readonly [LogsState, LogsState, LogsState], eventsOf: EventsOf): Promise<PairHistory> {
  const states = [out, into, made];
  if (states.some(({ kind }) => kind === 'error')) return { kind: 'failed' };
  if (out.kind !== 'synced' || into.kind !== 'synced' || made.kind !== 'synced') return progressOf(...states);
  const events = await eventsOf([...out.logs, ...into.logs], Math.min(out.blockNumber, into.blockNumber) - UNSETTLED_BLOCKS);
  const isLost = [out, into, made].some((state) => state.isLost ?? false);
  return events ? { kind: 'known', events, isFromStart: made.logs.length > 0, isLost } : { kind: 'failed' };
}

function progressOf(...states: readonly LogsState[]): PairHistory {
  if (states.some(({ kind }) => kind === 'loading' || kind === 'invalid')) return { kind: 'loading' };
  const count = states.reduce((sum, state) => sum + ('logs' in state ? state.logs.length : 0), 0);
  const reached = states.map((state) => (state.kind === 'syncing' ? state.reachedBlock : Infinity) ?? NaN);
  const least = Math.min(...reached);
  return { kind: 'reading', count, reachedBlock: Number.isFinite(least) ? least : null };
}

/**
 * What the transactions of some logs did, in the order of the chain; null when one of them could not be read. One receipt after the other,
 * and none twice that is of a settled block.
 */
function createReceipts({ request }: Pick<ChainNode, 'request'>, wish: PairHistoryWish) {
  const known = new Map<string, readonly ShareEvent[]>();
  return async (logs: readonly EventLog[], settled: number): Promise<readonly PlacedShareEvent[] | null> => {
    const inOrder = logs.toSorted((one, other) => one.blockNumber - other.blockNumber);
    const all = new Map<string, readonly PlacedShareEvent[]>();
    for (const { transactionHash, blockNumber } of inOrder) {
      const key = `${transactionHash}:${blockNumber}`;
      if (all.has(key)) continue;
      const events = known.get(key) ?? (await receiptEvents(request, wish, transactionHash));
      if (!events) return null;
      if (blockNumber <= settled) known.set(key, events);
      all.set(
        key,
        events.map((event) => ({ ...event, blockNumber, transaction: transactionHash })),
      );
    }
    return [...all.values()].flat();
  };
}

async function receiptEvents(request: ChainNode['request'], wish: PairHistoryWish, hash: string): Promise<readonly ShareEvent[] | null> {
  const answer = await request(wish.chainId, 'eth_getTransactionReceipt', [hash]);
  const receipt = answer.ok ? answer.value : null;
  const logs = typeof receipt === 'object' && receipt !== null && 'logs' in receipt ? eventLogsOf(receipt.logs) : null;
  return logs && shareEvents(logs, wish);
}
