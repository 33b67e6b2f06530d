import { createSelector } from '@reduxjs/toolkit';
import { type Address, sameAddress } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { SharedState } from '../store/sharedState';
import { selectAccount } from '../wallet/walletSelectors';
import { isOpenRequest, type OutstandingRequest } from './outstandingSlice';

/** How long after it was asked a wallet is thought to keep a request before its person, and what a person said of it is doubted, in milliseconds. */
const KEPT_BY_WALLET_MS = 86_400_000;

/** After so many milliseconds without an answer a wallet may have sent what it was asked, and never say so. */
const SILENT_MS = 60_000;

/**
 * True while its end is looked for: beside the open ones, what a wallet has been silent on for a minute, and, for a day, what is told as not
 * sent so far, or was said to be. A wallet that still has the request before its person gives it a nonce only when it is confirmed (TX-21).
 */
export function isFollowedRequest(request: OutstandingRequest, nowMs: number): boolean {
  const { outcome, track, addedTime } = request;
  if (outcome === undefined && track.kind === 'asked') return nowMs - addedTime >= SILENT_MS;
  return isOpenRequest(request) || (outcome?.kind === 'notSent' && nowMs - (outcome.saidTime ?? addedTime) < KEPT_BY_WALLET_MS);
}

/** The requests of every account and chain whose end is not known. */
export const selectOpenRequests = createSelector(
  [(state: SharedState) => state.outstanding],
  (outstanding): readonly OutstandingRequest[] => Object.values(outstanding).filter(isOpenRequest),
);

/** True while it is not known whether the wallet sent something of the connected account on the active chain: its balances and allowances may change without a word. */
export const selectIsAccountUnsure = (state: SharedState): boolean => {
  const account = selectAccount(state);
  return selectOpenRequests(state).some(
    ({ chainId, from, track }) => track.kind === 'unknown' && chainId === state.application.chainId && sameAddress(from, account),
  );
};

/** The newest claim for a recipient that a wallet has, or may have, without a transaction to show for it; null when there is none. */
export function selectOpenClaim(state: SharedState, chainId: ChainId, recipient: Address): OutstandingRequest | null {
  const claims = selectOpenRequests(state)
    .filter((request) => request.chainId === chainId && sameAddress(request.claim?.recipient, recipient))
    .sort((one, other) => other.addedTime - one.addedTime);
  return claims[0] ?? null;
}

function isListed({ outcome, track }: OutstandingRequest): boolean {
  return track.kind !== 'asked' && outcome?.kind !== 'mined' && outcome?.kind !== 'answered';
}

/** The connected account's requests on the active chain, newest first; those that became a transaction are found among those. */
export const selectAccountRequests = createSelector(
  [(state: SharedState) => state.outstanding, selectAccount, (state: SharedState) => state.application.chainId],
  (outstanding, account, activeChainId): readonly OutstandingRequest[] =>
    Object.values(outstanding)
      .filter((request) => request.chainId === activeChainId && sameAddress(request.from, account) && isListed(request))
      .sort((one, other) => other.addedTime - one.addedTime),
);
