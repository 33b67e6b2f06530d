import { sameAddress, type Address } from '../address';
import { rawAmount } from '../rawAmount';
import type { OrderLimits } from './order';
import type { Changes } from './preparedOrder';
import type { Asset } from './statement';

/** How the balance of an asset at an address changed in a trial, in raw units; negative when it shrank. */
export interface BalanceChange {
  readonly asset: Asset;
  readonly holder: Address;
  readonly change: bigint;
}

/** True for the same asset, addresses without case. */
export function sameAsset(one: Asset, other: Asset): boolean {
  return one === other || (one !== 'native' && other !== 'native' && sameAddress(one, other));
}

/** What leaves the account and what arrives, from the measured balances. */
export function movedBy(changes: readonly BalanceChange[], account: Address): Pick<Changes, 'leaves' | 'arrives'> {
  return {
    leaves: changes
      .filter(({ holder, change }) => sameAddress(holder, account) && change < 0n)
      .map(({ asset, change }) => ({ asset, amount: rawAmount(-change) })),
    arrives: changes
      .filter(({ change }) => change > 0n)
      .map(({ asset, holder, change }) => ({ asset, amount: rawAmount(change), recipient: holder })),
  };
}

/** A limit that a trial broke: `measured` against `limit`, raw units. */
export interface BrokenLimit {
  readonly kind: 'arrivesLess' | 'leavesMore';
  readonly asset: Asset;
  readonly measured: string;
  readonly limit: string;
}

/** The first limit of an order that the trial broke; null when all hold. What did not arrive at all arrived as 0. */
export function brokenLimit({ leaves, arrives }: Pick<Changes, 'leaves' | 'arrives'>, limits: OrderLimits): BrokenLimit | null {
  for (const { asset, minimum, recipient } of limits.arrives) {
    const found = arrives.find((moved) => sameAsset(moved.asset, asset) && sameAddress(moved.recipient, recipient));
    const measured = found?.amount ?? rawAmount(0n);
    if (BigInt(measured) < BigInt(minimum)) return { kind: 'arrivesLess', asset, measured, limit: minimum };
  }
  for (const { asset, maximum } of limits.leaves) {
    const found = leaves.find((moved) => sameAsset(moved.asset, asset));
    if (found && BigInt(found.amount) > BigInt(maximum)) return { kind: 'leavesMore', asset, measured: found.amount, limit: maximum };
  }
  return null;
}
