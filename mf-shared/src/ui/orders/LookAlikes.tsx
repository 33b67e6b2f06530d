import { FormattedMessage } from 'react-intl';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import { lookAlikeOf } from '../../domain/tokens/lookAlike';
import type { Currency } from '../../domain/tokens/currency';
import { Notice } from '../primitives/Notice';
import { useTokenBook } from '../tokens/useTokenBook';
import { lookAlikeTexts as texts } from './LookAlikes.messages';

/** Warns before a confirmation of each token that may be mistaken for another (TOKEN-26), with its address to compare. */
export function LookAlikes({ chain, currencies }: { readonly chain: Chain; readonly currencies: readonly Currency[] }) {
  const { chosen } = useTokenBook(chain.chainId);
  const listed = [...chosen.values()].flatMap(({ token, list }) => (list ? [token] : []));
  return currencies.flatMap((currency) => {
    const kind = lookAlikeOf(currency, chain, listed);
    if (kind === null || currency.kind !== 'token') return [];
    return [
      <Notice key={currency.address} kind="warning" testId="order-look-alike">
        <FormattedMessage {...texts[kind]} values={{ symbol: shortenSymbol(currency.symbol), address: currency.address }} />
      </Notice>,
    ];
  });
}
