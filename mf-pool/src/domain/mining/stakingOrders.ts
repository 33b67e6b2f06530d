// What is ordered of a staking contract, and what its calls are to say.
import type { Address, PermitInfo, RawAmount, SignedPermit, Token } from '@dex/mf-shared/domain';
import { say, signatureText, type Order, type Statement } from '@dex/mf-shared/orders';
import type { Owner } from '../v2/pairOrders';

/** A deposit of shares. Raw amount. */
export interface StakeTerms {
  readonly stakingRewards: Address;
  readonly amount: RawAmount;
}

/** Everything back, or the rewards alone. */
export interface TakeTerms {
  readonly stakingRewards: Address;
}

/** An amount of a token that must come out at least. */
export interface Expected {
  readonly token: Address;
  readonly amount: RawAmount;
}

/** No more leaves than the shares. `permit` is how they can be permitted. */
export function stakeOrder({ chainId, account }: Owner, terms: StakeTerms, share: Token, permit: PermitInfo | null): Order<StakeTerms> {
  return {
    kind: 'stake',
    chainId,
    account,
    terms,
    needs: [{ token: share, spender: terms.stakingRewards, amount: terms.amount, permit }],
    limits: { leaves: [{ asset: share.address, maximum: terms.amount }], arrives: [] },
    lastSecond: null,
  };
}

/** What is staked and what was earned arrives: neither grows less while one waits. */
export function takeOrder(kind: string, owner: Owner, terms: TakeTerms, expected: readonly Expected[]): Order<TakeTerms> {
  const { chainId, account } = owner;
  const arrives = expected.map(({ token, amount }) => ({ asset: token, minimum: amount, recipient: account }));
  return { kind, chainId, account, terms, needs: [], limits: { leaves: [], arrives }, lastSecond: null };
}

/** Shares into the contract, with the signature inside where one was given. */
export function stakePromises({ terms }: Order<StakeTerms>, [permit]: readonly SignedPermit[]): readonly Statement[] {
  return [
    ...say.calls('stake', terms.stakingRewards),
    say.detail('shares', terms.amount),
    ...(permit ? [say.until(permit.deadline), say.detail('permitSignature', signatureText(permit.v, permit.r, permit.s))] : []),
  ];
}

/** Everything back, rewards included. */
export function withdrawPromises({ terms }: Order<TakeTerms>): readonly Statement[] {
  return say.calls('withdraw', terms.stakingRewards);
}

/** The rewards alone. */
export function claimRewardsPromises({ terms }: Order<TakeTerms>): readonly Statement[] {
  return say.calls('claimRewards', terms.stakingRewards);
}
