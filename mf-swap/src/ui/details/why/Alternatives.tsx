import { formatAmount, rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { Column, Text, theme } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Alternative } from '../../../domain/best/alternatives';
import { shownNet } from '../../../domain/priceSums';
import type { Trade } from '../../../domain/trade';
import { whyTexts as texts } from './whyPrice.messages';

const List = styled.ul`
  display: flex;
  flex-direction: column;
  gap: ${theme.space.small};
  margin: 0;
  padding: 0;
  list-style: none;
`;

const Item = styled.li<{ readonly $chosen: boolean }>`
  padding-inline-start: ${theme.space.small};
  border-inline-start: 2px solid ${({ $chosen }) => ($chosen ? theme.color.accent : theme.color.hover)};
  text-align: start;
`;

interface AlternativesProps {
  readonly alternatives: readonly Alternative[];
  readonly trade: Trade;
  readonly currency: Currency;
}

/** Everything that the price was chosen from, each with its figure and a sentence of why it was taken or not. */
export function Alternatives({ alternatives, trade, currency }: AlternativesProps) {
  if (alternatives.length === 0) return null;
  return (
    <Column $gap={8}>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...texts.compared} />
      </Text>
      <List>
        {alternatives.map((alternative) => (
          <Item
            key={alternative.kind}
            $chosen={alternative.verdict === 'chosen'}
            data-testid={`swap-why-${alternative.kind}`}
            data-verdict={alternative.verdict}
          >
            <Text as="p" $size="small">
              <FormattedMessage {...texts[alternative.kind]} />
            </Text>
            <Said alternative={alternative} trade={trade} currency={currency} />
          </Item>
        ))}
      </List>
    </Column>
  );
}

function Said({ alternative, trade, currency }: { readonly alternative: Alternative; readonly trade: Trade; readonly currency: Currency }) {
  const intl = useIntl();
  const isInput = trade.tradeType === 'exactInput';
  const amountOf = (value: bigint) => {
    const [sign, amount] = value < 0n ? ['−', -value] : ['', value];
    return `${sign}${formatAmount(rawAmount(amount), currency.decimals, 6)} ${shortenSymbol(currency.symbol)}`;
  };
  const figure = () => {
    if (alternative.verdict === 'noWay') return '';
    const { net, amount } = alternative;
    if (net === null) return amountOf(amount);
    const quoted = rawAmount(isInput ? trade.outputAmount : trade.inputAmount);
    return intl.formatMessage(isInput ? texts.net : texts.netPaid, { amount: amountOf(shownNet({ amount, net }, quoted, trade)) });
  };
  const sentence = () => {
    switch (alternative.verdict) {
      case 'worse': {
        const less = isInput ? trade.outputAmount - alternative.amount : alternative.amount - trade.inputAmount;
        return less === 0n
          ? intl.formatMessage(texts.same)
          : intl.formatMessage(isInput ? texts.worseGives : texts.worseCosts, { amount: amountOf(less) });
      }
      default:
        return intl.formatMessage(texts[alternative.verdict]);
    }
  };
  return (
    <Text as="p" $size="small" $tone="textMuted">
      <span>{figure()}</span>
      {alternative.verdict !== 'noWay' && <br />}
      <span>{sentence()}</span>
    </Text>
  );
}
