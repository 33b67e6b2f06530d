import { Button, Icon, lazyPart, NetworkLogo, theme, useActiveChain } from '@dex/mf-shared/ui';
import { useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { Flyout, SheetToCome } from './Flyout';
import { networkTexts } from './header.messages';

const NetworkSheet = lazyPart(
  async () => (await import(/* webpackChunkName: "header-menus" */ './NetworkSheet')).NetworkSheet,
  <SheetToCome />,
);

const Label = styled.span`
  @media (max-width: ${theme.breakpoint.medium}px) {
    display: none;
  }
`;

/** The network card: where the page is, other networks, and the network's own places. */
export function NetworkMenu() {
  const intl = useIntl();
  const chain = useActiveChain();
  return (
    <Flyout
      dialog="arbitrumOptions"
      label={intl.formatMessage(networkTexts.choose)}
      trigger={(button) => (
        <Button
          $size="small"
          $tone="secondary"
          aria-label={intl.formatMessage(networkTexts.network, { network: chain.label })}
          data-testid="shell-network"
          {...button}
        >
          <NetworkLogo chainId={chain.chainId} />
          <Label>{chain.label}</Label>
          <Label>
            <Icon name="chevronDown" size={16} />
          </Label>
        </Button>
      )}
      Content={NetworkSheet}
    />
  );
}
