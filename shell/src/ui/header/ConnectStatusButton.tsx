import { shortenAddress } from '@dex/mf-shared/domain';
import { selectWallet } from '@dex/mf-shared/state';
import { Button, Icon, Identicon, Skeleton, Spinner, Text, useOpenDialog, useRead, useSharedSelector } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { type ConnectStatus, connectStatus } from '../../state/connectStatus';
import { isOpenEntry } from '../../state/recentEntries';
import { useRecentEntries } from '../transactions/useRecentEntries';
import { connectTexts } from './header.messages';

const tones = {
  reconnecting: 'secondary',
  pending: 'primary',
  account: 'secondary',
  wrongNetwork: 'danger',
  error: 'danger',
  invitation: 'soft',
} as const;

function StatusText({ status }: { readonly status: ConnectStatus }): ReactNode {
  switch (status.kind) {
    case 'reconnecting':
      return <Skeleton $width="96px" />;
    case 'account':
      return (
        <>
          <Identicon address={status.account} />
          <Text as="span" $size="small" $strong $cut title={status.account}>
            {status.name ?? shortenAddress(status.account)}
          </Text>
        </>
      );
    case 'pending':
      return (
        <>
          <FormattedMessage {...connectTexts.pending} values={{ count: status.count }} />
          <Spinner size={16} />
        </>
      );
    case 'wrongNetwork':
    case 'error':
      return (
        <>
          <Icon name="warning" size={16} />
          <FormattedMessage {...connectTexts[status.kind]} />
        </>
      );
    case 'invitation':
      return <FormattedMessage {...connectTexts.invitation} />;
  }
}

/** Says how the person is connected, and opens the wallet dialog. */
export function ConnectStatusButton() {
  const openDialog = useOpenDialog();
  const { account, status, error } = useSharedSelector(selectWallet);
  const name = useRead(account ? { kind: 'nameOf', address: account } : null);
  const pendingCount = useRecentEntries().filter(isOpenEntry).length;
  const shown = connectStatus({ account, status, error, pendingCount, name: name.kind === 'known' ? name.value : null });
  return (
    <Button
      $size="small"
      $tone={tones[shown.kind]}
      data-testid="shell-connect"
      data-kind={shown.kind}
      onClick={() => openDialog({ kind: 'wallet' })}
    >
      <StatusText status={shown} />
    </Button>
  );
}
