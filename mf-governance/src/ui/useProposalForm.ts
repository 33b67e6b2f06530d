import { parseAmount, type Currency } from '@dex/mf-shared/domain';
import { useActiveChain, useRecipient, type RecipientState } from '@dex/mf-shared/ui';
import { useState } from 'react';
import type { ProposalActionKind, ProposalForm } from '../domain/proposalForm';

interface Typed {
  readonly action: ProposalActionKind | null;
  readonly recipient: string;
  readonly currency: Currency | null;
  readonly amount: string;
  readonly title: string;
  readonly body: string;
}

const EMPTY: Typed = { action: null, recipient: '', currency: null, amount: '', title: '', body: '' };

export interface TypedProposal {
  readonly typed: Typed;
  readonly form: ProposalForm;
  /** What the typed recipient stands for. */
  readonly recipient: RecipientState;
  change(part: Partial<Typed>): void;
}

/** What was typed on the creation page, and what it means. */
export function useProposalForm(): TypedProposal {
  const [typed, setTyped] = useState(EMPTY);
  const { currency } = typed;
  const token = currency?.kind === 'token' ? currency.address : null;
  const chain = useActiveChain();
  const recipient = tolerated(useRecipient(typed.recipient, { chain, tokens: token ? [token] : [] }), typed.action);
  return {
    recipient,
    typed,
    form: {
      action: typed.action,
      recipient: recipient.kind === 'known' ? recipient.address : '',
      token,
      amount: currency ? parseAmount(typed.amount, currency.decimals) : null,
      title: typed.title,
      body: typed.body,
    },
    change: (part) => setTyped((before) => ({ ...before, ...part })),
  };
}

/** An allowance may be given to a contract, which a transfer may not go to; nobody may be given one. */
function tolerated(recipient: RecipientState, action: ProposalActionKind | null): RecipientState {
  if (recipient.kind !== 'refused' || action !== 'approve' || recipient.reason.kind === 'zero') return recipient;
  return { kind: 'known', address: recipient.address, name: recipient.name, isBurn: false };
}
