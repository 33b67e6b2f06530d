import { paths } from '@dex/mf-shared/contract';
import { explorerLink, shortenAddress } from '@dex/mf-shared/domain';
import { selectWallet } from '@dex/mf-shared/state';
import {
  AppLink,
  Button,
  Column,
  ExternalLink,
  Icon,
  Identicon,
  Inset,
  Row,
  Text,
  theme,
  useActiveChain,
  useRead,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import type { WalletControls } from '../../domain/wallets/walletControls';
import { RecentTransactions } from './RecentTransactions';
import { useCopy } from './useCopy';
import { useWalletName } from './useWalletName';
import { walletTexts } from './wallet.messages';

/** Ways beside one another: in one size, with equal room between their words, be they links or buttons; each begins a new line by itself. */
const Ways = styled(Row)`
  gap: 0 24px;
  flex-wrap: wrap;
  font-size: ${theme.fontSize.small};
  > button {
    margin-inline: -12px;
  }
`;

function CopyAddress({ address }: { readonly address: string }) {
  const { isCopied, copy } = useCopy(address);
  return (
    <Button $size="small" $tone="text" onClick={copy} data-testid="shell-copy-address" data-copied={isCopied}>
      <Icon name={isCopied ? 'check' : 'copy'} size={16} />
      <FormattedMessage {...(isCopied ? walletTexts.copied : walletTexts.copyAddress)} />
    </Button>
  );
}

interface AccountViewProps {
  readonly manager: WalletControls;
  /** Leads to the options. */
  readonly onChange: () => void;
  /** Closes the dialog, on the way to another screen. */
  readonly onLeave: () => void;
}

/** Who is connected, with what, and what that account did lately. */
export function AccountView({ manager, onChange, onLeave }: AccountViewProps) {
  const { account, connected } = useSharedSelector(selectWallet);
  const chain = useActiveChain();
  const nameOf = useWalletName();
  const name = useRead(account ? { kind: 'nameOf', address: account } : null);
  if (!account || !connected) return null;
  return (
    <Column $gap={16}>
      <Inset>
        <Column $gap={12}>
          <Row $justify="space-between" $wrap>
            <Text $size="small" $tone="textMuted">
              <FormattedMessage {...walletTexts.connectedWith} values={{ name: nameOf(connected.name) }} />
            </Text>
            <Ways>
              <Button $size="small" $tone="text" onClick={() => void manager.disconnect()}>
                <FormattedMessage {...walletTexts.disconnect} />
              </Button>
              <Button $size="small" $tone="text" onClick={onChange}>
                <FormattedMessage {...walletTexts.change} />
              </Button>
            </Ways>
          </Row>
          <Row $gap={12}>
            <Identicon address={account} size={28} />
            <Text $size="large" $strong $cut title={account} data-testid="shell-account">
              {name.kind === 'known' && name.value !== null ? name.value : shortenAddress(account)}
            </Text>
          </Row>
          <Ways>
            <CopyAddress address={account} />
            <ExternalLink href={explorerLink(chain, 'address', account)}>
              <FormattedMessage {...walletTexts.explorer} />
            </ExternalLink>
            <AppLink to={paths.allowances()} onClick={onLeave} data-testid="shell-allowances">
              <FormattedMessage {...walletTexts.allowances} />
            </AppLink>
          </Ways>
        </Column>
      </Inset>
      <RecentTransactions />
    </Column>
  );
}
