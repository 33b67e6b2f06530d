import { from, type Observable } from 'rxjs';
import type { ChainNode, ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { allowanceCall, amountIn, readAddress, truthIn } from '@dex/mf-shared/chain';
import { sameAddress, ZERO_ADDRESS, ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import type { AllowanceQuestion, Grant, GrantsAnswer, GrantsWish, Lowering } from '../../domain/allowances/grants';
import { revokeCall } from './revokeKind';
import { approvedCall, approvedForAllCall } from '../v3/managerCalls';

/** What one such read may take: enough for tokens behind proxies, and little enough for some 1,600 of them in one request. */
const READ_GAS = 60_000;

type Node = Pick<ChainNode, 'call'>;

/**
 * What an account lets others take, of everything that the wish asks for: one batched request, answered once; of each token that was
 * found, with another batch, how far it lets its allowance be lowered.
 */
export function grants$(reads: ChainReads, node: Node, wish: GrantsWish): Observable<GrantsAnswer> {
  return from(grantsOf(reads, node, wish));
}

async function grantsOf(reads: ChainReads, node: Node, wish: GrantsWish): Promise<GrantsAnswer> {
  const { chainId, account, questions } = wish;
  const calls = questions.map((question) => ({ ...callOf(question, account), gasRequired: READ_GAS }));
  const batch = await reads.once(chainId, calls);
  if (!batch.ok) return { kind: 'failed' };
  const found: Grant[] = [];
  const unread: AllowanceQuestion[] = [];
  for (const [index, question] of questions.entries()) {
    const grant = grantIn(question, batch.value.data[index] ?? null);
    if (grant === 'unread') unread.push(question);
    else if (grant !== null) found.push(grant);
  }
  const grants = await Promise.all(
    found.map(async (grant) => (grant.kind === 'token' ? { ...grant, lowering: await loweringOf(node, wish, grant) } : grant)),
  );
  return { kind: 'known', grants, unread };
}

/** How far the allowance can be lowered, by calls that are tried and not sent. What no node tells is as with most tokens: the review tries it again. */
async function loweringOf(node: Node, { chainId, account }: GrantsWish, grant: Extract<Grant, { kind: 'token' }>): Promise<Lowering> {
  const lower = (lowering: Lowering) => node.call(chainId, { from: account, ...revokeCall({ ...grant, lowering }) });
  const toNothing = await lower('toNothing');
  if (toNothing.ok) return 'toNothing';
  const toOneUnit = await lower('toOneUnit');
  if (toOneUnit.ok) return 'toOneUnit';
  return toNothing.error.code === 'reverted' && toOneUnit.error.code === 'reverted' ? 'refused' : 'toNothing';
}

function callOf(question: AllowanceQuestion, account: Address): ReadCall {
  switch (question.kind) {
    case 'token':
      return allowanceCall(question.token.address, account, question.spender);
    case 'position':
      return approvedCall(question.collection, question.id);
    case 'operator':
      return approvedForAllCall(question.collection, account, question.spender);
  }
}

/** What the answer says: a grant, null for none, or that it says nothing. */
function grantIn(question: AllowanceQuestion, data: Hex | null): Grant | 'unread' | null {
  switch (question.kind) {
    case 'token': {
      const amount = amountIn(data);
      if (amount === null) return 'unread';
      return amount === ZERO_AMOUNT ? null : { ...question, amount, lowering: 'toNothing' };
    }
    case 'position': {
      const spender = data && readAddress(data, 0);
      if (!spender) return 'unread';
      return sameAddress(spender, ZERO_ADDRESS) ? null : { ...question, spender };
    }
    case 'operator': {
      const isAllowed = data === null ? null : truthIn(data);
      if (isAllowed === null) return 'unread';
      return isAllowed ? question : null;
    }
  }
}
