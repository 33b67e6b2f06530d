import type { SignedPermit } from '../../domain/approvals/permitMessage';
import type { Order, OrderCall, OrderKind } from '../../domain/orders/order';
import type { SaidCall } from '../../domain/orders/preparedOrder';
import { sayTheSame, statementText, type Statement } from '../../domain/orders/statement';
import { readApproval } from './readApproval';
import { readWalletBatch } from './readWalletBatch';

/**
 * What calls say, each read from its own bytes (ORDER-1): null as soon as one cannot be read, or the order's own calls (the last
 * `ownCount`) say anything else than what the order promises with this candidate, or the approvals before them anything else than `allowed`, in its order.
 */
export function readBack(
  kind: OrderKind,
  order: Order,
  permits: readonly SignedPermit[],
  sends: readonly OrderCall[],
  { candidate, ownCount, allowed }: { readonly candidate: number; readonly ownCount: number; readonly allowed: readonly Statement[] },
): readonly SaidCall[] | null {
  const calls = sends.length === 1 ? sends.flatMap((call) => readWalletBatch(call, order.account) ?? [call]) : sends;
  if (calls.length < ownCount) return null;
  const own: SaidCall[] = [];
  for (const call of calls.slice(-ownCount)) {
    const says = readSafely(kind, call, order);
    if (!says) return null;
    own.push({ call, says });
  }
  const said = own.flatMap(({ says }) => says);
  if (!sayTheSame(said, kind.promises(order, permits, candidate))) return null;
  const approvals: SaidCall[] = [];
  for (const call of calls.slice(0, -ownCount)) {
    const allows = readApproval(call, order.account);
    if (!allows) return null;
    approvals.push({ call, says: allows });
  }
  if (textOf(approvals.flatMap(({ says }) => says)) !== textOf(allowed)) return null;
  return [...approvals, ...own];
}

function readSafely(kind: OrderKind, call: OrderCall, order: Order): readonly Statement[] | null {
  try {
    return kind.read(call, order.account);
  } catch {
    return null;
  }
}

/** Statements in their order: a reset after the approval would take it back. */
function textOf(statements: readonly Statement[]): string {
  return statements.map(statementText).join('\n');
}
