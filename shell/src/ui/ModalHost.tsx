import type { DialogRequest } from '@dex/mf-shared/contract';
import { selectOpenDialog } from '@dex/mf-shared/state';
import { lazyPart, SettingsPanel, theme, useCloseDialog, useSharedSelector } from '@dex/mf-shared/ui';
import { type ReactNode, useMemo } from 'react';
import { styled } from 'styled-components';
import { RemoteOutlet } from './outlet/RemoteOutlet';
import { useShell } from './ShellContext';

const WalletDialog = lazyPart(async () => (await import(/* webpackChunkName: "wallet-dialog" */ './wallet/WalletDialog')).WalletDialog);
const BuildDialog = lazyPart(async () => (await import(/* webpackChunkName: "banners" */ './build/BuildDialog')).BuildDialog);
const GovernanceBalanceDialog = lazyPart(
  async () => (await import(/* webpackChunkName: "governance-balance" */ './governance/GovernanceBalanceDialog')).GovernanceBalanceDialog,
);

/** Dialogs stand at the end of the document; what is drawn here says that one could not be loaded, and is in sight wherever the page is. */
const Place = styled.div`
  position: fixed;
  right: 16px;
  bottom: 80px;
  left: 16px;
  z-index: ${theme.layer.dialog};
  max-width: 420px;
  margin: 0 auto;
`;

function OwnDialog({ dialog, onDismiss }: { readonly dialog: DialogRequest; readonly onDismiss: () => void }): ReactNode {
  switch (dialog.kind) {
    case 'wallet':
      return <WalletDialog onDismiss={onDismiss} />;
    case 'settings':
      return <SettingsPanel onDismiss={onDismiss} />;
    case 'thisBuild':
      return <BuildDialog onDismiss={onDismiss} />;
    case 'governanceTokenBalance':
      return <GovernanceBalanceDialog onDismiss={onDismiss} />;
    default:
      // The menu and the network's options hang on their buttons in the header.
      return null;
  }
}

/** The one dialog that is open: the shell's own, or one that a section serves on every page. */
export function ModalHost() {
  const { host } = useShell();
  const dialog = useSharedSelector(selectOpenDialog);
  const close = useCloseDialog();
  const view = useMemo(() => dialog && ({ kind: 'dialog', dialog } as const), [dialog]);
  if (!dialog || !view) return null;
  const owner = host.services.sections.ownerOf(dialog.kind);
  if (owner === null) {
    return (
      <Place>
        <OwnDialog dialog={dialog} onDismiss={close} />
      </Place>
    );
  }
  // One place per section: a dialog that follows another of the same section takes its place, and never stands beside it.
  return (
    <Place>
      <RemoteOutlet key={owner} host={host} remote={owner} view={view} />
    </Place>
  );
}
