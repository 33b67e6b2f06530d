import { sameAddress } from '../address';
import type { RawAmount } from '../rawAmount';
import { sameAsset } from './changes';
import type { Changes, PreparedOrder } from './preparedOrder';

/** By which part of it the network cost may grow unseen: the price of gas moves a little with every block. */
const COST_ROOM = 10n;

/**
 * True when an order that was tried again does what a person saw before: the same calls, with nothing more that leaves or may be taken,
 * nothing less that arrives, and a network cost that is not more than a tenth higher. What is better may differ: rewards grow with every block.
 */
export function keepsPromise(shown: PreparedOrder, tried: PreparedOrder): boolean {
  const isSame = shown.way === tried.way && !tried.waitsForApproval && sameSends(shown, tried);
  const isShortNow = shown.coinShort === null && tried.coinShort !== null;
  return isSame && !isShortNow && isNoDearer(shown.networkCost, tried.networkCost) && isNoWorse(shown.changes, tried.changes);
}

/** A press on a dash was made without the cost; one on a figure does not count for a dash. */
function isNoDearer(shown: RawAmount | null, tried: RawAmount | null): boolean {
  if (shown === null) return true;
  return tried !== null && BigInt(tried) <= BigInt(shown) + BigInt(shown) / COST_ROOM;
}

function sameSends({ sends }: PreparedOrder, tried: PreparedOrder): boolean {
  return (
    sends.length === tried.sends.length &&
    sends.every((send, index) => {
      const other = tried.sends[index];
      return other !== undefined && sameAddress(send.to, other.to) && send.data === other.data && send.value === other.value;
    })
  );
}

function isNoWorse(shown: Changes | null, tried: Changes | null): boolean {
  if (shown === null || tried === null) return shown === tried;
  const leaves = tried.leaves.every((moved) => {
    const before = shown.leaves.find(({ asset }) => sameAsset(asset, moved.asset));
    return before !== undefined && BigInt(moved.amount) <= BigInt(before.amount);
  });
  const arrives = shown.arrives.every((moved) => {
    const now = tried.arrives.find(({ asset, recipient }) => sameAsset(asset, moved.asset) && sameAddress(recipient, moved.recipient));
    return now !== undefined && BigInt(now.amount) >= BigInt(moved.amount);
  });
  const allowances = tried.allowances.every(({ token, spender, amount }) => {
    const before = shown.allowances.find((one) => sameAddress(one.token, token) && sameAddress(one.spender, spender));
    return BigInt(amount) <= BigInt(before?.amount ?? '0');
  });
  return leaves && arrives && allowances;
}
