import { rawAmount, requireAddress, sortsBefore, ZERO_AMOUNT, type Token } from '@dex/mf-shared/domain';
import { migrateKind } from '../../../mf-pool/src/chain/migrate/migrateKind';
import { claimRewardsKind, stakeKind, withdrawKind } from '../../../mf-pool/src/chain/mining/stakingKinds';
import { addPairKind, removePairKind } from '../../../mf-pool/src/chain/v2/pairKinds';
import { MAINNET_V2, V3 } from '../facts/contracts';
import { MAINNET_TOKENS as T, type TokenFact } from '../facts/tokens';
import { MAINNET_PAIRS } from '../seed/mainnetMarkets';
import { fullRange } from '../seed/pools';
import { stakingPoolAddress } from '../seed/staking';
import { v2PairAddress } from '../seed/v2';
import { balanceOf } from './useDevnet';
import {
  assetOf,
  LATE,
  maybeNative,
  measuring,
  needsOf,
  oneOf,
  orderOf,
  randomDollars,
  shareOf,
  tokenOf,
  worth,
  type Draw,
  type OrderSource,
} from './randomOrders';

const ROUTER = requireAddress(MAINNET_V2.router);
const MIGRATOR = requireAddress(V3.migrator);
const STAKED = [T.USDT, T.USDC, T.DAI, T.WBTC] as const;

/** The shares of a pair as a token. */
function shareToken(a: TokenFact, b: TokenFact): Token {
  const address = requireAddress(v2PairAddress(MAINNET_V2, a.address, b.address));
  return { kind: 'token', chainId: 1, address, decimals: 18, symbol: 'UNI-V2', name: 'Uniswap V2' };
}

/** A pair that the account has shares of, with how many. */
async function heldPair({ random, seed, account }: Draw, pairs: readonly (readonly [TokenFact, TokenFact])[]) {
  const held = await Promise.all(
    pairs.map(async ([a, b]) => ({ a, b, share: shareToken(a, b), amount: await balanceOf(seed, shareToken(a, b).address, account) })),
  );
  const some = held.filter(({ amount }) => amount > 1_000_000n);
  return some.length === 0 ? null : oneOf(random, some);
}

const PAIRS = MAINNET_PAIRS.map(([a, b]) => [a.token, b.token] as const);

/** A deposit into a pair, those with a token that takes a part of it included. */
export const randomAddPair: OrderSource = async (draw) => {
  const [one, other] = oneOf(draw.random, PAIRS);
  const dollars = randomDollars(draw.random);
  const [a, b] = [maybeNative(draw, one), maybeNative(draw, other)];
  const [amountA, amountB] = [rawAmount(worth(one, dollars)), rawAmount(worth(other, dollars))];
  const terms = { router: ROUTER, a, b, amountA, amountB, minimumA: ZERO_AMOUNT, minimumB: ZERO_AMOUNT, deadlineSeconds: LATE };
  return orderOf(draw, addPairKind, terms, {
    needs: [...needsOf(a, ROUTER, amountA), ...needsOf(b, ROUTER, amountB)],
    limits: measuring([assetOf(a), assetOf(b)], [{ asset: shareToken(one, other).address, recipient: draw.account }]),
  });
};

/** Shares of a pair back into its two sides. */
export const randomRemovePair: OrderSource = async (draw) => {
  const held = await heldPair(draw, PAIRS);
  if (!held) return null;
  const [a, b] = [maybeNative(draw, held.a), maybeNative(draw, held.b)];
  const shares = rawAmount(shareOf(draw.random, held.amount));
  const amounts = { amountA: ZERO_AMOUNT, amountB: ZERO_AMOUNT, minimumA: ZERO_AMOUNT, minimumB: ZERO_AMOUNT };
  const terms = { router: ROUTER, a, b, ...amounts, pair: held.share.address, shares, deadlineSeconds: LATE };
  return orderOf(draw, removePairKind, terms, {
    needs: needsOf(held.share, ROUTER, shares),
    limits: measuring(
      [held.share.address],
      [a, b].map((side) => ({ asset: assetOf(side), recipient: draw.account })),
    ),
  });
};

/** Shares of a pair moved into a position over the full range. */
export const randomMigration: OrderSource = async (draw) => {
  const { random, account } = draw;
  const held = await heldPair(
    draw,
    [T.USDC, T.DAI, T.USDT, T.WBTC, T.UNI].map((token) => [T.WETH, token] as const),
  );
  if (!held) return null;
  const [one, other] = [tokenOf(held.a), tokenOf(held.b)];
  const [token0, token1] = sortsBefore(one, other) ? [one, other] : [other, one];
  const shares = rawAmount(shareOf(random, held.amount) / 4n + 1n);
  const { lower, upper } = fullRange(3000);
  const refunds = [token0, token1].map(({ address, symbol }) => ({
    asset: symbol === 'WETH' ? ('native' as const) : address,
    recipient: account,
  }));
  return orderOf(
    draw,
    migrateKind,
    {
      migrator: MIGRATOR,
      pair: held.share.address,
      token0,
      token1,
      liquidityToMigrate: shares,
      fee: 3000,
      tickLower: lower,
      tickUpper: upper,
      amount0Min: ZERO_AMOUNT,
      amount1Min: ZERO_AMOUNT,
      deadlineSeconds: LATE,
      createAtSqrtPriceX96: null,
    },
    { needs: needsOf(held.share, MIGRATOR, shares), limits: measuring([held.share.address], refunds) },
  );
};

/** Shares staked, everything taken back, or the rewards alone. */
export const randomStaking: OrderSource = async (draw) => {
  const { random, account } = draw;
  const token = oneOf(random, STAKED);
  const [stakingRewards, share] = [requireAddress(stakingPoolAddress(token.address)), shareToken(T.WETH, token)];
  const rewards = { asset: requireAddress(T.UNI.address), recipient: account };
  const choice = random();
  if (choice < 0.3) return orderOf(draw, claimRewardsKind, { stakingRewards }, { limits: measuring([], [rewards]) });
  const both = measuring([], [rewards, { asset: share.address, recipient: account }]);
  if (choice < 0.5) return orderOf(draw, withdrawKind, { stakingRewards }, { limits: both });
  const balance = await balanceOf(draw.seed, share.address, account);
  if (balance === 0n) return null;
  const amount = rawAmount(shareOf(random, balance));
  const stake = { needs: needsOf(share, stakingRewards, amount), limits: measuring([share.address], []) };
  return orderOf(draw, stakeKind, { stakingRewards, amount }, stake);
};
