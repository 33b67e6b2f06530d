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

/** A deposit with what its review names. */
export interface ShownStake extends StakeTerms {
  readonly share: Token;
}

/** An amount of a token that must come out at least. */
export interface Expected {
  readonly token: Token;
  readonly amount: RawAmount;
}

/** What comes out, as it was known when the order was made; null for what is not known. */
export interface ShownTake extends TakeTerms {
  readonly shares: Expected | null;
  readonly rewards: Expected | null;
  /** What is earned, named where its amount is not known. */
  readonly rewardToken: Token | null;
}

/** No more leaves than the shares. `permit` is how they can be permitted. */
export function stakeOrder({ chainId, account }: Owner, terms: ShownStake, permit: PermitInfo | null): Order<ShownStake> {
  return {
    kind: 'stake',
    chainId,
    account,
    terms,
    needs: [{ token: terms.share, spender: terms.stakingRewards, amount: terms.amount, permit }],
    limits: { leaves: [{ asset: terms.share.address, maximum: terms.amount }], arrives: [] },
    lastSecond: null,
  };
}

/** What is staked and what was earned arrives: neither grows less while one waits. */
export function takeOrder(kind: string, owner: Owner, terms: ShownTake): Order<ShownTake> {
  const { chainId, account } = owner;
  const expected = [terms.shares, terms.rewards].flatMap((part) => part ?? []);
  const arrives = expected.map(({ token, amount }) => ({ asset: token.address, minimum: amount, recipient: account }));
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
