import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { shortenSymbol } from '../../domain/amounts/figures';
import { hasLookAlikes } from '../../domain/text/foreignText';
import type { Currency } from '../../domain/tokens/currency';
import { amountPanelTexts as texts } from '../amounts/CurrencyAmountPanel.messages';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Icon } from '../primitives/Icon';
import { theme } from '../theme/theme';
import { tokenButtonTexts } from './TokenButton.messages';

const { color } = theme;

const Frame = styled.button<{ readonly $empty: boolean }>`
  display: inline-flex;
  flex: none;
  align-items: center;
  gap: 8px;
  /* A symbol leaves room for the amount beside it; the words in its place are never cut. */
  max-width: ${({ $empty }) => ($empty ? '100%' : '55%')};
  min-height: ${theme.height.touch};
  padding: 4px 12px;
  border: 0;
  border-radius: ${theme.radius.round};
  background: ${({ $empty }) => ($empty ? color.accent : color.raised)};
  color: ${({ $empty }) => ($empty ? color.onAccent : color.text)};
  box-shadow: 0 2px 8px ${color.shadow};
  font-weight: ${theme.fontWeight.strong};
  cursor: pointer;
  transition: background-color ${theme.motion.quick};
  &:hover:not(:disabled) {
    background: ${({ $empty }) => ($empty ? color.accentHover : color.hover)};
  }
  &:disabled {
    cursor: default;
  }
`;

const Symbol = styled.span`
  overflow: hidden;
  text-overflow: ellipsis;
  white-space: nowrap;
`;

const Lure = styled.span`
  display: inline-flex;
  color: ${color.warning};
`;

interface TokenButtonProps {
  /** What the token is for, as the amount beside it is named. */
  readonly label: string;
  readonly currency: Currency | null;
  /** Without it the token is fixed. */
  readonly onPress?: () => void;
  readonly testId?: string;
}

/** The chosen token, and the way to choose another. */
export function TokenButton({ label, currency, onPress, testId }: TokenButtonProps) {
  const intl = useIntl();
  const symbol = currency && shortenSymbol(currency.symbol);
  const lure = currency && hasLookAlikes(currency.symbol) ? intl.formatMessage(tokenButtonTexts.lookAlike) : null;
  const chosen = symbol && (lure ? `${symbol} (${lure})` : symbol);
  const name = chosen && onPress ? intl.formatMessage(texts.chosenToken, { label, symbol: chosen }) : undefined;
  return (
    <Frame
      type="button"
      $empty={!currency && Boolean(onPress)}
      aria-label={name}
      aria-haspopup={onPress && 'dialog'}
      disabled={!onPress}
      data-testid={testId}
      onClick={onPress}
    >
      {currency && <CurrencyLogo currency={currency} />}
      <Symbol>{symbol ?? intl.formatMessage(texts.selectToken)}</Symbol>
      {lure && (
        <Lure title={lure}>
          <Icon name="warning" size={16} />
        </Lure>
      )}
      {onPress && <Icon name="chevronDown" size={16} />}
    </Frame>
  );
}
