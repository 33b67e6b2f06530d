import type { ProposalAction } from './proposal';

/** What is known of the calls that a proposal makes; `failed` is not knowing, never "makes none". */
export type ActionsState =
  | { readonly kind: 'loading' | 'failed' }
  | { readonly kind: 'known'; readonly actions: readonly ProposalAction[] };

export const LOADING_ACTIONS: ActionsState = { kind: 'loading' };
