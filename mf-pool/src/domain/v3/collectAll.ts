// The collection of many positions in one call of the position manager, and of the rewards of mining pools beside it (V3-23).
import { rawAmount, sameAddress, ZERO_AMOUNT, type Address, type Currency, type SignedPermit } from '@dex/mf-shared/domain';
import { say, type Asset, type BrokenLimit, type Order, type Statement } from '@dex/mf-shared/orders';
import type { PoolAmounts } from '../liquidityMath';
import type { PositionFacts } from './position';
import type { Owner } from './positionOrders';

/** So many positions fit into one transaction: each costs about 150,000 units of gas, and chains cap a transaction at some 16 million. */
export const MOST_COLLECTED = 50;

/** One of the positions, with what it is expected to pay, in raw decimal text. */
export interface CollectedPosition {
  readonly tokenId: string;
  readonly token0: Address;
  readonly token1: Address;
  readonly expected0: string;
  readonly expected1: string;
}

/** The rewards of a staking contract, with what is expected of them at least, in raw decimal text. */
export interface CollectedReward {
  readonly stakingRewards: Address;
  readonly token: Address;
  readonly expected: string;
}

/** A collection of everything that several positions and deposits are owed. The wrapped coin of all positions is unwrapped once. */
export interface CollectAllTerms {
  readonly manager: Address;
  readonly wrappedNative: Address;
  readonly positions: readonly CollectedPosition[];
  readonly rewards: readonly CollectedReward[];
}

/** A collection with the currencies that its review names. */
export interface ShownCollectAll extends CollectAllTerms {
  readonly currencies: readonly Currency[];
}

/** An asset with how much of it arrives, in raw units. */
export interface Arrival {
  readonly asset: Asset;
  readonly amount: bigint;
}

export function collectedPosition({ tokenId, token0, token1 }: PositionFacts, fees: PoolAmounts): CollectedPosition {
  return { tokenId, token0, token1, expected0: String(fees.amount0), expected1: String(fees.amount1) };
}

/** True if the position pays the wrapped coin, so that it is collected to the manager first. */
export function isUnwrapped({ token0, token1 }: CollectedPosition, wrappedNative: Address): boolean {
  return sameAddress(token0, wrappedNative) || sameAddress(token1, wrappedNative);
}

function sums({ positions, rewards, wrappedNative }: CollectAllTerms): readonly Arrival[] {
  const amounts = new Map<Asset, bigint>();
  for (const { token0, token1, expected0, expected1 } of positions) {
    for (const [token, expected] of [
      [token0, expected0],
      [token1, expected1],
    ] as const) {
      const asset = sameAddress(token, wrappedNative) ? 'native' : token;
      amounts.set(asset, (amounts.get(asset) ?? 0n) + BigInt(expected));
    }
  }
  // A wrapped coin that is a reward comes as it is: nobody unwraps it.
  for (const { token, expected } of rewards) amounts.set(token, (amounts.get(token) ?? 0n) + BigInt(expected));
  return [...amounts].map(([asset, amount]) => ({ asset, amount }));
}

/** Everything that arrives at the account, each asset once. */
export function collectAllArrivals(terms: CollectAllTerms): readonly Arrival[] {
  return sums(terms);
}

/** What the manager holds in between and pays out at the end: the coin, and the other tokens of the positions that pay it. */
export function passedOn(terms: CollectAllTerms): readonly Arrival[] {
  return sums({ ...terms, positions: terms.positions.filter((position) => isUnwrapped(position, terms.wrappedNative)), rewards: [] });
}

/** All that is expected arrives at the account. */
export function collectAllOrder<Terms extends CollectAllTerms>(owner: Owner, terms: Terms): Order<Terms> {
  const arrives = collectAllArrivals(terms).map(({ asset, amount }) => ({ asset, minimum: rawAmount(amount), recipient: owner.account }));
  return { ...owner, kind: 'collectAll', terms, needs: [], limits: { leaves: [], arrives }, lastSecond: null };
}

/**
 * The collection that takes what was measured of an asset for what is expected of it. What is missing is taken from the positions that pay
 * by way of the manager first: it is their minimum that the chain enforces.
 */
export function acceptedCollectAll<Terms extends CollectAllTerms>(order: Order<Terms>, limit: BrokenLimit): Order<Terms> {
  const { terms } = order;
  const expected = sums(terms).find(({ asset }) => isSame(asset, limit.asset));
  if (limit.kind !== 'arrivesLess' || !expected) return order;
  let missing = expected.amount - BigInt(limit.measured);
  const less = (token: Address, amount: string): string => lower(sameAddress(token, terms.wrappedNative) ? 'native' : token, amount);
  const lower = (asset: Asset, amount: string): string => {
    const cut = isSame(asset, limit.asset) ? least(missing, BigInt(amount)) : 0n;
    missing -= cut;
    return String(BigInt(amount) - cut);
  };
  const lowered = new Map(
    terms.positions
      .toSorted((one, other) => Number(isUnwrapped(other, terms.wrappedNative)) - Number(isUnwrapped(one, terms.wrappedNative)))
      .map((position) => [
        position,
        { ...position, expected0: less(position.token0, position.expected0), expected1: less(position.token1, position.expected1) },
      ]),
  );
  return collectAllOrder(order, {
    ...terms,
    positions: terms.positions.map((position) => lowered.get(position) ?? position),
    rewards: terms.rewards.map((reward) => ({ ...reward, expected: lower(reward.token, reward.expected) })),
  });
}

function isSame(one: Asset, other: Asset): boolean {
  return one === other || sameAddress(one, other);
}

function least(one: bigint, other: bigint): bigint {
  return one < other ? one : other;
}

/**
 * The collections that it is carried out by, one after the other: one where the wallet takes several calls together, else one for all
 * positions and one for each staking contract, whose calls nobody can put into the manager's.
 */
export function collectionSteps<Terms extends CollectAllTerms>(terms: Terms, isTogether: boolean): readonly Terms[] {
  const { positions, rewards } = terms;
  if (isTogether) return [terms];
  return [
    ...(positions.length > 0 ? [{ ...terms, rewards: [] }] : []),
    ...rewards.map((reward) => ({ ...terms, positions: [], rewards: [reward] })),
  ];
}

/**
 * Each position is collected whole; what passes through the manager is paid out, never less than expected. The second call asks for no
 * minimum of the tokens that go along with the unwrapped coin. Each staking contract pays all that was earned.
 */
export function collectAllPromises(
  { terms, account }: Order<CollectAllTerms>,
  _permits: readonly SignedPermit[],
  candidate: number,
): readonly Statement[] {
  const { manager, positions, rewards, wrappedNative } = terms;
  const isDirect = positions.some((position) => !isUnwrapped(position, wrappedNative));
  return [
    ...(positions.length > 0 ? say.calls('collect', manager) : []),
    ...positions.map(({ tokenId }) => say.detail('position', tokenId)),
    ...(isDirect ? [say.detail('recipient', account)] : []),
    ...passedOn(terms).map(({ asset, amount }) =>
      say.receivesAtLeast(asset, candidate === 0 || asset === 'native' ? rawAmount(amount) : ZERO_AMOUNT, account),
    ),
    ...rewards.flatMap(({ stakingRewards }) => say.calls('claimRewards', stakingRewards)),
  ];
}
