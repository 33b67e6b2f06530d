import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { ChainId, RawAmount } from '@dex/mf-shared/domain';
import type { SharedState } from '@dex/mf-shared/state';

/** How much there is, raw. */
export type Supply = { readonly kind: 'loading' } | { readonly kind: 'failed' } | { readonly kind: 'known'; readonly value: RawAmount };

export interface SampleState {
  readonly supply: { readonly chainId: ChainId; readonly supply: Supply } | null;
}

export type WithSample = SharedState & { readonly sample: SampleState };

const initialState: SampleState = { supply: null };

const slice = createSlice({
  name: 'sample',
  initialState,
  reducers: {
    supplyReceived: (_state, { payload }: PayloadAction<{ chainId: ChainId; supply: Supply }>): SampleState => ({ supply: payload }),
  },
});

export const { supplyReceived } = slice.actions;
export const sampleSlice = { name: 'sample', reducer: slice.reducer } as const;

const LOADING: Supply = { kind: 'loading' };

/** What is known of the open network; an answer about another one does not count. */
export function selectSupply({ sample, application }: WithSample): Supply {
  return sample.supply?.chainId === application.chainId ? sample.supply.supply : LOADING;
}
