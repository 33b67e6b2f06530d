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
import type { Said } from '../words/words';

/** An amount exactly, by the currencies that a way names; of a token that nobody named a dash and its address. */
export function said(asset: Asset, amount: string | bigint, chain: Chain, currencies: readonly Currency[]): Said {
  const raw = rawAmount(BigInt(amount));
  const known: readonly Currency[] = [...currencies, chain.wrappedNative];
  const currency = asset === 'native' ? chain.native : known.find((one) => one.kind === 'token' && sameAddress(one.address, asset));
  return currency
    ? { amount: formatInFull(raw, currency.decimals), symbol: currency.symbol }
    : {
        amount: raw === ZERO_AMOUNT ? '0' : UNKNOWN_FIGURE,
        symbol: shortenAddress(asset === 'native' ? chain.wrappedNative.address : asset),
      };
}

/** An amount with its symbol. */
export function inWords({ amount, symbol }: Said): string {
  return `${amount} ${symbol}`;
}
