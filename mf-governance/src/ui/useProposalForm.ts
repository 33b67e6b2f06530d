import { parseAmount, type Currency } from '@dex/mf-shared/domain';
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
  change(part: Partial<Typed>): void;
}

/** What was typed on the creation page, and what it means. */
export function useProposalForm(): TypedProposal {
  const [typed, setTyped] = useState(EMPTY);
  const { currency } = typed;
  return {
    typed,
    form: {
      action: typed.action,
      recipient: typed.recipient,
      token: currency?.kind === 'token' ? currency.address : null,
      amount: currency ? parseAmount(typed.amount, currency.decimals) : null,
      title: typed.title,
      body: typed.body,
    },
    change: (part) => setTyped((before) => ({ ...before, ...part })),
  };
}
