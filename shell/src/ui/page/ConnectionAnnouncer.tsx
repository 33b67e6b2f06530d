import { selectWallet } from '@dex/mf-shared/state';
import { useSharedSelector, VisuallyHidden } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { walletTexts } from '../wallet/wallet.messages';

/** Says "Connected to {wallet}" when a connection comes about; one of an earlier visit that is taken up silently is no news. */
export function ConnectionAnnouncer() {
  const { status, connected } = useSharedSelector(selectWallet);
  const [said, setSaid] = useState<{ readonly before: typeof status; readonly name: string | null }>({ before: status, name: null });
  useEffect(() => {
    setSaid(({ before, name }) => {
      if (status === 'connected')
        return { before: status, name: before === 'connecting' || before === 'disconnected' ? (connected?.name ?? null) : name };
      return { before: status, name: null };
    });
  }, [status, connected]);
  return (
    <VisuallyHidden role="status" data-testid="shell-connection-said">
      {said.name !== null && <FormattedMessage {...walletTexts.connectedTo} values={{ name: said.name }} />}
    </VisuallyHidden>
  );
}
