import { selectWallet } from '@dex/mf-shared/state';
import { useActiveChain, useSharedSelector, VisuallyHidden } from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useWalletName } from '../wallet/useWalletName';
import { walletSaidTexts } from '../wallet/walletSaid.messages';

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
  const network = useNewNetwork();
  const nameOf = useWalletName();
  return (
    <>
      <VisuallyHidden role="status" data-testid="shell-connection-said">
        {said.name !== null && <FormattedMessage {...walletSaidTexts.connectedTo} values={{ name: nameOf(said.name) }} />}
      </VisuallyHidden>
      <VisuallyHidden role="status" data-testid="shell-network-said">
        {network !== null && <FormattedMessage {...walletSaidTexts.networkChanged} values={{ network }} />}
      </VisuallyHidden>
    </>
  );
}

/** The network that the page went over to during this visit; null while it is on the one that it began with. */
function useNewNetwork(): string | null {
  const { chainId, label } = useActiveChain();
  const [seen, setSeen] = useState({ chainId, isNew: false });
  if (seen.chainId !== chainId) setSeen({ chainId, isNew: true });
  return seen.isNew ? label : null;
}
