import { rawAmount, requireAddress, sortsBefore } from '@dex/mf-shared/domain';
import { requireHexText } from '@dex/mf-shared/chain';
import { positionCall, positionIn } from '../../../mf-pool/src/chain/v3/managerCalls';
import {
  addPositionKind,
  collectAllKind,
  collectFeesKind,
  createPoolKind,
  removePositionKind,
} from '../../../mf-pool/src/chain/v3/positionKinds';
import type { PositionFacts } from '../../../mf-pool/src/domain/v3/position';
import { nativeSideOf } from '../../../mf-pool/src/domain/v3/positionOrders';
import { V3 } from '../facts/contracts';
import { MAINNET_TOKENS as T, type TokenFact } from '../facts/tokens';
import { MAINNET_POOLS } from '../seed/mainnetMarkets';
import { fullRange, rangeAround } from '../seed/pools';
import { readBigint } from './useDevnet';
import {
  assetOf,
  LATE,
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

const MANAGER = requireAddress(V3.positionManager);

async function ownPositions({ seed, account }: Draw): Promise<readonly PositionFacts[]> {
  const count = await readBigint(seed, MANAGER, 'function balanceOf(address) view returns (uint256)', [account]);
  const own: PositionFacts[] = [];
  for (let index = 0n; index < count; index += 1n) {
    const id = await readBigint(seed, MANAGER, 'function tokenOfOwnerByIndex(address, uint256) view returns (uint256)', [account, index]);
    const { address: to, callData: data } = positionCall(MANAGER, String(id));
    const position = positionIn(String(id), requireHexText(String(await seed.rpc('eth_call', [{ to, data }, 'latest']))));
    if (position) own.push(position);
  }
  return own;
}

function bySymbol(address: string): TokenFact | null {
  return Object.values(T).find((token) => token.address.toLowerCase() === address.toLowerCase()) ?? null;
}

/** A new position in any range of a pool, or more into one that the account has. */
export const randomAddPosition: OrderSource = async (draw) => {
  const { random, chain } = draw;
  const pool = oneOf(random, Object.values(MAINNET_POOLS));
  const increased = random() < 0.5 ? oneOf(random, await ownPositions(draw)) : null;
  const around = () => rangeAround(pool, -0.01 - 0.6 * random(), 0.01 + random());
  const beside = () => (random() < 0.5 ? rangeAround(pool, -0.6, -0.3) : rangeAround(pool, 0.4, 0.9));
  const range = random() < 0.3 ? fullRange(pool.fee) : random() < 0.6 ? around() : beside();
  const sides = pool.sides.map(({ token }) => token);
  const facts = increased ? [bySymbol(increased.token0), bySymbol(increased.token1)] : sides;
  const [one, other] = facts;
  if (!one || !other) return null;
  const [fact0, fact1] = sortsBefore(tokenOf(one), tokenOf(other)) ? [one, other] : [other, one];
  const [token0, token1] = [tokenOf(fact0), tokenOf(fact1)];
  const dollars = randomDollars(random);
  const [amount0, amount1] = [rawAmount(worth(fact0, dollars)), rawAmount(worth(fact1, dollars))];
  const nativeSide = random() < 0.5 ? nativeSideOf(chain, token0, token1) : null;
  const { fee, tickLower, tickUpper } = increased ?? { fee: pool.fee, tickLower: range.lower, tickUpper: range.upper };
  const paid = [token0, token1].map((token, side) => (side === nativeSide ? chain.native : token));
  return orderOf(
    draw,
    addPositionKind,
    {
      manager: MANAGER,
      token0: token0.address,
      token1: token1.address,
      tokenId: increased?.tokenId ?? null,
      fee,
      tickLower,
      tickUpper,
      amount0Desired: amount0,
      amount1Desired: amount1,
      amount0Min: '0',
      amount1Min: '0',
      deadlineSeconds: LATE,
      nativeSide,
      startSqrtPriceX96: null,
    },
    {
      needs: paid.flatMap((currency, side) => needsOf(currency, MANAGER, side === 0 ? amount0 : amount1)),
      limits: measuring(paid.map(assetOf), []),
    },
  );
};

/** What is common to taking from a position: its tokens, paid as coins or wrapped. */
function takenFrom(draw: Draw, { token0, token1, tokenId }: PositionFacts) {
  const nativeSide = draw.random() < 0.5 ? nativeSideOf(draw.chain, { address: token0 }, { address: token1 }) : null;
  const arrives = [token0, token1].map((token, side) => ({
    asset: side === nativeSide ? ('native' as const) : token,
    recipient: draw.account,
  }));
  return {
    terms: { manager: MANAGER, token0, token1, tokenId, expected0: '0', expected1: '0', nativeSide, only: null },
    limits: measuring([], arrives),
  };
}

/** A part of a position, or all of it, with what it is owed. */
export const randomRemovePosition: OrderSource = async (draw) => {
  const open = (await ownPositions(draw)).filter(({ liquidity }) => BigInt(liquidity) > 0n);
  if (open.length === 0) return null;
  const position = oneOf(draw.random, open);
  const whole = BigInt(position.liquidity);
  const liquidity = String(draw.random() < 0.15 ? whole : shareOf(draw.random, whole));
  const { terms, limits } = takenFrom(draw, position);
  const amounts = { amount0Min: '0', amount1Min: '0', deadlineSeconds: LATE };
  return orderOf(draw, removePositionKind, { ...terms, liquidity, ...amounts }, { limits });
};

export const randomCollect: OrderSource = async (draw) => {
  const own = await ownPositions(draw);
  if (own.length === 0) return null;
  const { terms, limits } = takenFrom(draw, oneOf(draw.random, own));
  return orderOf(draw, collectFeesKind, terms, { limits });
};

export const randomCollectAll: OrderSource = async (draw) => {
  const { random, chain, account } = draw;
  const own = (await ownPositions(draw)).filter(() => random() < 0.6).slice(0, 8);
  if (own.length === 0) return null;
  const wrappedNative = chain.wrappedNative.address;
  const positions = own.map(({ tokenId, token0, token1 }) => ({ tokenId, token0, token1, expected0: '0', expected1: '0' }));
  const assets = ['native' as const, ...new Set(own.flatMap(({ token0, token1 }) => [token0, token1]))];
  const limits = measuring(
    [],
    assets.map((asset) => ({ asset, recipient: account })),
  );
  return orderOf(draw, collectAllKind, { manager: MANAGER, wrappedNative, positions, rewards: [] }, { limits });
};

/** A pool of any two tokens, which may stand already. */
export const randomCreatePool: OrderSource = async (draw) => {
  const [one, other] = [oneOf(draw.random, Object.values(T)), oneOf(draw.random, Object.values(T))].map(tokenOf);
  if (!one || !other || one.address === other.address) return null;
  const [token0, token1] = sortsBefore(one, other) ? [one.address, other.address] : [other.address, one.address];
  const startSqrtPriceX96 = String(2n ** 96n + BigInt(Math.floor(draw.random() * 1e15)));
  const fee = oneOf(draw.random, [500, 3000, 10000]);
  return orderOf(draw, createPoolKind, { manager: MANAGER, token0, token1, fee, startSqrtPriceX96 });
};
