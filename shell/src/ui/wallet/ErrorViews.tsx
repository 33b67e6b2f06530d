import { defaultChainId } from '@dex/mf-shared/domain';
import { selectWalletIsExtension } from '@dex/mf-shared/state';
import { Button, Column, Heading, Notice, Text, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { SwitchRefused, useSwitchNetwork } from '@dex/mf-shared/ui/controls';
import { FormattedMessage } from 'react-intl';
import { unknownFault } from '../crash/unknownFault.messages';
import { walletTexts } from './wallet.messages';

/** The wallet is on a network that is not served; one press asks it to switch. */
export function WrongNetworkView() {
  const { chains, config } = useServices();
  const { isRefused, switchTo } = useSwitchNetwork();
  const isExtension = useSharedSelector(selectWalletIsExtension);
  const target = chains[defaultChainId(config)];
  return (
    <Column $gap={16} role="alert" data-testid="shell-wallet-wrong-network">
      <Heading as="h3">
        <FormattedMessage {...walletTexts.wrongNetwork} />
      </Heading>
      <Text as="p">
        <FormattedMessage {...walletTexts.wrongNetworkHelp} />
      </Text>
      {isExtension && (
        <Button onClick={() => switchTo(target.chainId)}>
          <FormattedMessage {...walletTexts.switchTo} values={{ network: target.label }} />
        </Button>
      )}
      {isRefused && <SwitchRefused />}
    </Column>
  );
}

/** A connection that stood has broken: the wallet is gone, or cut off from every network. */
export function LostView({ onOptions }: { readonly onOptions: () => void }) {
  return (
    <Notice kind="error" testId="shell-wallet-lost">
      <Text $strong>
        <FormattedMessage {...walletTexts.lost} />
      </Text>
      <Text as="p">
        <FormattedMessage {...walletTexts.lostHelp} />
      </Text>
      <Button $size="small" $tone="secondary" onClick={onOptions}>
        <FormattedMessage {...walletTexts.connect} />
      </Button>
    </Notice>
  );
}

/** Any other failure of the connection. */
export function ErrorView() {
  return (
    <Notice kind="error" testId="shell-wallet-error">
      <Text $strong>
        <FormattedMessage {...walletTexts.errorConnecting} />
      </Text>
      <Text as="p">
        <FormattedMessage {...walletTexts.errorConnectingHelp} />
      </Text>
      <Text as="p">
        <FormattedMessage {...unknownFault.sentence} />
      </Text>
    </Notice>
  );
}
