import type { Address } from '@dex/mf-shared/domain';
import {
  hashOnChain,
  isPending,
  selectAccount,
  selectActiveChainId,
  selectClaimFor,
  selectOpenClaim,
  type SharedState,
} from '@dex/mf-shared/state';
import { CLAIM_CHAIN } from '../domain/airdrop';
import type { ClaimProgress } from '../domain/claimButton';
import type { ClaimStatus } from '../domain/claimLookup';
import type { ClaimState } from './claimSlice';

export interface WithClaim extends SharedState {
  readonly claim: ClaimState;
}

const IDLE: ClaimProgress = { kind: 'idle' };
const UNCLEAR: ClaimProgress = { kind: 'unclear' };
const IN_WALLET: ClaimProgress = { kind: 'pending', hash: null };

/** What is known of an address's claim; null before anything was asked. */
export const selectClaimStatus = (state: WithClaim, recipient: Address | null): ClaimStatus | null =>
  recipient === null ? null : (state.claim.statuses[recipient] ?? null);

/** How far a claim that was sent for an address is. */
export function selectClaimProgress(state: SharedState, recipient: Address | null): ClaimProgress {
  if (recipient === null) return IDLE;
  const claim = selectClaimFor(state, CLAIM_CHAIN, recipient);
  if (claim) return isPending(claim) ? { kind: 'pending', hash: claim.hash } : { kind: 'claimed', hash: hashOnChain(claim) };
  const open = selectOpenClaim(state, CLAIM_CHAIN, recipient);
  if (!open) return IDLE;
  return open.track.kind === 'batch' ? IN_WALLET : UNCLEAR;
}

/** The account whose claim is looked up by itself: the connected one, on the claims' network. */
export const selectClaimAccount = (state: WithClaim): Address | null =>
  selectActiveChainId(state) === CLAIM_CHAIN ? selectAccount(state) : null;

/** The address typed into the dialog, looked up on the claims' network alone. */
export const selectTypedRecipient = (state: WithClaim): Address | null =>
  selectActiveChainId(state) === CLAIM_CHAIN ? state.claim.recipient : null;
