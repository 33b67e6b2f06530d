import {
  parseFeeTier,
  parseRawAmount,
  type Address,
  shortenAddress,
  type Chain,
  type ChainId,
  type Currency,
  type FeeTier,
  type RawAmount,
  type Token,
} from '@dex/mf-shared/domain';
import { useAccount, useActiveChain, useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { amountsOfLiquidity, type PoolAmounts } from '../../domain/liquidityMath';
import type { ShownPair } from '../../domain/rangePrice';
import type { FeesAnswer, PositionPicture } from '../../domain/v3/ports';
import { nativeSideOf } from '../../domain/v3/positionOrders';
import { positionState, type PositionFacts, type PositionState } from '../../domain/v3/position';
import type { PoolState } from '../../domain/v3/poolState';
import { shownOrder, unwrapped } from '../../domain/v3/shownOrder';
import type { NativeSide, Side } from '../../domain/v3/positionTerms';
import { selectPoolV3, poolV3Slice } from '../../state/v3/poolV3Slice';
import { poolAddressOf, selectFeesWish, selectIsOperator, selectPool, selectPositionWish } from '../../state/v3/selectWishes';
import { useAreTokensUnread, useTokens, useUnreadTokens } from './useTokens';

const useV3Selector = sectionSelector(poolV3Slice);

/** Everything that the screens of one position draw from. */
export interface PositionView {
  readonly chain: Chain;
  readonly account: Address | null;
  readonly manager: Address;
  readonly position: PositionFacts;
  readonly fee: FeeTier | null;
  readonly owner: Address;
  /** The account owns the position or may act for its owner. */
  readonly isOperator: boolean;
  readonly picture: PositionPicture;
  readonly token0: Token;
  readonly token1: Token;
  /** The sides whose contract does not say what it is: their amounts are never shown. */
  readonly unread: readonly Side[];
  /** As they are named: the native coin for its wrapped form. */
  readonly currency0: Currency;
  readonly currency1: Currency;
  readonly nativeSide: NativeSide;
  readonly shown: ShownPair;
  readonly pool: PoolState;
  readonly sqrtPriceX96: bigint | null;
  readonly state: PositionState | null;
  /** What the position holds without its fees; null while the price is not known. */
  readonly amounts: PoolAmounts | null;
  readonly fees: FeesAnswer;
  /** The fees as figures; null while they are not known. */
  readonly owed: PoolAmounts | null;
}

export type PositionViewState =
  | { readonly kind: 'loading' | 'missing' | 'failed' }
  /** The contract of one of its tokens does not say what it is: the view has a stand-in for it, whose figures mean nothing. */
  | { readonly kind: 'tokenUnread'; readonly view: PositionView }
  | { readonly kind: 'known'; readonly view: PositionView };

const NONE: readonly Address[] = [];
const SIDES: readonly Side[] = [0, 1];

/** Names a token by its address, where its contract names nothing. */
function standInFor(chainId: ChainId, address: Address): Token {
  return { kind: 'token', chainId, address, decimals: 0, symbol: shortenAddress(address), name: address };
}

/** The position that the address names, with its pool, its tokens and its fees. */
export function usePositionView(): PositionViewState {
  const { chains } = useServices();
  const location = useLocation();
  const chain = useActiveChain();
  const account = useAccount();
  const manager = chain.v3?.nonfungiblePositionManager ?? null;
  const key = useV3Selector((state) => selectPositionWish(state, location, chains)?.key ?? null);
  const feesKey = useV3Selector((state) => selectFeesWish(state, location, chains)?.key ?? null);
  const isOperator = useV3Selector((state) => selectIsOperator(state, location, chains));
  const { position: known, fees: knownFees } = useV3Selector(selectPoolV3);
  const answer = known && known.key === key ? known.answer : null;
  const position = answer?.kind === 'known' ? answer.position : null;
  const addresses = useAddresses(position);
  const tokens = useTokens(chain.chainId, addresses);
  const areTokensUnread = useAreTokensUnread(chain.chainId, addresses);
  const unread = useUnreadTokens(chain.chainId, addresses);
  const address = position && poolAddressOf(chains, chain.chainId, position.token0, position.token1, position.fee);
  const pool = useV3Selector((state) => selectPool(state, address));
  if (key === null) return { kind: 'missing' };
  if (!answer || answer.kind === 'loading' || !manager) return { kind: 'loading' };
  if (answer.kind !== 'known' || !position) return { kind: answer.kind === 'missing' ? 'missing' : 'failed' };
  const tokenAt = (at: Address) => tokens.get(at) ?? (unread.has(at) ? standInFor(chain.chainId, at) : null);
  const [token0, token1] = [tokenAt(position.token0), tokenAt(position.token1)];
  if (!token0 || !token1) return { kind: areTokensUnread ? 'failed' : 'loading' };
  const unreadSides = SIDES.filter((side) => !tokens.has(side === 0 ? position.token0 : position.token1));
  const sqrtPriceX96 = pool.kind === 'exists' ? BigInt(pool.sqrtPriceX96) : null;
  const fees: FeesAnswer = knownFees && knownFees.key === feesKey ? knownFees.answer : { kind: 'loading' };
  return {
    kind: unreadSides.length > 0 ? 'tokenUnread' : 'known',
    view: {
      chain,
      account,
      manager,
      position,
      fee: parseFeeTier(position.fee),
      owner: answer.owner,
      isOperator,
      picture: answer.image,
      token0,
      token1,
      unread: unreadSides,
      currency0: unwrapped(token0, chain),
      currency1: unwrapped(token1, chain),
      nativeSide: nativeSideOf(chain, token0, token1),
      shown: shownOrder(token0, token1, position, chain),
      pool,
      sqrtPriceX96,
      state: positionState(position, pool.kind === 'exists' ? pool.tick : null),
      amounts: sqrtPriceX96 === null ? null : amountsOfLiquidity(sqrtPriceX96, position, BigInt(position.liquidity), 'payOut'),
      fees,
      owed: fees.kind === 'known' ? { amount0: BigInt(fees.amount0), amount1: BigInt(fees.amount1) } : null,
    },
  };
}

function useAddresses(position: PositionFacts | null): readonly Address[] {
  const [token0, token1] = [position?.token0, position?.token1];
  return useMemo(() => (token0 && token1 ? [token0, token1] : NONE), [token0, token1]);
}

/** A whole number as a raw amount; null for none. */
export function rawOf(value: bigint | undefined | null): RawAmount | null {
  return value === undefined || value === null ? null : parseRawAmount(String(value));
}
