import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import { commonBases } from '../../domain/tokens/bases';
import { type Currency, sameCurrency } from '../../domain/tokens/currency';
import { CurrencyLogo } from '../pictures/CurrencyLogo';
import { Row } from '../primitives/layout';
import { theme } from '../theme/theme';
import { tokenSelectTexts as texts } from './TokenSelect.messages';

const Chip = styled.button`
  display: inline-flex;
  align-items: center;
  gap: 8px;
  min-height: 36px;
  padding: 4px 12px 4px 8px;
  border: 0;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.inset};
  font-weight: ${theme.fontWeight.strong};
  cursor: pointer;
  &:hover:not(:disabled) {
    background: ${theme.color.hover};
  }
  &:disabled {
    background: ${theme.color.accentSoft};
    color: ${theme.color.onAccentSoft};
    cursor: default;
  }
  @media (pointer: coarse) {
    min-height: ${theme.height.touch};
  }
`;

const Chips = styled(Row)`
  padding: 4px 20px 12px;
`;

interface CommonBasesProps {
  readonly chain: Chain;
  readonly selected: Currency | null;
  readonly withNative: boolean;
  readonly onSelect: (currency: Currency) => void;
}

/** The currencies that most trades have on one side, one press away. */
export function CommonBases({ chain, selected, withNative, onSelect }: CommonBasesProps) {
  const intl = useIntl();
  const bases = commonBases(chain).filter((currency) => withNative || currency.kind === 'token');
  return (
    <Chips $wrap role="group" aria-label={intl.formatMessage(texts.common)}>
      {bases.map((currency) => (
        <Chip
          key={currency.kind === 'token' ? currency.address : 'native'}
          type="button"
          disabled={sameCurrency(currency, selected)}
          onClick={() => onSelect(currency)}
        >
          <CurrencyLogo currency={currency} size={20} />
          <span>{shortenSymbol(currency.symbol)}</span>
        </Chip>
      ))}
    </Chips>
  );
}
