import type { OrderProblem } from '../../contract/orders';
import type { ChainError } from '../../contract/ports';
import type { Order, OrderCall } from '../../domain/orders/order';
import type { NodeRequests } from '../nodeRequests';

/** What a failed read of a call proves: that the call fails, and not only that the node could not say. */
const VERDICTS: readonly ChainError['code'][] = ['reverted', 'unknown', 'insufficient_funds'];

/** The node did not say anything. */
const SILENCES: readonly ChainError['code'][] = ['timeout', 'disconnected', 'rate_limited'];

/**
 * Why the gas of a call cannot be estimated. An estimate looks at the block to come: its time may be past a deadline, and what waits
 * before the call may move a price, though a trial on the last block went well; so the call is read there too.
 */
export async function whyNoEstimate(
  node: NodeRequests,
  { chainId, account }: Pick<Order, 'chainId' | 'account'>,
  call: OrderCall,
  error: ChainError,
): Promise<OrderProblem> {
  if (SILENCES.includes(error.code)) return { kind: 'notChecked', error };
  if (error.code === 'insufficient_funds' || (error.code === 'reverted' && error.reason !== undefined)) return { kind: 'wouldFail', error };
  const last = await node.call(chainId, { from: account, ...call });
  if (!last.ok)
    return VERDICTS.includes(last.error.code) ? { kind: 'wouldFail', error: last.error } : { kind: 'notChecked', error: last.error };
  const { to, data, value } = call;
  const request = { from: account, to, data, value: `0x${BigInt(value).toString(16)}` };
  const next = await node.request(chainId, 'eth_call', [request, 'pending']);
  if (!next.ok && next.error.code === 'reverted') return { kind: 'wouldFail', error: next.error };
  return error.code === 'reverted' ? { kind: 'wouldFail', error } : { kind: 'notEstimated', error };
}
