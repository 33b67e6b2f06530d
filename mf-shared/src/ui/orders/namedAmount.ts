import { shortenAddress, sameAddress } from '../../domain/address';
import { formatInFull, shortenSymbol, UNKNOWN_FIGURE } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import type { Asset } from '../../domain/orders/statement';
import { ZERO_AMOUNT, type RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';

/** The currency that an asset is, among those that an order or the table of the network knows; null for a token that nobody named. */
export function currencyOf(asset: Asset, chain: Chain, currencies: readonly Currency[]): Currency | null {
  if (asset === 'native') return chain.native;
  const { wrappedNative, governanceToken, tokens } = chain;
  const known: readonly Currency[] = [...currencies, wrappedNative, ...(governanceToken ? [governanceToken] : []), ...tokens];
  return known.find((currency) => currency.kind === 'token' && sameAddress(currency.address, asset)) ?? null;
}

/** An amount exactly, its digits grouped, with its symbol; of a token that nobody named a dash and its address, for its units are not known (FIGURE-4). */
export function namedAmount(
  { asset, amount }: { readonly asset: Asset; readonly amount: RawAmount },
  chain: Chain,
  currencies: readonly Currency[],
): { readonly amount: string; readonly symbol: string } {
  const currency = currencyOf(asset, chain, currencies);
  if (currency) return { amount: formatInFull(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
  return {
    amount: amount === ZERO_AMOUNT ? '0' : UNKNOWN_FIGURE,
    symbol: asset === 'native' ? chain.native.symbol : shortenAddress(asset),
  };
}
