import { sameAddress, shortenSymbol } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { collectAllOrder, type ShownCollectAll } from './collectAll';
import { partsOf, withoutParts } from './collectionParts';
import type { Owner } from './positionOrders';

/** A collection as it is asked for: whose it is, what is still to be collected, and how many steps of it were sent. */
export interface Collection {
  readonly owner: Owner;
  readonly left: ShownCollectAll;
  readonly sent: number;
}

type Draft = OrderDraft<ShownCollectAll>;

/** One order of a collection, with what the transactions keep of it. */
export function collectionDraft({ chainId, account }: Owner, terms: ShownCollectAll): Draft {
  return { order: collectAllOrder({ chainId, account }, terms), record: { summary: summaryOf(terms) } };
}

function summaryOf({ positions, rewards, currencies }: ShownCollectAll): Draft['record']['summary'] {
  const [first] = rewards;
  const claimsFrom = rewards.map(({ stakingRewards }) => stakingRewards);
  if (positions.length === 0 && first) {
    const token = currencies.find((currency) => currency.kind === 'token' && sameAddress(currency.address, first.token));
    return { kind: 'claimRewards', symbol: shortenSymbol(token?.symbol ?? ''), claimsFrom };
  }
  const collected = { kind: 'collectAllFees', count: positions.length, collectsFrom: positions.map(({ tokenId }) => tokenId) } as const;
  return rewards.length === 0 ? collected : { ...collected, rewards: rewards.length, claimsFrom };
}

/** What is left of a collection once one of its steps was sent; null for nothing. */
export function afterStep({ owner, left, sent }: Collection, step: ShownCollectAll): Collection | null {
  const rest = withoutParts(left, new Set(partsOf(step).map(({ id }) => id)));
  return rest && { owner, left: rest, sent: sent + 1 };
}
