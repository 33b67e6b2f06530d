import { selectAirdropStatus, selectOpenDialog } from '@dex/mf-shared/state';
import { Button, Spinner, useOpenDialog, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useSectionMatch } from '../page/useSectionMatch';
import { useShell } from '../ShellContext';
import { headerTexts } from './header.messages';

/** The section whose dialog the header's button opens (SHELL-13); null where none draws it. */
const useClaimOwner = () => useServices().sections.ownerOf('selfClaim');

/** The claim section looks after the account as soon as there is one that could have something to claim. */
function useClaimSection(): void {
  const { host } = useShell();
  const owner = useClaimOwner();
  const { chains } = useServices();
  const isAsked = useSharedSelector(
    ({ wallet, application }) => wallet.account !== null && chains[application.chainId].merkleDistributor !== null,
  );
  useEffect(() => {
    if (!isAsked || owner === null) return undefined;
    // Nobody waits for it: what the person came for goes first.
    const timer = setTimeout(() => void host.open(owner), 2000);
    return () => clearTimeout(timer);
  }, [host, isAsked, owner]);
}

/** "Claim" while there is something unclaimed, "Claiming" while that is under way; absent on a self-claim view. */
export function ClaimButton() {
  useClaimSection();
  const { chains } = useServices();
  const openDialog = useOpenDialog();
  const match = useSectionMatch();
  const owner = useClaimOwner();
  const status = useSharedSelector(selectAirdropStatus);
  const isSelfClaimOpen = useSharedSelector((state) => selectOpenDialog(state)?.kind === 'selfClaim');
  const symbol = useSharedSelector(({ application }) => chains[application.chainId].governanceToken?.symbol ?? '');
  if (status !== 'unclaimed' && status !== 'claiming') return null;
  if (status === 'unclaimed' && ((match !== null && match.section === owner) || isSelfClaimOpen)) return null;
  return (
    <Button $size="small" $tone="soft" data-testid="shell-claim" onClick={() => openDialog({ kind: 'selfClaim' })}>
      <FormattedMessage {...(status === 'claiming' ? headerTexts.claiming : headerTexts.claim)} values={{ symbol }} />
      {status === 'claiming' && <Spinner size={16} />}
    </Button>
  );
}
