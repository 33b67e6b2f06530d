import { combineLatest, distinctUntilChanged, map, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, EventLog, LogsState } from '@dex/mf-shared/contract';
import { callData, readWord, uintWord } from '@dex/mf-shared/chain';
import { MAINNET, type Address, type Chain, type ChainId, type Hex } from '@dex/mf-shared/domain';
import type { HistoryAnswer, HistoryEvent, PlacedEvent } from '../../domain/v3/positionHistory';
import { anewWhereCut } from '../anewWhereCut';
import { standsWhileReadAgain } from '../standsWhileReadAgain';

/** IncreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1) */
const ADDED = callData('0x3067048beee31b25b2f1681f88dac838c8bba36af25bfb2b7cf7473a5847e35f');
/** DecreaseLiquidity(uint256 indexed tokenId, uint128 liquidity, uint256 amount0, uint256 amount1) */
const REMOVED = callData('0x26f6a048ee9138f2c0ce266f322cb99228e8d619ae2bff30c67f8dcf9d2377b4');
/** Collect(uint256 indexed tokenId, address recipient, uint256 amount0, uint256 amount1) */
const COLLECTED = callData('0x40d0efd1a53d60ecbf40971b9daf7dc90178c3aadc7aab1765632738fa8b8f01');
/** Transfer(address indexed from, address indexed to, uint256 indexed tokenId) */
const TRANSFER = callData('0xddf252ad1be2c89b69c2b068fc378daa952ba7f163c4a11628f55a4df523b3ef');
const WORD = 32;
const NOBODY = callData('0x', uintWord(0n));

/** Before this block a network has no position manager. A network that is not named is read from its start. */
const FIRST_BLOCKS: Readonly<Partial<Record<ChainId, number>>> = { [MAINNET]: 12_369_651 };

/**
 * Everything that happened to a position, by the logs of its manager, in the windows that the node allows; kept fresh with each block.
 * Whether it begins with the making of the position is told by the transfer from nobody in the transaction of its first deposit.
 * `isAnew` uses nothing of what an earlier visit kept, and keeps what is read now in place of it.
 */
export function history$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'logs$'>,
  { chainId }: Pick<Chain, 'chainId'>,
  manager: Address,
  tokenId: string,
  isAnew = false,
): Observable<HistoryAnswer> {
  const firstBlock = FIRST_BLOCKS[chainId] ?? 0;
  const id = callData('0x', uintWord(BigInt(tokenId)));
  return reads.block$(chainId).pipe(
    // A copy of the network for tests is shorter than that.
    map(({ number }) => (number < firstBlock ? 0 : firstBlock)),
    distinctUntilChanged(),
    switchMap((fromBlock) => {
      const read = (all: boolean) => {
        const query = { address: manager, fromBlock, isKept: true, isAnew: all, mayLackOld: true };
        return combineLatest([
          node.logs$(chainId, { ...query, topics: [[ADDED, REMOVED, COLLECTED], id] }),
          node.logs$(chainId, { ...query, topics: [TRANSFER, NOBODY, null, id] }),
        ]).pipe(map(([events, mints]) => historyOf(events, mints)));
      };
      return standsWhileReadAgain(anewWhereCut(isAnew, read, (answer) => answer.kind === 'known' && !answer.isFromStart));
    }),
  );
}

function historyOf(state: LogsState, mints: LogsState): HistoryAnswer {
  if (state.kind === 'error' || mints.kind === 'error') return { kind: 'failed' };
  if (state.kind === 'loading' || state.kind === 'invalid') return { kind: 'loading' };
  if (state.kind !== 'synced' || mints.kind !== 'synced') {
    return { kind: 'reading', count: state.logs.length, reachedBlock: reachedBy(state, mints) };
  }
  const events = state.logs.map(placedEventOf);
  const known = events.filter((event) => event !== null);
  if (known.length !== events.length) return { kind: 'failed' };
  const [first] = state.logs;
  const isFromStart = first !== undefined && mints.logs.some(({ transactionHash }) => transactionHash === first.transactionHash);
  const isLost = (state.isLost ?? false) || (mints.isLost ?? false);
  const lacksBefore = Math.max(state.lacksBefore ?? 0, mints.lacksBefore ?? 0);
  const firstBlock = !isFromStart && lacksBefore > 0 ? lacksBefore : (first?.blockNumber ?? null);
  return { kind: 'known', events: known, isFromStart, firstBlock, isLost };
}

/** How far both readings have come; null while one of them has not begun to say so. */
function reachedBy(...states: readonly LogsState[]): number | null {
  const reached = states.map((state) => (state.kind === 'synced' ? Infinity : state.kind === 'syncing' ? state.reachedBlock : undefined));
  const least = Math.min(...reached.map((block) => block ?? NaN));
  return Number.isFinite(least) ? least : null;
}

function placedEventOf(log: EventLog): PlacedEvent | null {
  const event = eventOf(log);
  return event && { ...event, blockNumber: log.blockNumber, transaction: log.transactionHash };
}

/** What a log says; null for one that says nothing known. The first word of a collection is its receiver. */
function eventOf({ topics, data }: EventLog): HistoryEvent | null {
  const [first, amount0, amount1] = [readWord(data, 0), readWord(data, WORD), readWord(data, 2 * WORD)];
  if (first === null || amount0 === null || amount1 === null) return null;
  const amounts = { amount0: String(amount0), amount1: String(amount1) };
  const is = (topic: Hex) => topics[0]?.toLowerCase() === topic;
  if (is(COLLECTED)) return { kind: 'collected', ...amounts };
  if (is(ADDED)) return { kind: 'added', liquidity: String(first), ...amounts };
  return is(REMOVED) ? { kind: 'removed', liquidity: String(first), ...amounts } : null;
}
