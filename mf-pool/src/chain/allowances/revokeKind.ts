import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import { err, ok, ZERO_ADDRESS, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { OrderCall, OrderKind } from '@dex/mf-shared/orders';
import { leftOf, type Grant } from '../../domain/allowances/grants';
import { revokeStatements, type RevokeTerms } from '../../domain/allowances/revokeOrder';
import { readRevoke } from './readRevoke';

/**
 * The call that takes one grant back: approve(spender, 0) of a token (1 where it refuses 0), approve(0, id) or
 * setApprovalForAll(operator, false) of the positions.
 */
export function revokeCall(grant: Grant): OrderCall {
  switch (grant.kind) {
    case 'token':
      return {
        to: grant.token.address,
        data: callData('0x095ea7b3', addressWord(grant.spender), uintWord(BigInt(leftOf(grant)))),
        value: ZERO_AMOUNT,
      };
    case 'position':
      return {
        to: grant.collection,
        data: callData('0x095ea7b3', addressWord(ZERO_ADDRESS), uintWord(BigInt(grant.id))),
        value: ZERO_AMOUNT,
      };
    case 'operator':
      return { to: grant.collection, data: callData('0xa22cb465', addressWord(grant.spender), uintWord(0n)), value: ZERO_AMOUNT };
  }
}

/** Taking grants back: one in one call, several in one batch. */
export const revokeKind: OrderKind<RevokeTerms> = {
  kind: 'revoke',
  encode: ({ terms: { grants } }) => {
    const last = grants.at(-1);
    return Promise.resolve(last ? ok([revokeCall(last)]) : err({ code: 'nothing' }));
  },
  also: ({ terms: { grants } }) => grants.slice(0, -1).map(revokeCall),
  promises: ({ terms: { grants } }) => grants.flatMap(revokeStatements),
  read: readRevoke,
};
