import type { Address } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { useSwitchNetwork, type NetworkSwitch } from '@dex/mf-shared/ui/controls';
import { useAccount, useActiveChainId, useDispatch, useOpenDialog, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { CLAIM_CHAIN } from '../domain/airdrop';
import { claimButton, type ClaimButtonKind, type ClaimFacts, type ClaimProgress } from '../domain/claimButton';
import { claimDraft } from '../domain/claimDraft';
import type { ClaimEntry } from '../domain/claimEntry';
import type { ClaimStatus } from '../domain/claimLookup';
import { selectClaimProgress, selectClaimStatus } from '../state/claimSelectors';
import { lookupRetried, claimSlice } from '../state/claimSlice';
import { claimButtonLook, type ClaimCommand } from './ClaimButton.look';

const useClaimSelector = sectionSelector(claimSlice);

export interface ClaimView {
  readonly button: ClaimButtonKind;
  /** The wallet was asked for the network of claims, and did not switch. */
  readonly isSwitchRefused: boolean;
  readonly status: ClaimStatus | null;
  readonly progress: ClaimProgress;
  /** The entry of the files, once one was found. */
  readonly entry: ClaimEntry | null;
  /** Whose claim it is. */
  readonly recipient: Address | null;
  /** The claim under review, once it was asked for; null while none is. */
  readonly draft: OrderDraft | null;
  /** Whose claim was under review last: it stays that of the review when the account changes under it. Null before the first. */
  readonly reviewed: Address | null;
  press(): void;
  endReview(): void;
}

/** The claim of one recipient, with the button that stands for it; `name` when the person gave one for the recipient. */
export function useClaim(recipient: Address | null, recipientKind: ClaimFacts['recipient'], name: string | null = null): ClaimView {
  const account = useAccount();
  const isOnClaimChain = useActiveChainId() === CLAIM_CHAIN;
  const status = useClaimSelector((state) => selectClaimStatus(state, recipient));
  const progress = useClaimSelector((state) => selectClaimProgress(state, recipient), isSameProgress);
  const entry = status && 'entry' in status ? status.entry : null;
  const button = claimButton({
    hasAccount: account !== null,
    isOnClaimChain,
    recipient: recipientKind,
    status: status?.kind ?? null,
    progress: progress.kind,
  });
  const [{ draft, reviewed }, setReview] = useState<Review>(NO_REVIEW);
  const { merkleDistributor: distributor, governanceToken: token } = useServices().chains[CLAIM_CHAIN];
  const { isRefused, switchTo } = useSwitchNetwork();
  const run = useClaimCommand(switchTo);
  const press = () => {
    const { command } = claimButtonLook[button];
    if (command !== 'claim') run(command);
    else if (account && recipient && entry && distributor && token)
      setReview({ draft: claimDraft({ account, recipient, name, entry, distributor, token }), reviewed: recipient });
  };
  return {
    button,
    isSwitchRefused: isRefused,
    status,
    progress,
    entry,
    recipient,
    draft,
    reviewed,
    press,
    endReview: () => setReview({ draft: null, reviewed }),
  };
}

interface Review {
  readonly draft: OrderDraft | null;
  readonly reviewed: Address | null;
}

const NO_REVIEW: Review = { draft: null, reviewed: null };

function isSameProgress(one: ClaimProgress, other: ClaimProgress): boolean {
  return one.kind === other.kind && ('hash' in one ? one.hash : null) === ('hash' in other ? other.hash : null);
}

function useClaimCommand(switchTo: NetworkSwitch['switchTo']): (command: ClaimCommand) => void {
  const dispatch = useDispatch();
  const openDialog = useOpenDialog();
  return (command) => {
    if (command === 'connect') openDialog({ kind: 'wallet' });
    if (command === 'switchNetwork') switchTo(CLAIM_CHAIN);
    if (command === 'retry') dispatch(lookupRetried());
  };
}
