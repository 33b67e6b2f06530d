import { rawAmount, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { sendKind, swapKind } from '../../../mf-swap/src/chain/swapKinds';
import { wrapKind } from '../../../mf-swap/src/chain/wrapKind';
import type { LegTerms, SwapTerms } from '../../../mf-swap/src/domain/swapPromises';
import { routerOf } from '../../../mf-swap/src/domain/swapOrder';
import { ACCOUNTS } from '../facts/accounts';
import { MAINNET_TOKENS, type TokenFact } from '../facts/tokens';
import { requireAddress } from '@dex/mf-shared/domain';
import {
  assetOf,
  LATE,
  MARKETS,
  maybeNative,
  measuring,
  needsOf,
  oneOf,
  orderOf,
  randomDollars,
  tokenOf,
  worth,
  type Draw,
  type MarketFact,
  type OrderSource,
} from './randomOrders';

type RouterKind = SwapTerms['routerKind'];

interface Way {
  readonly path: readonly TokenFact[];
  readonly markets: readonly MarketFact[];
}

/** A walk over one to three markets that comes to no token twice. */
function randomWay(random: () => number, markets: readonly MarketFact[], from: TokenFact, hops: number): Way {
  const path = [from];
  const taken: MarketFact[] = [];
  while (taken.length < hops) {
    const here = path.at(-1);
    const next = markets.filter(({ tokens }) => tokens.some((token) => token === here) && !tokens.every((token) => path.includes(token)));
    if (next.length === 0) break;
    const market = oneOf(random, next);
    const token = market.tokens.find((one) => one !== here);
    if (!token) break;
    taken.push(market);
    path.push(token);
  }
  return { path, markets: taken };
}

/** Further ways between the same two tokens that share no market with those that are taken. */
function furtherWays({ random }: Draw, markets: readonly MarketFact[], first: Way, most: number): readonly Way[] {
  const ways = [first];
  for (let tries = 0; tries < 20 && ways.length < most; tries += 1) {
    const free = markets.filter((market) => !ways.some((way) => way.markets.includes(market)));
    const way = randomWay(random, free, first.path[0] ?? MAINNET_TOKENS.WETH, 1 + Math.floor(random() * 3));
    if (way.path.length > 1 && way.path.at(-1) === first.path.at(-1)) ways.push(way);
  }
  return ways;
}

/** A swap through one of the three routers: exact input or output, one way or several, coins or tokens at its ends. */
export const randomSwap: OrderSource = async (draw) => {
  const { random, chain, account } = draw;
  const routerKind = oneOf<RouterKind>(random, ['v2', 'v3', 'both', 'both']);
  const isInput = random() < 0.7;
  const version = routerKind === 'both' ? (isInput ? null : oneOf(random, ['v2', 'v3'] as const)) : routerKind;
  const markets = MARKETS.filter(({ pool }) => version === null || (pool === 'v2') === (version === 'v2'));
  const from = oneOf(
    random,
    markets.flatMap(({ tokens }) => tokens),
  );
  const first = randomWay(random, markets, from, 1 + Math.floor(random() * 3));
  const to = first.path.at(-1);
  if (!to || to === from) return null;
  const ways = routerKind === 'both' ? furtherWays(draw, markets, first, 1 + Math.floor(random() * 4)) : [first];
  const dollars = randomDollars(random);
  const legs = ways.map(({ path, markets: taken }): LegTerms => {
    const share = dollars / ways.length;
    return {
      path: path.map(({ address }) => requireAddress(address)),
      pools: taken.map(({ pool }) => pool),
      amount: rawAmount(isInput ? worth(from, share) : worth(to, share)),
      maximumInput: isInput ? ZERO_AMOUNT : rawAmount(worth(from, share * 3) + 1n),
    };
  });
  const sum = (values: readonly string[]) => rawAmount(values.reduce((total, value) => total + BigInt(value), 0n));
  const router = routerOf(chain, routerKind);
  if (!router) return null;
  const [input, output] = [maybeNative(draw, from), maybeNative(draw, to)];
  const maximumInput = sum(legs.map((leg) => (isInput ? leg.amount : leg.maximumInput)));
  const minimumOutput = isInput ? rawAmount(1n) : sum(legs.map(({ amount }) => amount));
  const recipient = random() < 0.7 ? account : requireAddress(oneOf(random, ACCOUNTS));
  const terms: SwapTerms = {
    router,
    routerKind,
    recipient,
    tradeType: isInput ? 'exactInput' : 'exactOutput',
    input,
    output,
    legs,
    maximumInput,
    minimumOutput,
    deadlineSeconds: LATE,
  };
  return orderOf(draw, swapKind, terms, {
    needs: needsOf(input, router, maximumInput),
    limits: measuring([assetOf(input)], [{ asset: assetOf(output), recipient }]),
    lastSecond: LATE,
  });
};

/** Coins wrapped, or back. */
export const randomWrap: OrderSource = async (draw) => {
  const { random, chain, account } = draw;
  const direction = oneOf(random, ['wrap', 'unwrap'] as const);
  const amount = rawAmount(worth(MAINNET_TOKENS.WETH, randomDollars(random)));
  const [paid, received] = direction === 'wrap' ? [chain.native, chain.wrappedNative] : [chain.wrappedNative, chain.native];
  return orderOf(
    draw,
    wrapKind,
    { direction, wrappedNative: chain.wrappedNative.address, amount },
    { limits: measuring([assetOf(paid)], [{ asset: assetOf(received), recipient: account }]) },
  );
};

/** A transfer of any token, those that take a part of it included, or of the coin. */
export const randomTransfer: OrderSource = async (draw) => {
  const { random, chain } = draw;
  const token = oneOf(random, Object.values(MAINNET_TOKENS));
  const currency = random() < 0.2 ? chain.native : tokenOf(token);
  const amount = rawAmount(worth(currency.kind === 'native' ? MAINNET_TOKENS.WETH : token, randomDollars(random)));
  const recipient = requireAddress(oneOf(random, ACCOUNTS));
  return orderOf(
    draw,
    sendKind,
    { currency, recipient, amount },
    { limits: measuring([assetOf(currency)], [{ asset: assetOf(currency), recipient }]) },
  );
};
