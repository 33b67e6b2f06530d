// What orders of pairs promise, as the bytes of their calls are to say it (the version-2 router).
import type { Currency, RawAmount, SignedPermit } from '@dex/mf-shared/domain';
import { say, signatureText, type Order, type Statement } from '@dex/mf-shared/orders';
import { assetOf, type AddPairTerms, type RemovePairTerms } from './pairOrders';

/** Both deposits at most, and of each no less than its minimum; the shares go to the account. */
export function addPairPromises({ terms, account }: Order<AddPairTerms>): readonly Statement[] {
  const { router, a, b, amountA, amountB, minimumA, minimumB, deadlineSeconds } = terms;
  return [
    ...say.calls('addLiquidity', router),
    say.paysAtMost(assetOf(a), amountA),
    say.paysAtMost(assetOf(b), amountB),
    leastPaid(a, minimumA),
    leastPaid(b, minimumB),
    say.detail('recipient', account),
    say.until(deadlineSeconds),
  ];
}

function leastPaid(currency: Currency, minimum: RawAmount): Statement {
  return say.detail('leastPaid', `${assetOf(currency)} ${minimum}`);
}

/** The shares against no less than the minimum of either side. With a signature, its deadline is the call's: the contract checks it so. */
export function removePairPromises({ terms, account }: Order<RemovePairTerms>, [permit]: readonly SignedPermit[]): readonly Statement[] {
  const { router, a, b, shares, minimumA, minimumB, deadlineSeconds } = terms;
  return [
    ...say.calls('removeLiquidity', router),
    say.detail('shares', shares),
    say.receivesAtLeast(assetOf(a), minimumA, account),
    say.receivesAtLeast(assetOf(b), minimumB, account),
    say.until(permit ? permit.deadline : deadlineSeconds),
    ...(permit ? [say.detail('permitSignature', signatureText(permit.v, permit.r, permit.s))] : []),
  ];
}
