import { catchError, distinctUntilChanged, from, map, of, switchMap, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, EventLog, LogsState } from '@dex/mf-shared/contract';
import { callData, readInt } from '@dex/mf-shared/chain';
import { SWAPS_SPAN_SECONDS, type SwapTicks, type SwapTicksWish } from '../../domain/v3/swapTicks';
import { blockBefore, momentAt, type Moment } from '../blockMoments';
import { standsWhileReadAgain } from '../standsWhileReadAgain';

/** Swap(address indexed sender, address indexed recipient, int256 amount0, int256 amount1, uint160 sqrtPriceX96, uint128 liquidity, int24 tick) */
const SWAPPED = callData('0xc42079f94a6350d7e6235f29174924f928cc2ac818eb64fed8004e115fbcca67');
const TICK_OFFSET = 4 * 32;
/** What is kept begins at a multiple of it, so that another visit begins at the same block. */
const KEPT_STEP = 32_768;

/** Where the swaps of a pool ended over the last 30 days, or since the chain began if that is later; nothing where not all could be read. */
export function swapTicks$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'logs$' | 'request'>,
  { chainId, pool }: SwapTicksWish,
): Observable<SwapTicks> {
  return reads.block$(chainId).pipe(
    // Once: the newest blocks are read by the logs themselves.
    distinctUntilChanged(() => true),
    switchMap(({ number, timestamp }) => from(firstBlock(node, chainId, { number, seconds: timestamp }))),
    switchMap((first) =>
      first === null
        ? of({ kind: 'failed' } as const)
        : node.logs$(chainId, { address: pool, topics: [SWAPPED], fromBlock: first - (first % KEPT_STEP), isKept: true }).pipe(
            map((state) => ticksIn(state, first)),
            standsWhileReadAgain,
          ),
    ),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

/** The block that the span begins with; the first one of a chain that is younger, null where the node does not say. */
async function firstBlock(node: Pick<ChainNode, 'request'>, chainId: SwapTicksWish['chainId'], newest: Moment): Promise<number | null> {
  const first = await momentAt(node, chainId, 1);
  if (first && newest.seconds - first.seconds <= SWAPS_SPAN_SECONDS) return 0;
  return (await blockBefore(node, chainId, newest, SWAPS_SPAN_SECONDS))?.number ?? null;
}

function ticksIn(state: LogsState, first: number): SwapTicks {
  switch (state.kind) {
    case 'invalid':
    case 'loading':
      return { kind: 'loading' };
    case 'error':
      return { kind: 'failed' };
    case 'syncing':
      return { kind: 'reading', count: state.logs.length };
    case 'synced':
      return countsOf(state.logs.filter(({ blockNumber }) => blockNumber >= first));
  }
}

function countsOf(logs: readonly EventLog[]): SwapTicks {
  const counts = new Map<number, number>();
  for (const { data } of logs) {
    const tick = readInt(data, TICK_OFFSET);
    if (tick === null) return { kind: 'failed' };
    const at = Number(tick);
    counts.set(at, (counts.get(at) ?? 0) + 1);
  }
  return { kind: 'known', counts: [...counts] };
}
