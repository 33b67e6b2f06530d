import { sameAddress } from '../address';
import { sameAsset } from './changes';
import type { Changes, PreparedOrder } from './preparedOrder';

/**
 * True when an order that was tried again does what a person saw before: the same calls, with nothing more that leaves or may be taken,
 * and nothing less that arrives. What is better may differ: rewards grow with every block.
 */
export function keepsPromise(shown: PreparedOrder, tried: PreparedOrder): boolean {
  return shown.way === tried.way && !tried.waitsForApproval && sameSends(shown, tried) && isNoWorse(shown.changes, tried.changes);
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
