import { TICK_SPACING, usableTickBounds, type FeeTier } from '@dex/mf-shared/domain';
import { V3 } from '../facts/contracts';
import type { TokenFact } from '../facts/tokens';
import type { Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { NO_DEADLINE, sortByAddress } from './amounts';
import type { Side } from './v2';

/** A pool of the third version with deep full-range liquidity; the two amounts set its price. */
export interface PoolFact {
  readonly fee: FeeTier;
  readonly sides: readonly [Side, Side];
}

/** A range of ticks, both multiples of the pool's spacing. */
export interface TickRange {
  readonly lower: number;
  readonly upper: number;
}

const MINT =
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256)) payable returns (uint256, uint128, uint256, uint256)';
const CREATE = 'function createAndInitializePoolIfNecessary(address, address, uint24, uint160) payable returns (address)';

/** Creates a pool at the price of its two amounts, and deposits them over the full range. */
export async function createPool(chain: SeedChain, owner: Hex, { fee, sides }: PoolFact): Promise<void> {
  const [side0, side1] = sortByAddress(sides[0], sides[1]);
  const args = [side0.token.address, side1.token.address, fee, sqrtPriceX96(side0.amount, side1.amount)];
  await chain.send({ from: owner, to: V3.positionManager, signature: CREATE, args });
  await mintPosition(chain, owner, { fee, sides }, fullRange(fee));
}

/** Deposits into a range of an existing pool; the new position's id is the next one of the manager. */
export async function mintPosition(chain: SeedChain, owner: Hex, { fee, sides }: PoolFact, range: TickRange): Promise<void> {
  const [side0, side1] = sortByAddress(sides[0], sides[1]);
  const tokens = [side0.token.address, side1.token.address, fee, range.lower, range.upper];
  const args = [[...tokens, side0.amount, side1.amount, 0n, 0n, owner, NO_DEADLINE]];
  await chain.send({ from: owner, to: V3.positionManager, signature: MINT, args });
}

/** The widest range that a tier allows. */
export function fullRange(fee: FeeTier): TickRange {
  const { min, max } = usableTickBounds(fee);
  return { lower: min, upper: max };
}

/** A range whose two ends lie the given shares away from the price of the two amounts, e.g. -0.2 and 0.25. */
export function rangeAround({ fee, sides }: PoolFact, below: number, above: number): TickRange {
  const [side0, side1] = sortByAddress(sides[0], sides[1]);
  const price = Number(side1.amount) / Number(side0.amount);
  const tickAt = (ratio: number): number => {
    const tick = Math.log(price * ratio) / Math.log(1.0001);
    return Math.round(tick / TICK_SPACING[fee]) * TICK_SPACING[fee];
  };
  return { lower: tickAt(1 + below), upper: tickAt(1 + above) };
}

/** The two tokens of a pool with other amounts. */
export function withAmounts(pool: PoolFact, first: bigint, second: bigint): PoolFact {
  const [a, b] = pool.sides;
  return {
    fee: pool.fee,
    sides: [
      { token: a.token, amount: first },
      { token: b.token, amount: second },
    ],
  };
}

/** Swaps an exact amount through one pool. */
export async function swapExactInput(
  chain: SeedChain,
  owner: Hex,
  { fee, from, to }: { readonly fee: FeeTier; readonly from: Side; readonly to: TokenFact },
): Promise<void> {
  const signature =
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)';
  const args = [[from.token.address, to.address, fee, owner, NO_DEADLINE, from.amount, 0n, 0n]];
  await chain.send({ from: owner, to: V3.swapRouter, signature, args });
}

function sqrtPriceX96(amount0: bigint, amount1: bigint): bigint {
  return integerRoot((amount1 << 192n) / amount0);
}

function integerRoot(value: bigint): bigint {
  let root = 1n << BigInt((value.toString(2).length + 1) >> 1);
  for (;;) {
    const next = (root + value / root) >> 1n;
    if (next >= root) return root;
    root = next;
  }
}
