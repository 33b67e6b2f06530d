import { Button, Column, Notice, Row, Spinner, Text } from '@dex/mf-shared/ui';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WalletControls } from '../../domain/wallets/walletControls';
import { useShell } from '../ShellContext';
import { PairingCode } from './PairingCode';
import { useWalletName } from './useWalletName';
import { walletTexts } from './wallet.messages';

/** A connection quicker than this shows no loader (WALLET-5), in milliseconds. */
const LOADER_DELAY_MS = 600;

/** From here on the wallet is not "initializing": its prompt is hidden, lost or unheard. In milliseconds. */
const SILENT_AFTER_MS = 20_000;

function useIsLate(afterMs: number): boolean {
  const [isLate, setLate] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setLate(true), afterMs);
    return () => clearTimeout(timer);
  }, [afterMs]);
  return isLate;
}

interface ConnectingProps {
  readonly name: string;
  readonly pairs: boolean;
  readonly onAskAgain: () => void;
}

function Connecting({ name, pairs, onAskAgain }: ConnectingProps) {
  const { wallet } = useShell();
  const uri = useSyncExternalStore(wallet.onPairingUri, wallet.pairingUri);
  const isLate = useIsLate(LOADER_DELAY_MS);
  const isSilent = useIsLate(SILENT_AFTER_MS);
  if (uri && pairs) return <PairingCode uri={uri} />;
  if (isSilent) {
    return (
      <Column $gap={12} role="status" data-testid="shell-wallet-silent">
        <FormattedMessage {...walletTexts.silent} values={{ name }} />
        <Button $tone="secondary" onClick={onAskAgain}>
          <FormattedMessage {...walletTexts.askAgain} />
        </Button>
      </Column>
    );
  }
  return (
    <Column $gap={12} role="status" data-testid="shell-wallet-pending">
      <Row $gap={12}>
        {isLate && (
          <span data-testid="shell-wallet-loader">
            <Spinner />
          </span>
        )}
        <FormattedMessage {...walletTexts.initializing} />
      </Row>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...walletTexts.answerInWallet} values={{ name }} />
      </Text>
    </Column>
  );
}

interface PendingViewProps {
  readonly manager: WalletControls;
  readonly connectorId: string;
  readonly phase: 'connecting' | 'failed';
}

/** A connection under way, or failed with another try. */
export function PendingView({ manager, connectorId, phase }: PendingViewProps) {
  const option = manager.options().find(({ key }) => key === connectorId);
  const name = useWalletName()(option?.name ?? connectorId);
  const [asked, setAsked] = useState(0);
  const askAgain = () => {
    setAsked((count) => count + 1);
    void manager.connect(connectorId);
  };
  // The code of a pairing that was left stays good for a while; it is nothing to another wallet.
  if (phase === 'connecting')
    return <Connecting key={`${connectorId} ${asked}`} name={name} pairs={option?.connector === 'walletConnect'} onAskAgain={askAgain} />;
  return (
    <Notice kind="error" testId="shell-wallet-failed">
      <FormattedMessage {...walletTexts.errorConnecting} />
      <Button $size="small" $tone="secondary" onClick={askAgain}>
        <FormattedMessage {...walletTexts.tryAgain} />
      </Button>
    </Notice>
  );
}
