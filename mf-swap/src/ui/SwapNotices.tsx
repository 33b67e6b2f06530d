import { selectAccount } from '@dex/mf-shared/state';
import { formatAmount, parseCurrencyId, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { Button, lazyPart, Notice, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { SwapPair } from '../state/selectPair';
import { swapTexts as texts } from './swap.messages';
import type { SwapForm } from './useSwapForm';

const DecimalsNotice = lazyPart(async () => (await import('@dex/mf-shared/ui/controls')).DecimalsNotice);
const LinkTokens = lazyPart(async () => (await import('@dex/mf-shared/ui/controls')).LinkTokens);

/** What is to be known about the form as a whole; nothing when all is well. */
export function SwapNotices({ form }: { readonly form: SwapForm }) {
  const { pair, quote, unsupported } = form;
  const known = [pair.input, pair.output].flatMap((side) => side ?? []);
  const areDecimalsHeld = known.some(({ decimals }) => decimals === 'disagree' || decimals === 'unread');
  return (
    <>
      {hasDoubtfulToken(pair) && <LinkTokens texts={pair.url.currencyTexts} />}
      <LinkNetwork form={form} />
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

/** A link made on another network says so; who has a wallet decides there. */
function LinkNetwork({ form }: { readonly form: SwapForm }) {
  const { chains, wallet } = useServices();
  const account = useSharedSelector(selectAccount);
  const { chain, url } = form.pair;
  if (url.chainId === null || url.chainId === chain.chainId || !account) return null;
  const { chainId, label: network } = chains[url.chainId];
  return (
    <Notice kind="info" testId="swap-link-network">
      <FormattedMessage {...texts.wrongLinkNetwork} values={{ network }} />
      <Button $tone="secondary" $size="small" onClick={() => void wallet.switchChain(chainId)}>
        <FormattedMessage {...texts.switchNetwork} values={{ network }} />
      </Button>
    </Notice>
  );
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
