import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppLocation } from '@dex/mf-shared/contract';
import { parseCurrencyId, parseFeeTier, sameAddress, type Address, type ChainId, type ChainTable } from '@dex/mf-shared/domain';
import { selectActiveChainId, type SharedState } from '@dex/mf-shared/state';
import { matchRoute } from '../../routes';
import type { OwnMarket } from '../../domain/v3/market';
import type { PoolState } from '../../domain/v3/poolState';
import type { MarketAnswer } from '../../domain/v3/ports';
import type { Known, WithPoolV3 } from './poolV3Slice';
import { selectFollowed, selectTarget, type WithWanted } from '../wantedSlice';
import { poolAddressOf, selectAddFee, selectAddPair, selectDeposited, selectPool } from './selectWishes';

export interface MarketState {
  readonly known: Known<MarketAnswer> | null;
}

const initialState: MarketState = { known: null };

const slice = createSlice({
  name: 'poolMarket',
  initialState,
  reducers: {
    marketReceived: (_, { payload }: PayloadAction<Known<MarketAnswer>>): MarketState => ({ known: payload }),
  },
});

export const marketReducer = slice.reducer;
export const marketSlice = { name: 'poolMarket', reducer: marketReducer } as const;
export const { marketReceived } = slice.actions;

/** The shared state with this slice beside it. */
export interface WithMarket extends WithPoolV3, WithWanted {
  readonly poolMarket: MarketState;
}

export interface MarketWish {
  readonly chainId: ChainId;
  readonly tokens: readonly [Address, Address];
  /** The market that is put into. */
  readonly own: OwnMarket;
  readonly key: string;
}

/** What the pair of the open form or position trades at beside the pool that it is about, whether that has a price already or is still to be given one. */
export function selectMarketWish(state: WithPoolV3 & WithWanted, location: AppLocation, chains: ChainTable): MarketWish | null {
  const chainId = selectActiveChainId(state);
  const wishFor = (tokens: readonly [Address, Address], own: OwnMarket): MarketWish => ({
    chainId,
    tokens,
    own,
    key: `${chainId}:${tokens.join()}:${own}`,
  });
  const isRead = ({ kind }: PoolState) => kind === 'notExists' || kind === 'exists';
  const target = selectFollowed(state, 'target');
  if (target && target.chainId === chainId) return isRead(selectTarget(state, target)) ? wishFor(target.tokens, target.fee) : null;
  const paired = selectPaired(state, location, chains);
  if (paired) return wishFor(paired, 'v2');
  const deposited = selectDeposited(state, location, chains);
  const tokens = deposited ? ([deposited.token0, deposited.token1] as const) : selectAddPair(state, location, chains);
  const fee = deposited ? parseFeeTier(deposited.fee) : selectAddFee(location);
  if (!tokens || fee === null) return null;
  return isRead(selectPool(state, poolAddressOf(chains, chainId, tokens[0], tokens[1], fee))) ? wishFor(tokens, fee) : null;
}

/** The two tokens of the form of version 2 as the address names them, the native coin as its wrapped form; null where they are no pair. */
function selectPaired(state: SharedState, location: AppLocation, chains: ChainTable): readonly [Address, Address] | null {
  const match = matchRoute(location.pathname);
  const { v2, wrappedNative } = chains[selectActiveChainId(state)];
  if (!v2 || (match?.route !== 'addV2' && match?.route !== 'createV2')) return null;
  const [one, other] = [match.params['currencyIdA'], match.params['currencyIdB']].map((text) => {
    const id = parseCurrencyId(text ?? null);
    return id === 'ETH' ? wrappedNative.address : id;
  });
  return one && other && !sameAddress(one, other) ? [one, other] : null;
}

const LOADING: MarketAnswer = { kind: 'loading' };

/** What is known of that; an answer for another pair or network counts as none. */
export function selectMarket(state: WithMarket, location: AppLocation, chains: ChainTable): MarketAnswer {
  const wish = selectMarketWish(state, location, chains);
  const { known } = state.poolMarket;
  return wish && known?.key === wish.key ? known.answer : LOADING;
}
