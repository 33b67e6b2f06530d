import { V3 } from '../facts/contracts';
import { RICH, SECOND } from '../facts/accounts';
import { MAINNET_POSITIONS, type PositionKind } from '../facts/positions';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import type { Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { NO_DEADLINE, units } from './amounts';
import { MAINNET_POOLS as P } from './mainnetMarkets';
import { fullRange, mintPosition, type PoolFact, rangeAround, swapExactInput, type TickRange, withAmounts } from './pools';

const MAX_UINT128 = 2n ** 128n - 1n;
const DECREASE = 'function decreaseLiquidity((uint256, uint128, uint256, uint256, uint256)) payable returns (uint256, uint256)';
const COLLECT = 'function collect((uint256, address, uint128, uint128)) payable returns (uint256, uint256)';
const POSITIONS =
  'function positions(uint256) view returns (uint96, address, address, address, uint24, int24, int24, uint128, uint256, uint256, uint128, uint128)';

/** Mints the accounts' positions in the order of their facts, earns fees, and closes two of them. */
export async function seedPositions(chain: SeedChain, maker: Hex): Promise<void> {
  for (const { kind, owner } of MAINNET_POSITIONS) {
    const { pool, range } = PLANS[kind];
    await mintPosition(chain, owner, pool, range);
  }
  await earnFees(chain, maker);
  await removeAllLiquidity(chain, RICH, positionId('closed'));
  await collect(chain, RICH, positionId('closed'));
  await removeAllLiquidity(chain, RICH, positionId('closedUncollected'));
  const args = [RICH, BigInt(positionId('approved'))];
  await chain.send({ from: SECOND, to: V3.positionManager, signature: 'function approve(address, uint256)', args });
}

/** Trades both ways and back, so that positions in range have uncollected fees. */
async function earnFees(chain: SeedChain, maker: Hex): Promise<void> {
  for (const pool of [P.usdcWeth3000, P.usdcWeth500, P.daiWeth3000]) {
    const [stable, wrapped] = pool.sides;
    const half = { token: stable.token, amount: units(stable.token, 200_000) };
    const back = { token: wrapped.token, amount: units(wrapped.token, 100) };
    await swapExactInput(chain, maker, { fee: pool.fee, from: half, to: wrapped.token });
    await swapExactInput(chain, maker, { fee: pool.fee, from: back, to: stable.token });
  }
}

const small = (pool: PoolFact): PoolFact => withAmounts(pool, units(pool.sides[0].token, 20_000), units(pool.sides[1].token, 10));

// token0 is USDC or DAI in these pools: a range above the tick holds it alone, one below holds WETH alone.
const PLANS: Record<PositionKind, { readonly pool: PoolFact; readonly range: TickRange }> = {
  inRange: { pool: small(P.usdcWeth3000), range: rangeAround(P.usdcWeth3000, -0.2, 0.25) },
  rangeAbove: { pool: withAmounts(P.usdcWeth3000, units(T.USDC, 5000), 0n), range: rangeAround(P.usdcWeth3000, 0.3, 0.6) },
  rangeBelow: { pool: withAmounts(P.usdcWeth3000, 0n, units(T.WETH, 3)), range: rangeAround(P.usdcWeth3000, -0.5, -0.2) },
  closed: { pool: small(P.daiWeth3000), range: rangeAround(P.daiWeth3000, -0.3, 0.4) },
  closedUncollected: { pool: small(P.usdcWeth500), range: rangeAround(P.usdcWeth500, -0.1, 0.1) },
  fullRange: { pool: withAmounts(P.uniWeth3000, units(T.UNI, 4000), units(T.WETH, 10)), range: fullRange(3000) },
  stable: {
    pool: withAmounts(P.daiUsdc100, units(T.DAI, 10_000), units(T.USDC, 10_000)),
    range: rangeAround(P.daiUsdc100, -0.005, 0.005),
  },
  foreign: { pool: withAmounts(P.usdcWeth3000, units(T.USDC, 2000), units(T.WETH, 1)), range: rangeAround(P.usdcWeth3000, -0.1, 0.1) },
  approved: {
    pool: withAmounts(P.usdcWeth10000, units(T.USDC, 2000), units(T.WETH, 1)),
    range: rangeAround(P.usdcWeth10000, -0.3, 0.3),
  },
};

function positionId(kind: PositionKind): number {
  const found = MAINNET_POSITIONS.find((position) => position.kind === kind);
  if (found === undefined) throw new Error(`No position of kind ${kind}`);
  return found.id;
}

async function removeAllLiquidity(chain: SeedChain, owner: Hex, id: number): Promise<void> {
  const answer = await chain.read({ to: V3.positionManager, signature: POSITIONS, args: [BigInt(id)] });
  const liquidity: unknown = Array.isArray(answer) ? answer[7] : undefined;
  if (typeof liquidity !== 'bigint') throw new Error(`Position ${id} has no liquidity figure`);
  const args = [[BigInt(id), liquidity, 0n, 0n, NO_DEADLINE]];
  await chain.send({ from: owner, to: V3.positionManager, signature: DECREASE, args });
}

async function collect(chain: SeedChain, owner: Hex, id: number): Promise<void> {
  const args = [[BigInt(id), owner, MAX_UINT128, MAX_UINT128]];
  await chain.send({ from: owner, to: V3.positionManager, signature: COLLECT, args });
}
