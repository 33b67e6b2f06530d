import type { SharedStore } from '@dex/mf-shared/contract';
import { useServices } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { ACCOUNT, mainnet, ONE, ROUTER, TWO } from '../../../domain/orders.fixture';
import type { MarketAnswer } from '../../../domain/v3/ports';
import { wantedSlice } from '../../../state/wantedSlice';
import { chains } from '../../../state/v3/fixtures';
import { marketReceived, marketSlice } from '../../../state/v3/marketSlice';
import { poolsReceived, poolV3Slice, positionReceived } from '../../../state/v3/poolV3Slice';
import { poolAddressOf } from '../../../state/v3/selectWishes';
import type { PositionView } from '../usePositionView';

const WHOLE = 10n ** 18n;
const Q96 = 1n << 96n;
const POOL = poolAddressOf(chains, 1, ONE.address, TWO.address, 3000);
if (!POOL) throw new Error('The chain has version 3');

/** An own, open position at a price of one. */
export const ownPosition: PositionView = {
  chain: mainnet,
  account: ACCOUNT,
  manager: ROUTER,
  position: {
    tokenId: '7',
    nonce: '0',
    operator: ACCOUNT,
    token0: ONE.address,
    token1: TWO.address,
    fee: 3000,
    tickLower: -600,
    tickUpper: 600,
    liquidity: String(60n * WHOLE),
    feeGrowthInside0LastX128: '0',
    feeGrowthInside1LastX128: '0',
    tokensOwed0: '0',
    tokensOwed1: '0',
  },
  fee: 3000,
  owner: ACCOUNT,
  isOperator: true,
  picture: { kind: 'none' },
  token0: ONE,
  token1: TWO,
  currency0: ONE,
  currency1: TWO,
  nativeSide: null,
  shown: { base: ONE, quote: TWO },
  pool: { kind: 'exists', sqrtPriceX96: String(Q96), tick: 0, liquidity: '60' },
  sqrtPriceX96: Q96,
  state: 'inRange',
  amounts: { amount0: WHOLE, amount1: WHOLE },
  fees: { kind: 'known', amount0: String(WHOLE), amount1: String(WHOLE) },
  unread: [],
  owed: { amount0: WHOLE, amount1: WHOLE },
};

/** Has the section's slices there. */
export function addSlices(store: SharedStore): void {
  for (const slice of [poolV3Slice, wantedSlice, marketSlice]) store.addSlice(slice);
}

/** Draws with the section's slices there. */
export function WithSlices({ children }: { readonly children: ReactNode }) {
  addSlices(useServices().store);
  return children;
}

/** Four times the price of the pool, in a market beside which its liquidity is dust or not. */
export const marketAtFour = (outweighs: boolean): MarketAnswer => ({
  kind: 'known',
  references: [{ source: { kind: 'v2' }, sqrtPriceX96: String(2n * Q96), outweighs }],
  isComplete: true,
});

/** The position and its pool as they were read, and with them the answer about the market. */
export function readActions(market: MarketAnswer) {
  const { position, owner, pool } = ownPosition;
  return [
    positionReceived({ key: '1:7', answer: { kind: 'known', position, owner, image: { kind: 'none' } } }),
    poolsReceived({ key: `1:${POOL}`, answer: { [POOL ?? '']: pool } }),
    marketReceived({ key: `1:${ONE.address},${TWO.address}:3000`, answer: market }),
  ];
}

/** The price of the pool itself, known from elsewhere. */
export const marketAtOne: MarketAnswer = {
  kind: 'known',
  references: [{ source: { kind: 'v2' }, sqrtPriceX96: String(Q96), outweighs: true }],
  isComplete: true,
};

/** What the contracts of the two tokens say of themselves. */
export const tokenAnswers = [ONE, TWO].map(({ chainId, address, name, symbol, decimals }) => ({
  kind: 'token' as const,
  read: { kind: 'token' as const, chainId, address },
  state: { kind: 'known' as const, value: { name, symbol, decimals }, blockNumber: 1, syncing: false },
}));
