import { type Chain, type ChainId, chainsInOrder } from '@dex/mf-shared/domain';
import { selectIsConnected, selectWalletIsExtension } from '@dex/mf-shared/state';
import { Divider, Icon, NetworkLogo, Row, Text, useActiveChain, useCloseDialog, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { MenuLink, MenuRadio, SwitchRefused, useSwitchNetwork } from '@dex/mf-shared/ui/controls';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import type { FlyoutContentProps } from './Flyout';
import { networkTexts } from './header.messages';

function NetworkChoices({ onChoose }: { readonly onChoose: (chainId: ChainId) => void }) {
  const { chains, config } = useServices();
  const active = useActiveChain();
  // A retired network is offered only where the operator runs a node for it (NET-1).
  const isOffered = ({ chainId, isRetired, rpcUrls }: Chain) =>
    rpcUrls.length > 0 && (!isRetired || config.chains[chainId]?.rpcUrls !== undefined);
  const offered = chainsInOrder(chains).filter((chain) => chain.chainId === active.chainId || isOffered(chain));
  return offered.map(({ chainId, label }) => (
    <MenuRadio
      key={chainId}
      aria-checked={chainId === active.chainId}
      data-testid={`shell-network-${chainId}`}
      onClick={() => onChoose(chainId)}
    >
      <Row>
        <NetworkLogo chainId={chainId} />
        {chainId === 1 && active.isListedLayer2 ? (
          <FormattedMessage {...networkTexts.toLayer1} values={{ network: label }} />
        ) : (
          <span>{label}</span>
        )}
      </Row>
      {chainId === active.chainId && <Icon name="check" size={16} />}
    </MenuRadio>
  ));
}

function NetworkLinks() {
  const chain = useActiveChain();
  const { bus } = useServices();
  const entries = [
    { text: networkTexts.bridge, url: chain.bridgeUrl, values: { network: chain.label } },
    { text: networkTexts.explorer, url: chain.explorer.url, values: { explorer: chain.explorer.name } },
    { text: networkTexts.learnMore, url: chain.infoUrl ?? chain.docsUrl, values: {} },
  ];
  return entries.map(({ text, url, values }) =>
    url ? (
      <MenuLink key={text.id} href={url} onClick={() => bus.emit({ kind: 'eventReported', event: { kind: 'outboundLink', url } })}>
        <FormattedMessage {...text} values={values} />
        <Icon name="external" size={16} />
      </MenuLink>
    ) : null,
  );
}

/** Other networks, and the places of this one. */
export function NetworkSheet({ onShown }: FlyoutContentProps) {
  const isConnected = useSharedSelector(selectIsConnected);
  const isExtension = useSharedSelector(selectWalletIsExtension);
  const { isRefused, switchTo } = useSwitchNetwork();
  const close = useCloseDialog();
  useEffect(onShown, [onShown]);
  return (
    <>
      {isConnected && !isExtension ? (
        <Text as="p" $size="small" $tone="textMuted" style={{ padding: '8px 12px', maxWidth: '240px' }}>
          <FormattedMessage {...networkTexts.byHand} />
        </Text>
      ) : (
        <NetworkChoices onChoose={(chainId) => switchTo(chainId, close)} />
      )}
      {isRefused && <SwitchRefused />}
      <Divider />
      <NetworkLinks />
    </>
  );
}
