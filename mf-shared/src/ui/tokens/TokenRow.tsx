import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { formatAmount, formatInFull, shortenSymbol, UNKNOWN_FIGURE } from '../../domain/amounts/figures';
import { hasLookAlikes } from '../../domain/text/foreignText';
import type { Currency } from '../../domain/tokens/currency';
import { useUnsureMark } from '../amounts/useUnsureMark';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Skeleton } from '../primitives/Skeleton';
import { Text } from '../primitives/Text';
import { useRead } from '../services/useRead';
import { useAccount } from '../services/walletHooks';
import { theme } from '../theme/theme';
import type { BookEntry } from './tokenBook';
import { TokenFullName } from './TokenFullName';
import { tokenButtonTexts } from './TokenButton.messages';
import { tokenSelectTexts as texts } from './TokenSelect.messages';
import { balanceRead } from './useBalances';

/** Height of a line of the token choice (TOKEN-7), in pixels. */
export const ROW_HEIGHT_PX = 56;

export const RowFrame = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  align-items: center;
  gap: 12px;
  width: 100%;
  height: ${ROW_HEIGHT_PX}px;
  padding: 4px 20px;
  border: 0;
  background: transparent;
  color: ${theme.color.text};
  text-align: start;
`;

const RowButton = styled(RowFrame).attrs({ as: 'button', type: 'button' })<{ readonly disabled?: boolean }>`
  cursor: pointer;
  &:hover:not(:disabled),
  &:focus-visible {
    background: ${theme.color.inset};
  }
  &:focus-visible {
    outline-offset: -2px;
  }
  &:disabled {
    cursor: default;
    opacity: 0.6;
  }
`;

/** Symbol, and under it the name and where the token comes from. */
export function TokenName({ currency, note }: { readonly currency: Currency; readonly note?: string }) {
  return (
    <span>
      <Text as="span" $strong title={currency.symbol}>
        {shortenSymbol(currency.symbol)}
      </Text>
      {hasLookAlikes(currency.symbol) && (
        <Text as="span" $size="tiny" $tone="warning">
          {' '}
          <FormattedMessage {...tokenButtonTexts.lookAlike} />
        </Text>
      )}
      <Text as="div" $size="small" $tone="textMuted" $cut title={currency.kind === 'token' ? currency.address : undefined}>
        <TokenFullName currency={currency} />
        {note && <span>{` · ${note}`}</span>}
      </Text>
    </span>
  );
}

function Balance({ currency }: { readonly currency: Currency }) {
  const account = useAccount();
  const read = useRead(balanceRead(currency, account));
  const mark = useUnsureMark();
  if (!account) return null;
  if (read.kind === 'loading') return <Skeleton $width="56px" />;
  const raw = read.kind === 'known' ? read.value : undefined;
  if (raw === undefined) return <Text $tone="textMuted">{UNKNOWN_FIGURE}</Text>;
  return (
    <Text key={mark} data-figure title={formatInFull(raw, currency.decimals)}>
      {formatAmount(raw, currency.decimals) + mark}
    </Text>
  );
}

interface TokenRowProps {
  readonly currency: Currency;
  readonly entry: BookEntry | null;
  /** Chosen on this side already. */
  readonly isSelected: boolean;
  /** The one line of the list that the Tab key stops at. */
  readonly isStop: boolean;
  readonly onSelect: (currency: Currency) => void;
}

/** A currency to choose, with the account's balance; an unknown balance is a dash and blocks nothing. */
export function TokenRow({ currency, entry, isSelected, isStop, onSelect }: TokenRowProps) {
  const intl = useIntl();
  return (
    <RowButton
      data-row
      tabIndex={isStop ? 0 : -1}
      disabled={isSelected}
      aria-current={isSelected ? 'true' : undefined}
      data-testid={`shared-token-${currency.kind === 'token' ? currency.address : 'native'}`}
      onClick={() => onSelect(currency)}
    >
      <CurrencyLogo currency={currency} />
      <TokenName currency={currency} note={entry?.isImported ? intl.formatMessage(texts.added) : undefined} />
      <Balance currency={currency} />
    </RowButton>
  );
}
