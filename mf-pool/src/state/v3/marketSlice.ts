import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { AppLocation } from '@dex/mf-shared/contract';
import type { Address, ChainId, ChainTable } from '@dex/mf-shared/domain';
import { selectActiveChainId } from '@dex/mf-shared/state';
import type { MarketAnswer } from '../../domain/v3/ports';
import type { Known, WithPoolV3 } from './poolV3Slice';
import { poolAddressOf, selectAddFee, selectAddPair, selectPool } from './selectWishes';

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
export const { marketReceived } = slice.actions;

/** The shared state with this slice beside it. */
export interface WithMarket extends WithPoolV3 {
  readonly poolMarket: MarketState;
}

export interface MarketWish {
  readonly chainId: ChainId;
  readonly tokens: readonly [Address, Address];
  readonly key: string;
}

/** What the pair trades at elsewhere, asked only where its pool has still to be given a price. */
export function selectMarketWish(state: WithPoolV3, location: AppLocation, chains: ChainTable): MarketWish | null {
  const tokens = selectAddPair(state, location, chains);
  const fee = selectAddFee(location);
  if (!tokens || fee === null) return null;
  const chainId = selectActiveChainId(state);
  const pool = poolAddressOf(chains, chainId, tokens[0], tokens[1], fee);
  return selectPool(state, pool).kind === 'notExists' ? { chainId, tokens, key: `${chainId}:${tokens.join()}` } : null;
}

const LOADING: MarketAnswer = { kind: 'loading' };

/** What is known of that; an answer for another pair or network counts as none. */
export function selectMarket(state: WithMarket, location: AppLocation, chains: ChainTable): MarketAnswer {
  const wish = selectMarketWish(state, location, chains);
  const { known } = state.poolMarket;
  return wish && known?.key === wish.key ? known.answer : LOADING;
}
