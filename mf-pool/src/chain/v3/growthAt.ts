import type { ReadCall } from '@dex/mf-shared/contract';
import { callData, intWord, readWord, slot0Call, slot0In } from '@dex/mf-shared/chain';
import type { Address, ChainId, Hex } from '@dex/mf-shared/domain';
import type { TickRange } from '../../domain/liquidityMath';
import type { FeeGrowth } from '../../domain/v3/feeRate';
import type { AskedNode } from '../askedAgain';
import { saidAt, type Moment } from '../blockMoments';

const WORD = 32;

/** A range of a pool on some chain. */
export interface PoolRange extends TickRange {
  readonly chainId: ChainId;
  readonly pool: Address;
}

/** feeGrowthGlobal0X128() and feeGrowthGlobal1X128() of a pool: its fees for one unit of liquidity since its making, each as one unsigned word. */
export function globalGrowthCalls(pool: Address): readonly [ReadCall, ReadCall] {
  return [
    { address: pool, callData: callData('0xf3058399') },
    { address: pool, callData: callData('0x46141319') },
  ];
}

/** A pool's counters of fees around a range as they were in a block; null where the node has no state that old. */
export async function growthAt(node: AskedNode, range: PoolRange, moment: Moment): Promise<FeeGrowth | null> {
  return (await poolAt(node, range, moment))?.growth ?? null;
}

/** The same with the pool's price in that block (Q64.96). */
export async function poolAt(
  node: AskedNode,
  range: PoolRange,
  { number, seconds }: Moment,
): Promise<{ readonly growth: FeeGrowth; readonly sqrtPriceX96: string } | null> {
  const { chainId, pool, tickLower, tickUpper } = range;
  const [call0, call1] = globalGrowthCalls(pool);
  const [slot0, global0, global1, lower, upper] = await Promise.all(
    [slot0Call(pool), call0, call1, ticksCall(pool, tickLower), ticksCall(pool, tickUpper)].map((call) =>
      saidAt(node, chainId, call, number),
    ),
  );
  const price = slot0 && slot0In(slot0);
  const [one, other] = [global0 && readWord(global0, 0), global1 && readWord(global1, 0)];
  if (!price || typeof one !== 'bigint' || typeof other !== 'bigint' || !lower || !upper) return null;
  const global = [String(one), String(other)] as const;
  return {
    sqrtPriceX96: String(price.sqrtPriceX96),
    growth: { seconds, tick: price.tick, global, lower: outsideIn(lower), upper: outsideIn(upper) },
  };
}

/** ticks(tick) of a pool: what grew on its other side, and whether it is in use. */
function ticksCall(pool: Address, tick: number): ReadCall {
  return { address: pool, callData: callData('0xf30dba93', intWord(tick)) };
}

function outsideIn(data: Hex): readonly [string, string] | null {
  const [one, other, isUsed] = [readWord(data, 2 * WORD), readWord(data, 3 * WORD), readWord(data, 7 * WORD)];
  return one === null || other === null || isUsed !== 1n ? null : [String(one), String(other)];
}
