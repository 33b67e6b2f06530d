import type { Proposal } from './proposal';

/**
 * What is known of all proposals of a network. `isComplete` is false while a governor is still loading or did not answer;
 * `hasFailed` says that something did not come: a governor's proposals, or their texts.
 */
export type ProposalsState =
  | { readonly kind: 'loading' }
  | { readonly kind: 'failed' }
  | { readonly kind: 'known'; readonly proposals: readonly Proposal[]; readonly isComplete: boolean; readonly hasFailed: boolean };
