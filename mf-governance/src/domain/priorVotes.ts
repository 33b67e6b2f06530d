/** The votes that an account had at a past block, raw. `failed` is not knowing, never "had none". */
export type PriorVotes = { readonly kind: 'loading' | 'failed' } | { readonly kind: 'known'; readonly votes: string };

export const LOADING_VOTES: PriorVotes = { kind: 'loading' };
/** Where there is no token to vote with. */
export const NO_PAST_VOTES: PriorVotes = { kind: 'known', votes: '0' };
