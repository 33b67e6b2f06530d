import { ACCOUNTS } from './accounts';
import type { Hex } from '../node/hex';

/**
 * State of a seeded position. `rangeAbove`: its range lies above the pool's tick, it holds token0 only;
 * `rangeBelow`: below, token1 only. `closed`: no liquidity, all collected; `closedUncollected`: no liquidity,
 * the tokens still wait to be collected. `approved`: of another owner, the first account may operate it.
 */
export type PositionKind =
  | 'inRange'
  | 'rangeAbove'
  | 'rangeBelow'
  | 'closed'
  | 'closedUncollected'
  | 'fullRange'
  | 'stable'
  | 'foreign'
  | 'approved';

/** One seeded position of the position manager. */
export interface PositionFact {
  readonly id: number;
  readonly kind: PositionKind;
  readonly owner: Hex;
  readonly fee: number;
  readonly symbols: readonly [string, string];
}

const position = (id: number, kind: PositionKind, account: 0 | 1, fee: number, symbols: readonly [string, string]): PositionFact => ({
  id,
  kind,
  owner: ACCOUNTS[account],
  fee,
  symbols,
});

/** Positions of the accounts on the chain with id 1, in order of minting. */
export const MAINNET_POSITIONS: readonly PositionFact[] = [
  position(11, 'inRange', 0, 3000, ['USDC', 'WETH']),
  position(12, 'rangeAbove', 0, 3000, ['USDC', 'WETH']),
  position(13, 'rangeBelow', 0, 3000, ['USDC', 'WETH']),
  position(14, 'closed', 0, 3000, ['DAI', 'WETH']),
  position(15, 'closedUncollected', 0, 500, ['USDC', 'WETH']),
  position(16, 'fullRange', 0, 3000, ['UNI', 'WETH']),
  position(17, 'stable', 0, 100, ['DAI', 'USDC']),
  position(18, 'foreign', 1, 3000, ['USDC', 'WETH']),
  position(19, 'approved', 1, 10000, ['USDC', 'WETH']),
];

/** Positions of the first account on the chain with id 42161. */
export const ARBITRUM_POSITIONS: readonly PositionFact[] = [position(3, 'inRange', 0, 3000, ['WETH', 'USDC'])];
