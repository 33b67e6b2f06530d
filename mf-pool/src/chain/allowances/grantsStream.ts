import { from, map, type Observable } from 'rxjs';
import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { allowanceCall, amountIn, readAddress, truthIn } from '@dex/mf-shared/chain';
import { sameAddress, ZERO_ADDRESS, ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import type { AllowanceQuestion, Grant, GrantsAnswer, GrantsWish } from '../../domain/allowances/grants';
import { approvedCall, approvedForAllCall } from '../v3/managerCalls';

/** What one such read may take: enough for tokens behind proxies, and little enough for some 1,600 of them in one request. */
const READ_GAS = 60_000;

/** What an account lets others take, of everything that the wish asks for: one batched request, answered once. */
export function grants$(reads: ChainReads, { chainId, account, questions }: GrantsWish): Observable<GrantsAnswer> {
  const calls = questions.map((question) => ({ ...callOf(question, account), gasRequired: READ_GAS }));
  return from(reads.once(chainId, calls)).pipe(
    map((batch): GrantsAnswer => {
      if (!batch.ok) return { kind: 'failed' };
      const grants: Grant[] = [];
      const unread: AllowanceQuestion[] = [];
      for (const [index, question] of questions.entries()) {
        const found = grantIn(question, batch.value.data[index] ?? null);
        if (found === 'unread') unread.push(question);
        else if (found !== null) grants.push(found);
      }
      return { kind: 'known', grants, unread };
    }),
  );
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
      return amount === ZERO_AMOUNT ? null : { ...question, amount };
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
