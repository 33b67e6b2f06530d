import { parseAddress, type Address } from '@dex/mf-shared/domain';
import type { ProposalActionKind } from './proposalForm';

/** What was typed on the creation page. A token is named by its address alone: what it is called and how it counts the chain says anew. */
export interface TypedProposalParts {
  readonly action: ProposalActionKind | null;
  readonly recipient: string;
  readonly token: Address | null;
  readonly amount: string;
  readonly title: string;
  readonly body: string;
}

/** Nothing typed yet. */
export const EMPTY_PROPOSAL: TypedProposalParts = { action: null, recipient: '', token: null, amount: '', title: '', body: '' };

/** True for a half-written proposal, wherever it comes from. */
export function isTypedProposal(kept: unknown): kept is TypedProposalParts {
  if (typeof kept !== 'object' || kept === null) return false;
  const parts: Partial<Record<keyof TypedProposalParts, unknown>> = kept;
  const { action, token, recipient, amount, title, body } = parts;
  return (
    (action === null || action === 'transfer' || action === 'approve') &&
    (token === null || (typeof token === 'string' && parseAddress(token) === token)) &&
    [recipient, amount, title, body].every((text) => typeof text === 'string')
  );
}
