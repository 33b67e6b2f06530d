import { parseAddress, parseRawAmount, type Address, type RawAmount } from '@dex/mf-shared/domain';

/** What a new proposal can do; the signature is that of the token's function (GOV-9). */
export const PROPOSAL_ACTIONS = {
  transfer: 'transfer(address,uint256)',
  approve: 'approve(address,uint256)',
} as const;
export type ProposalActionKind = keyof typeof PROPOSAL_ACTIONS;

/** The creation page as it was filled in. `token` is null for nothing chosen and for the native coin, which is no token. */
export interface ProposalForm {
  readonly action: ProposalActionKind | null;
  readonly recipient: string;
  readonly token: Address | null;
  /** Raw amount of the typed text in the token's own decimals; null for empty or unreadable text. */
  readonly amount: RawAmount | null;
  readonly title: string;
  readonly body: string;
}

/** The first part that is missing or wrong (GOV-9); null when the form is complete. */
export type ProposalFormFault = 'action' | 'recipient' | 'currency' | 'amount' | 'title' | 'body';

const faults: readonly { readonly kind: ProposalFormFault; readonly when: (form: ProposalForm) => boolean }[] = [
  { kind: 'action', when: (form) => form.action === null },
  { kind: 'recipient', when: (form) => parseAddress(form.recipient.trim()) === null },
  { kind: 'currency', when: (form) => form.token === null },
  { kind: 'amount', when: (form) => form.amount === null || form.amount === parseRawAmount('0') },
  { kind: 'title', when: (form) => form.title.trim() === '' },
  { kind: 'body', when: (form) => form.body.trim() === '' },
];

/** Checks a proposal form; the order is the specification. */
export function proposalFormFault(form: ProposalForm): ProposalFormFault | null {
  return faults.find((fault) => fault.when(form))?.kind ?? null;
}

/** What `propose` is called with, apart from the encoded call data: one action on one token, value 0 (GOV-9). */
export interface ProposalDraft {
  readonly target: Address;
  readonly signature: string;
  readonly recipient: Address;
  readonly amount: RawAmount;
  readonly description: string;
}

/** The proposal that a complete form stands for, or null for one with a fault. The description is "# title" and the body. */
export function proposalDraft(form: ProposalForm): ProposalDraft | null {
  const recipient = parseAddress(form.recipient.trim());
  if (proposalFormFault(form) !== null || !form.action || !form.token || !form.amount || !recipient) return null;
  return {
    target: form.token,
    signature: PROPOSAL_ACTIONS[form.action],
    recipient,
    amount: form.amount,
    description: `# ${form.title.trim()}\n\n${form.body}`,
  };
}
