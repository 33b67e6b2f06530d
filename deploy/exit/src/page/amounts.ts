import {
  formatInFull,
  rawAmount,
  sameAddress,
  shortenAddress,
  UNKNOWN_FIGURE,
  ZERO_AMOUNT,
  type Chain,
  type Currency,
} from '@dex/mf-shared/domain';
import type { Asset } from '@dex/mf-shared/orders';
import type { Said, Words } from '../words/words';

/** An amount exactly, by the currencies that a way names; of a token that nobody named a dash and its address. */
export function said(asset: Asset, amount: string | bigint, chain: Chain, currencies: readonly Currency[]): Said {
  const raw = rawAmount(BigInt(amount));
  const currency = currencyOf(asset, chain, currencies);
  return currency
    ? { amount: formatInFull(raw, currency.decimals), symbol: currency.symbol }
    : {
        amount: raw === ZERO_AMOUNT ? '0' : UNKNOWN_FIGURE,
        symbol: shortenAddress(asset === 'native' ? chain.wrappedNative.address : asset),
      };
}

function currencyOf(asset: Asset, chain: Chain, currencies: readonly Currency[]): Currency | undefined {
  const known: readonly Currency[] = [...currencies, chain.wrappedNative];
  return asset === 'native' ? chain.native : known.find((one) => one.kind === 'token' && sameAddress(one.address, asset));
}

/** An amount that a person is to compare or to accept, which a dash cannot be: of a token that nobody named its count of smallest units. */
export function inFull(words: Words, asset: Asset, amount: string, chain: Chain, currencies: readonly Currency[]): string {
  const { symbol } = said(asset, amount, chain, currencies);
  if (currencyOf(asset, chain, currencies)) return inWords(said(asset, amount, chain, currencies));
  return words.smallestUnits({ amount, symbol });
}

/** An amount with its symbol. */
export function inWords({ amount, symbol }: Said): string {
  return `${amount} ${symbol}`;
}
