import { FormattedMessage } from 'react-intl';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import type { Currency } from '../../domain/tokens/currency';
import { Notice } from '../primitives/Notice';
import { lookAlikeTexts as texts } from './LookAlikes.messages';
import { useLookAlikes } from './useLookAlikes';

/** Warns before a confirmation of each token that may be mistaken for another (TOKEN-26), with its address to compare. */
export function LookAlikes({ chain, currencies }: { readonly chain: Chain; readonly currencies: readonly Currency[] }) {
  return useLookAlikes(chain, currencies).found.map(({ currency, kind }) => (
    <Notice key={currency.address} kind="warning" testId="order-look-alike">
      <FormattedMessage {...texts[kind]} values={{ symbol: shortenSymbol(currency.symbol), address: currency.address }} />
    </Notice>
  ));
}
