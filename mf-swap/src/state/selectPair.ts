import { createSelector } from '@reduxjs/toolkit';
import { selectActiveChainId, selectPoolChoice } from '@dex/mf-shared/state';
import { parseAmount, type Chain, type ChainTable, type PoolChoice } from '@dex/mf-shared/domain';
import { poolTokens } from '../domain/poolTokens';
import { choiceOn } from '../domain/swapOrder';
import { parseSwapUrl, type SwapUrl } from '../domain/swapUrl';
import type { TradeWish } from '../domain/trade';
import { selectCurrency, type KnownCurrency } from './selectCurrencies';
import { selectSwap, type WithSwap } from './swapSlice';

/** Where the form is and what it is about: everything but the amount. */
export interface SwapPair {
  readonly chain: Chain;
  readonly url: SwapUrl;
  /** Through which pools: the address's choice, else the person's, as far as the network has a choice (SWAP-15). */
  readonly choice: PoolChoice;
  readonly input: KnownCurrency | null;
  readonly output: KnownCurrency | null;
}

/** Whether the network leaves a choice of pools to swap through. */
export function hasPoolChoice({ chain: { v2, v3 } }: Pick<SwapPair, 'chain'>): boolean {
  return Boolean((v2 && v3) || v3?.swapRouter02);
}

/** State, query of the address, and the chain table: what every selector of the form takes. */
export type FormArgs = readonly [state: WithSwap, search: string, chains: ChainTable];

const selectUrl = createSelector([(...[, search]: FormArgs) => search, (...[, , chains]: FormArgs) => chains], parseSwapUrl);
export const selectChain = (...[state, , chains]: FormArgs): Chain => chains[selectActiveChainId(state)];

/** Gives the last value again as long as the new one says the same, so that nothing behind it is made anew. */
export function keeping<T>(select: (...args: FormArgs) => T, isSame: (one: T, other: T) => boolean): (...args: FormArgs) => T {
  let last: { readonly value: T } | null = null;
  return (...args) => {
    const value = select(...args);
    if (!last || !isSame(last.value, value)) last = { value };
    return last.value;
  };
}

const isSameCurrency = (one: KnownCurrency | null, other: KnownCurrency | null) => JSON.stringify(one) === JSON.stringify(other);
const selectInput = keeping((...args) => selectCurrency(args[0], selectChain(...args), selectUrl(...args).input), isSameCurrency);
const selectOutput = keeping((...args) => selectCurrency(args[0], selectChain(...args), selectUrl(...args).output), isSameCurrency);

export const selectPair: (...args: FormArgs) => SwapPair = createSelector(
  [selectChain, selectUrl, selectInput, selectOutput, (...[state]: FormArgs) => selectPoolChoice(state)],
  (chain, url, input, output, own): SwapPair => ({ chain, url, input, output, choice: choiceOn(chain, url.use ?? own) }),
);

/** The tokens that stand for the pair in pools; null without two different ones. */
export const selectTokens = createSelector(
  [selectPair],
  ({ chain, input, output }) => input && output && poolTokens(chain, input.currency, output.currency),
);

/** What is to be swapped, or null while a currency or the amount is missing. */
export const selectTradeWish = createSelector(
  [selectPair, (...[state]: FormArgs) => selectSwap(state).independentField, (...[state]: FormArgs) => selectSwap(state).typedValue],
  ({ input, output }, field, typed): TradeWish | null => {
    if (!input || !output) return null;
    const amount = parseAmount(typed, (field === 'INPUT' ? input : output).currency.decimals);
    if (!amount || amount === '0') return null;
    return {
      input: input.currency,
      output: output.currency,
      amount: BigInt(amount),
      tradeType: field === 'INPUT' ? 'exactInput' : 'exactOutput',
    };
  },
);

/** The raw amount that was typed, or null. */
export function selectTypedAmount(...args: FormArgs): bigint | null {
  return selectTradeWish(...args)?.amount ?? null;
}
