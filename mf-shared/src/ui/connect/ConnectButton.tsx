import type { ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button';
import { useOpenDialog } from '../services/useOpenDialog';
import { connectTexts } from './connect.messages';

/** Stands in the place of an action that needs an account, and opens the wallet dialog. */
export function ConnectButton(look: Pick<ComponentProps<typeof Button>, '$size' | '$tone' | '$full'>) {
  const openDialog = useOpenDialog();
  return (
    <Button $size="large" {...look} data-testid="shared-connect" data-kind="connectWallet" onClick={() => openDialog({ kind: 'wallet' })}>
      <FormattedMessage {...connectTexts.connect} />
    </Button>
  );
}
