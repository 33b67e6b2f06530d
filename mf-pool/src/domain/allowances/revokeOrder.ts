import { shortenSymbol, ZERO_ADDRESS, type Address, type ChainId } from '@dex/mf-shared/domain';
import type { Order, OrderDraft, Statement } from '@dex/mf-shared/orders';
import { leftOf, type Grant } from './grants';

/** What is taken back: one grant, or several in one confirmation. */
export interface RevokeTerms {
  readonly grants: readonly Grant[];
}

type Draft = OrderDraft<RevokeTerms>;

/** The order that takes grants back. Its needs name what is to be left afterwards, so that a trial measures it. */
export function revokeDraft(
  { chainId, account }: { readonly chainId: ChainId; readonly account: Address },
  grants: readonly Grant[],
): Draft {
  const needs = grants.flatMap((grant) =>
    grant.kind === 'token' ? [{ token: grant.token, spender: grant.spender, amount: leftOf(grant), permit: null }] : [],
  );
  const order: Order<RevokeTerms> = {
    kind: 'revoke',
    chainId,
    account,
    terms: { grants },
    needs,
    limits: { leaves: [], arrives: [] },
    lastSecond: null,
  };
  return { order, record: { summary: summaryOf(grants) } };
}

function summaryOf(grants: readonly Grant[]): Draft['record']['summary'] {
  const [first] = grants;
  if (grants.length !== 1 || !first) return { kind: 'revokeAll', count: grants.length };
  return first.kind === 'token' ? { kind: 'revoke', symbol: shortenSymbol(first.token.symbol) } : { kind: 'revokePositions' };
}

/** What taking one grant back says: nothing may be taken any more, or one smallest unit where the token insists. */
export function revokeStatements(grant: Grant): readonly Statement[] {
  switch (grant.kind) {
    case 'token':
      return [{ kind: 'allows', token: grant.token.address, spender: grant.spender, amount: leftOf(grant) }];
    case 'position':
      return [{ kind: 'allowsPosition', collection: grant.collection, spender: ZERO_ADDRESS, id: grant.id }];
    case 'operator':
      return [
        { kind: 'detail', name: 'contract', value: grant.collection },
        { kind: 'detail', name: 'operatorRemoved', value: grant.spender },
      ];
  }
}
