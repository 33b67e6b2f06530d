import { selectWallet, type WalletState } from '@dex/mf-shared/state';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column, Notice, Skeleton, useSharedSelector } from '@dex/mf-shared/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WalletControls } from '../../domain/wallets/walletControls';
import { type WalletView, walletView } from '../../state/walletView';
import { AccountView } from './AccountView';
import { ErrorView, LostView, WrongNetworkView } from './ErrorViews';
import { OptionsView } from './OptionsView';
import { PendingView } from './PendingView';
import { useWalletManager } from './useWalletManager';
import { walletTexts } from './wallet.messages';

interface ViewProps {
  readonly view: WalletView;
  readonly manager: WalletControls;
  readonly onOptions: () => void;
  readonly onChosen: () => void;
  readonly onLeave: () => void;
}

function View({ view, manager, onOptions, onChosen, onLeave }: ViewProps): ReactNode {
  switch (view.kind) {
    case 'options':
      return <OptionsView manager={manager} onChosen={onChosen} />;
    case 'pending':
      return <PendingView manager={manager} connectorId={view.connectorId} phase={view.phase} />;
    case 'wrongNetwork':
      return <WrongNetworkView />;
    case 'lost':
      return <LostView onOptions={onOptions} />;
    case 'error':
      return <ErrorView />;
    case 'account':
      return <AccountView manager={manager} onChange={onOptions} onLeave={onLeave} />;
  }
}

/** A connection that comes about ends the dialog: what the person was about to do stands as it was. */
function useDismissOnConnection({ status, account }: WalletState, onDismiss: () => void): void {
  const [before, setBefore] = useState({ status, account });
  const hasConnected = status === 'connected' && (before.status === 'connecting' || before.account === null);
  useEffect(() => {
    if (hasConnected) onDismiss();
    else setBefore((known) => (known.status === status && known.account === account ? known : { status, account }));
  }, [hasConnected, status, account, onDismiss]);
}

/** Options, account and a connection under way. It starts anew with each opening: at the account, if there is one. */
export function WalletDialog({ onDismiss }: { readonly onDismiss: () => void }) {
  const wallet = useSharedSelector(selectWallet);
  const [wantsOptions, setWantsOptions] = useState(false);
  const { state, retry } = useWalletManager();
  const view = walletView({ wallet, wantsOptions });
  useDismissOnConnection(wallet, onDismiss);
  const manager = state.kind === 'loaded' ? state.manager : null;
  const hasBack =
    view.kind === 'pending' ||
    view.kind === 'wrongNetwork' ||
    view.kind === 'lost' ||
    view.kind === 'error' ||
    (view.kind === 'options' && wallet.account !== null);
  const goBack = () => {
    if (view.kind === 'pending') manager?.leave();
    setWantsOptions(view.kind !== 'options');
  };
  const dismiss = () => {
    if (view.kind === 'pending') manager?.leave();
    onDismiss();
  };
  return (
    <Dialog
      testId="shell-wallet"
      title={<FormattedMessage {...(view.kind === 'account' ? walletTexts.account : walletTexts.connect)} />}
      onDismiss={dismiss}
      onBack={hasBack ? goBack : undefined}
    >
      {manager && (
        <View
          view={view}
          manager={manager}
          onOptions={() => setWantsOptions(true)}
          onChosen={() => setWantsOptions(false)}
          onLeave={onDismiss}
        />
      )}
      {state.kind === 'loading' && (
        <Column>
          <Skeleton $height="56px" />
          <Skeleton $height="56px" />
        </Column>
      )}
      {state.kind === 'failed' && (
        <Notice kind="error">
          <FormattedMessage {...walletTexts.loadFailed} />
          <Button $size="small" $tone="secondary" onClick={retry}>
            <FormattedMessage {...walletTexts.tryAgain} />
          </Button>
        </Notice>
      )}
    </Dialog>
  );
}
