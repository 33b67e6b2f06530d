import { type ReactNode, useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { amountFault, formatExact, maxSpendable } from '../../domain/amounts/amount';
import { formatAmount, shortenSymbol } from '../../domain/amounts/figures';
import type { RawAmount } from '../../domain/rawAmount';
import type { Currency } from '../../domain/tokens/currency';
import { selectIsAccountUnsure } from '../../state/outstanding/outstandingSelectors';
import { Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { useSharedSelector } from '../services/storeHooks';
import { theme } from '../theme/theme';
import { TokenButton } from '../tokens/TokenButton';
import { AmountField } from './AmountField';
import { amountPanelTexts as texts } from './CurrencyAmountPanel.messages';
import { Figure } from './Figure';

const Frame = styled.div`
  display: flex;
  flex-direction: column;
  gap: 8px;
  padding: 16px;
  border-radius: ${theme.radius.large};
  background: ${theme.color.inset};
`;

const MaxButton = styled.button`
  min-height: 24px;
  padding: 0 8px;
  border: 0;
  border-radius: ${theme.radius.small};
  background: ${theme.color.accentSoft};
  color: ${theme.color.onAccentSoft};
  font-size: ${theme.fontSize.tiny};
  font-weight: ${theme.fontWeight.strong};
  cursor: pointer;
  @media (pointer: coarse) {
    position: relative;
    &::after {
      content: '';
      position: absolute;
      inset: -10px;
    }
  }
`;

/** The last line keeps its height, whatever is known: nothing below it moves. */
const Foot = styled(Row)`
  min-height: 24px;
  row-gap: 0;
`;

/** A long figure is set smaller, so that more of it is seen; the line keeps its height. */
function sizeFor(value: string): 'large' | 'medium' {
  return value.length > 11 ? 'medium' : 'large';
}

interface CurrencyAmountPanelProps {
  /** The name of this amount; two panels of a screen have two names. */
  readonly label: string;
  readonly currency: Currency | null;
  readonly value: string;
  readonly onChange: (value: string) => void;
  /** Opens the choice of tokens; without it the token is fixed. */
  readonly onSelectToken?: () => void;
  /** The account's balance; null while it is not known, undefined where there is no account. */
  readonly balance?: RawAmount | null;
  readonly isBalanceSyncing?: boolean;
  /** Fills in the whole balance; without it there is no Max. */
  readonly onMax?: () => void;
  /** The amount is paid from the balance: where nothing of it is left beside the costs of the network, that is said in the place of Max. */
  readonly isSpent?: boolean;
  /** The value in dollars as it is shown, "$1,234.50"; null while it is not known. */
  readonly dollars?: ReactNode;
  readonly disabled?: boolean;
  readonly dimmed?: boolean;
  /** Worked out from the chain's figures, not typed: it dims with them. */
  readonly isEstimate?: boolean;
  readonly autoFocus?: boolean;
  /** The amount takes no part: the price lies outside the chosen range. */
  readonly isOutOfRange?: boolean;
  readonly testId?: string;
}

/** An amount of a currency: the field, the token, the balance, Max and the value in dollars. */
export function CurrencyAmountPanel(props: CurrencyAmountPanelProps) {
  const { label, currency, value, onChange, onSelectToken, dollars, disabled, dimmed, isEstimate, autoFocus, isOutOfRange, testId } = props;
  const labelId = useId();
  const noteId = useId();
  const fault = currency && !disabled ? amountFault(value, currency.decimals) : null;
  return (
    <Frame role="group" aria-labelledby={labelId} data-testid={testId}>
      <Text id={labelId} $size="small" $tone="textMuted">
        {label}
      </Text>
      {isOutOfRange ? (
        <Row $justify="space-between">
          <Text id={noteId} $size="small" $tone="textMuted">
            <FormattedMessage {...texts.outOfRange} />
          </Text>
          <TokenButton label={label} currency={currency} onPress={onSelectToken} />
        </Row>
      ) : (
        <Row $justify="space-between" $gap={12}>
          <AmountField
            label={label}
            value={value}
            onChange={onChange}
            size={sizeFor(value)}
            disabled={disabled}
            dimmed={dimmed}
            isEstimate={isEstimate}
            autoFocus={autoFocus}
            invalid={fault !== null}
            describedBy={fault ? noteId : undefined}
          />
          <TokenButton label={label} currency={currency} onPress={onSelectToken} testId={testId && `${testId}-token`} />
        </Row>
      )}
      <Foot $justify="space-between" $wrap>
        {currency && fault ? (
          <Text id={noteId} $size="small" $tone="danger">
            <FormattedMessage {...texts[fault]} values={{ symbol: shortenSymbol(currency.symbol), count: currency.decimals }} />
          </Text>
        ) : (
          <Text $size="small" $tone="textMuted" data-figure>
            {dollars}
          </Text>
        )}
        <Balance {...props} />
      </Foot>
    </Frame>
  );
}

function Balance({ currency, balance, isBalanceSyncing, onMax, isSpent, disabled }: CurrencyAmountPanelProps) {
  const intl = useIntl();
  const isUnsure = useSharedSelector(selectIsAccountUnsure);
  if (!currency || balance === undefined) return null;
  const { decimals } = currency;
  const symbol = shortenSymbol(currency.symbol);
  const shown = balance === null ? null : formatAmount(balance, decimals);
  return (
    // Another element once it is known: it comes in its place, and nothing slides there.
    <Row key={balance === null ? 'unknown' : isUnsure ? 'unsure' : 'known'} $gap={8}>
      <Text $size="small" $tone="textMuted">
        <FormattedMessage {...(isUnsure && balance !== null ? texts.balanceUnsure : texts.balance)} />{' '}
        <Figure
          shown={shown}
          exact={balance === null ? undefined : formatExact(balance, decimals)}
          syncing={isBalanceSyncing || isUnsure}
        />
      </Text>
      {onMax && balance !== null && balance !== '0' && !disabled && (
        <MaxButton type="button" aria-label={intl.formatMessage(texts.maxOf, { symbol })} onClick={onMax}>
          <FormattedMessage {...texts.max} />
        </MaxButton>
      )}
      {isSpent && balance !== null && balance !== '0' && maxSpendable(currency, balance) === '0' && (
        <Text $size="tiny" $tone="textMuted">
          <FormattedMessage {...texts.keptForGas} />
        </Text>
      )}
    </Row>
  );
}
