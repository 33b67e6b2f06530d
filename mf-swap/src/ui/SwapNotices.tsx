import { formatAmount, parseCurrencyId, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { lazyPart, Notice } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { SwapPair } from '../state/selectPair';
import { swapTexts as texts } from './swap.messages';
import type { SwapForm } from './useSwapForm';

const DecimalsNotice = lazyPart(async () => (await import('@dex/mf-shared/ui/controls')).DecimalsNotice);
const LinkNetwork = lazyPart(async () => (await import('./LinkNetwork')).LinkNetwork);
const LinkTokens = lazyPart(async () => (await import('@dex/mf-shared/ui/controls')).LinkTokens);

/** What is to be known about the form as a whole; nothing when all is well. */
export function SwapNotices({ form }: { readonly form: SwapForm }) {
  const { pair, quote, unsupported } = form;
  const known = [pair.input, pair.output].flatMap((side) => side ?? []);
  const { chain, url } = pair;
  const linkChainId = url.chainId !== chain.chainId && form.account ? url.chainId : null;
  const areDecimalsHeld = known.some(({ decimals }) => decimals === 'disagree' || decimals === 'unread');
  return (
    <>
      {hasDoubtfulToken(pair) && <LinkTokens texts={pair.url.currencyTexts} />}
      {linkChainId !== null && <LinkNetwork chainId={linkChainId} />}
      {quote.isFailed && (
        <Notice kind="warning" testId="swap-unreachable">
          <FormattedMessage {...texts.pricesUnreachable} />
        </Notice>
      )}
      {areDecimalsHeld && <DecimalsNotice of={known} testId="swap-decimals" />}
      {unsupported.length > 0 && (
        <Notice kind="warning" testId="swap-unsupported">
          <FormattedMessage {...texts.unsupported} values={{ symbols: unsupported.map(({ symbol }) => symbol).join(', ') }} />
        </Notice>
      )}
    </>
  );
}

/** Something stands in a currency's place that is none, or is not known to be one. */
function hasDoubtfulToken({ url, input, output }: SwapPair): boolean {
  const sides = [input, output];
  return url.currencyTexts.some((text, index) => text && (parseCurrencyId(text) === null || sides[index] === null));
}

/** The other version, when it gives a better price. */
export function betterAmount({ quote }: SwapForm): { readonly amount: string; readonly symbol: string } | null {
  const trade = quote.betterElsewhere;
  if (!trade) return null;
  const [raw, currency] = trade.tradeType === 'exactInput' ? [trade.outputAmount, trade.output] : [trade.inputAmount, trade.input];
  return {
    amount: formatAmount(rawAmount(raw), currency.decimals, 4, trade.tradeType === 'exactInput' ? 'down' : 'up'),
    symbol: shortenSymbol(currency.symbol),
  };
}
