import { parseAmount, type Currency, type DecimalsStanding } from '@dex/mf-shared/domain';
import { useKeptForm } from '@dex/mf-shared/ui/controls';
import { useAccount, useActiveChain, useCurrency, useRecipient, type RecipientState } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { EMPTY_PROPOSAL, isTypedProposal, type TypedProposalParts } from '../domain/keptProposal';
import type { ProposalActionKind, ProposalForm } from '../domain/proposalForm';

type Typed = Omit<TypedProposalParts, 'token'> & { readonly currency: Currency | null };

export interface TypedProposal {
  readonly typed: Typed;
  readonly form: ProposalForm;
  /** What the decimals of the amount come from. */
  readonly decimals: DecimalsStanding;
  /** What the typed recipient stands for. */
  readonly recipient: RecipientState;
  change(part: Partial<Typed>): void;
}

/** What was typed on the creation page, and what it means; a reload keeps it (ORDER-9). */
export function useProposalForm(): TypedProposal {
  const chain = useActiveChain();
  const [parts, setParts] = useState(EMPTY_PROPOSAL);
  useKeptForm({
    name: 'governance-proposal',
    chainId: chain.chainId,
    account: useAccount(),
    form: parts,
    start: EMPTY_PROPOSAL,
    isForm: isTypedProposal,
    restore: setParts,
  });
  const token = useCurrency(parts.token, chain.chainId);
  const currency = token.kind === 'known' ? token.currency : null;
  const recipient = tolerated(useRecipient(parts.recipient, { chain, tokens: parts.token ? [parts.token] : [] }), parts.action);
  const change = ({ currency: chosen, ...others }: Partial<Typed>) => {
    const next = { ...parts, ...others, ...(chosen === undefined ? {} : { token: chosen?.kind === 'token' ? chosen.address : null }) };
    setParts(next);
  };
  return {
    recipient,
    decimals: token.kind === 'known' ? token.decimals : 'contract',
    typed: { ...parts, currency },
    form: {
      action: parts.action,
      recipient: recipient.kind === 'known' ? recipient.address : '',
      token: parts.token,
      amount: currency ? parseAmount(parts.amount, currency.decimals) : null,
      title: parts.title,
      body: parts.body,
    },
    change,
  };
}

/** An allowance may be given to a contract, which a transfer may not go to; nobody may be given one. */
function tolerated(recipient: RecipientState, action: ProposalActionKind | null): RecipientState {
  if (recipient.kind !== 'refused' || action !== 'approve' || recipient.reason.kind === 'zero') return recipient;
  return { kind: 'known', address: recipient.address, name: recipient.name, isBurn: false };
}
