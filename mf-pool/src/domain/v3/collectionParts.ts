// A collection taken apart: what stops all of it may be one position or deposit alone (V3-23).
import type { OrderProblem } from '@dex/mf-shared/orders';
import type { CollectedPosition, CollectedReward, ShownCollectAll } from './collectAll';

/** One position or deposit of a collection, as a collection of its own. */
export interface CollectionPart {
  /** The position's number, or the address of the staking contract. */
  readonly id: string;
  readonly terms: ShownCollectAll;
}

/** Whether one part may be what stands in the way of the others: all of it fails, or less of a token arrives than is owed. */
export function mayOnePartFail({ kind }: OrderProblem): boolean {
  return kind === 'wouldFail' || kind === 'arrivesLess' || kind === 'notEstimated';
}

/** How one part stands by itself: what the node did not answer, or what says nothing of the part, is not known. */
export type AloneVerdict = 'goes' | 'fails' | 'unknown';

export function aloneVerdict(problem: OrderProblem | null): AloneVerdict {
  if (problem === null) return 'goes';
  return mayOnePartFail(problem) ? 'fails' : 'unknown';
}

export function partsOf(terms: ShownCollectAll): readonly CollectionPart[] {
  return [
    ...terms.positions.map((position) => ({ id: position.tokenId, terms: { ...terms, positions: [position], rewards: [] } })),
    ...terms.rewards.map((reward) => ({ id: reward.stakingRewards, terms: { ...terms, positions: [], rewards: [reward] } })),
  ];
}

/** What is left of a collection without some of its parts; null for nothing. */
export function withoutParts(terms: ShownCollectAll, ids: ReadonlySet<string>): ShownCollectAll | null {
  const positions = terms.positions.filter(({ tokenId }) => !ids.has(tokenId));
  const rewards = terms.rewards.filter(({ stakingRewards }) => !ids.has(stakingRewards));
  return positions.length + rewards.length === 0 ? null : { ...terms, positions, rewards };
}

/** A collection with those of its parts that were agreed to anew. */
export function withAgreed(terms: ShownCollectAll, agreed: ShownCollectAll): ShownCollectAll {
  const positions = new Map(agreed.positions.map((position): [string, CollectedPosition] => [position.tokenId, position]));
  const rewards = new Map(agreed.rewards.map((reward): [string, CollectedReward] => [reward.stakingRewards, reward]));
  return {
    ...terms,
    positions: terms.positions.map((position) => positions.get(position.tokenId) ?? position),
    rewards: terms.rewards.map((reward) => rewards.get(reward.stakingRewards) ?? reward),
  };
}
