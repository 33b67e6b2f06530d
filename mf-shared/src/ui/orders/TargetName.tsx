import { useState } from 'react';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import type { Address } from '../../domain/address';
import { shortenSymbol } from '../../domain/amounts/figures';
import type { Chain } from '../../domain/chains/chain';
import { targetKind } from '../../domain/orders/targets';
import type { Currency } from '../../domain/tokens/currency';
import { Icon } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { Text } from '../primitives/Text';
import { currencyOf } from './namedAmount';
import { callTexts, targetTexts } from './orders.messages';

/** The name and the button stand on the line of the label beside them; the button's height is for the finger, not for the line. */
const Name = styled(Text)`
  display: inline-flex;
  flex-wrap: wrap;
  gap: 0 4px;
  align-items: center;
  > button {
    margin-block: -10px;
    margin-inline-end: -10px;
  }
`;

interface TargetNameProps {
  readonly chain: Chain;
  readonly account: Address;
  readonly to: Address;
  readonly currencies: readonly Currency[];
}

/** The name of a contract, or that it is unknown. */
export function useTargetName({ chain, currencies, ...facts }: TargetNameProps): string {
  const intl = useIntl();
  const kind = targetKind({ chain, currencies, ...facts });
  const symbol = shortenSymbol(currencyOf(facts.to, chain, currencies)?.symbol ?? '');
  return intl.formatMessage(targetTexts[kind], { symbol });
}

/** A called contract by name, its address on demand; one that the configuration does not name is told in the tone of danger. */
export function TargetName(props: TargetNameProps) {
  const intl = useIntl();
  const name = useTargetName(props);
  const [isShown, setShown] = useState(false);
  const isUnknown = targetKind(props) === 'unknown';
  return (
    <Name $size="small" $tone={isUnknown ? 'danger' : 'text'} data-testid="order-target">
      <span>{name}</span>
      {isShown || isUnknown ? (
        <span>{` · ${props.to}`}</span>
      ) : (
        <IconButton label={intl.formatMessage(callTexts.showAddress, { name })} onClick={() => setShown(true)}>
          <Icon name="info" size={16} />
        </IconButton>
      )}
    </Name>
  );
}
