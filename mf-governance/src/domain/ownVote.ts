import type { VoteSupport } from './proposalStatus';

/**
 * What a governor's receipt says of an account's vote on one proposal; `votes` is raw. `sent`: a vote of this account waits to be
 * mined. `failed` is not knowing, never "has not voted".
 */
export type OwnVote =
  | { readonly kind: 'loading' | 'failed' | 'none' | 'sent' }
  | { readonly kind: 'voted'; readonly support: VoteSupport; readonly votes: string };

/** Where no governor could have taken one. */
export const NO_VOTE: OwnVote = { kind: 'none' };
export const LOADING_VOTE: OwnVote = { kind: 'loading' };
