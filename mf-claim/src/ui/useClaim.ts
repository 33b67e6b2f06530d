import type { Address } from '@dex/mf-shared/domain';
import { useAccount, useActiveChainId, useDispatch, useOpenDialog, useSectionSelector, useServices } from '@dex/mf-shared/ui';
import { CLAIM_CHAIN } from '../domain/airdrop';
import { claimButton, type ClaimButtonKind, type ClaimFacts, type ClaimProgress } from '../domain/claimButton';
import type { ClaimEntry } from '../domain/claimEntry';
import type { ClaimStatus } from '../domain/claimLookup';
import { selectClaimAttempt, selectClaimProgress, selectClaimStatus, type WithClaim } from '../state/claimSelectors';
import { claimFailed, claimRequested, claimSubmitted, lookupRetried, type ClaimAttempt } from '../state/claimSlice';
import { claimButtonLook, type ClaimCommand } from './ClaimButton.look';
import { useClaimCommands } from './ClaimCommandsContext';

const useClaimSelector = useSectionSelector.withTypes<WithClaim>();

export interface ClaimView {
  readonly button: ClaimButtonKind;
  readonly status: ClaimStatus | null;
  readonly progress: ClaimProgress;
  readonly attempt: ClaimAttempt | null;
  /** The entry of the files, once one was found. */
  readonly entry: ClaimEntry | null;
  press(): void;
}

/** The claim of one recipient, with the button that stands for it. */
export function useClaim(recipient: Address | null, recipientKind: ClaimFacts['recipient']): ClaimView {
  const account = useAccount();
  const isOnClaimChain = useActiveChainId() === CLAIM_CHAIN;
  const status = useClaimSelector((state) => selectClaimStatus(state, recipient));
  const attempt = useClaimSelector((state) => selectClaimAttempt(state, recipient));
  const progress = useClaimSelector((state) => selectClaimProgress(state, recipient), isSameProgress);
  const entry = status && 'entry' in status ? status.entry : null;
  const button = claimButton({
    hasAccount: account !== null,
    isOnClaimChain,
    recipient: recipientKind,
    status: status?.kind ?? null,
    progress: progress.kind,
  });
  const run = useClaimPress(account, recipient, entry);
  return { button, status, progress, attempt, entry, press: () => run(claimButtonLook[button].command) };
}

function isSameProgress(one: ClaimProgress, other: ClaimProgress): boolean {
  return one.kind === other.kind && ('hash' in one ? one.hash : null) === ('hash' in other ? other.hash : null);
}

function useClaimPress(account: Address | null, recipient: Address | null, entry: ClaimEntry | null): (command: ClaimCommand) => void {
  const dispatch = useDispatch();
  const openDialog = useOpenDialog();
  const { wallet } = useServices();
  const { submitClaim } = useClaimCommands();

  const submit = async () => {
    if (!account || !recipient || !entry) return;
    dispatch(claimRequested(recipient));
    const hash = await submitClaim({ from: account, recipient, entry });
    if (hash.ok) {
      dispatch(claimSubmitted(recipient));
      return;
    }
    if (hash.error.code !== 'user_rejected') console.error('The claim was not sent', hash.error);
    dispatch(claimFailed({ recipient, error: hash.error }));
  };

  return (command) => {
    if (command === 'connect') openDialog({ kind: 'wallet' });
    if (command === 'switchNetwork') void wallet.switchChain(CLAIM_CHAIN);
    if (command === 'retry') dispatch(lookupRetried());
    if (command === 'claim') void submit();
  };
}
