// The kinds of order of this section.
import type { TransactionCall } from '@dex/mf-shared/contract';
import { ok } from '@dex/mf-shared/domain';
import type { OrderCall, OrderKind } from '@dex/mf-shared/orders';
import {
  delegatePromises,
  proposePromises,
  votePromises,
  type DelegateTerms,
  type ProposeTerms,
  type VoteTerms,
} from '../domain/governancePromises';
import { castVoteCall, delegateCall } from './governanceWrites';
import { proposeCall } from './proposalCodec';
import { readGovernance } from './readGovernance';

export const delegateKind: OrderKind<DelegateTerms> = {
  kind: 'delegate',
  encode: ({ account, terms: { token, delegatee } }) => one(delegateCall(token, account, delegatee)),
  promises: delegatePromises,
  read: readGovernance,
};

export const voteKind: OrderKind<VoteTerms> = {
  kind: 'vote',
  encode: ({ account: from, terms }) => one(castVoteCall({ ...terms, from })),
  promises: votePromises,
  read: readGovernance,
};

export const proposeKind: OrderKind<ProposeTerms> = {
  kind: 'propose',
  encode: ({ account, terms: { governor, draft } }) => one(proposeCall(governor, account, draft)),
  promises: proposePromises,
  read: readGovernance,
};

function one({ to, data, value }: TransactionCall): Promise<{ readonly ok: true; readonly value: readonly OrderCall[] }> {
  return Promise.resolve(ok([{ to, data, value }]));
}
