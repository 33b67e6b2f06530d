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

const ACTIONS: readonly ProposalActionKind[] = ['transfer', 'approve'];

/** Nothing typed yet. */
export const EMPTY_PROPOSAL: TypedProposalParts = { action: null, recipient: '', token: null, amount: '', title: '', body: '' };

/** A half-written proposal in what a tab kept; a part that does not hold together is empty, and null is for what is no record at all. */
export function parseKeptProposal(json: unknown): TypedProposalParts | null {
  if (typeof json !== 'object' || json === null || Array.isArray(json)) return null;
  const text = (name: keyof TypedProposalParts) => {
    const value: unknown = Reflect.get(json, name);
    return typeof value === 'string' ? value : '';
  };
  const action = text('action');
  return {
    action: ACTIONS.find((known) => known === action) ?? null,
    recipient: text('recipient'),
    token: parseAddress(text('token')),
    amount: text('amount'),
    title: text('title'),
    body: text('body'),
  };
}
