import { formatAmount, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { Text, useDollars } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { gainOver, type Trade } from '../../domain/trade';
import { swapTexts } from '../swap.messages';

/** How much better a trade over several ways is than the best single one, in dollars where they are known; nothing when it is that one. */
export function SavingLine({ trade, alone }: { readonly trade: Trade; readonly alone: Trade | null }) {
  const gain = alone && gainOver(trade, alone);
  const currency = trade.tradeType === 'exactInput' ? trade.output : trade.input;
  const dollars = useDollars(currency, gain === null ? null : rawAmount(gain));
  if (!alone || !gain) return null;
  const saving = dollars ?? `${formatAmount(rawAmount(gain), currency.decimals)} ${shortenSymbol(currency.symbol)}`;
  return (
    <Text as="p" $size="small" $tone="success" data-testid="swap-saving">
      <FormattedMessage {...swapTexts.saves} values={{ saving, version: alone.version.toUpperCase() }} />
    </Text>
  );
}
