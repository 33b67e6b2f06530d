import type { ChainNode, TransactionCall } from '@dex/mf-shared/contract';

import { err, gasWithMargin, ok, type Chain, type Result } from '@dex/mf-shared/domain';
import type { PreparedCall, SwapFailure } from '../domain/ports';
import { callMatchesOrder } from '../domain/callMatchesOrder';
import { swapErrorOfRevert, type SwapError } from '../domain/swapError';
import type { SwapOrder } from '../domain/swapOrder';
import { callInNextBlock } from './callInNextBlock';
import { swapCalls } from './swapCalls';

/**
 * Chooses the call that will be sent for an order: the first whose gas can be estimated. When none can, a read of the
 * call tells why (document 1 §7.6, §8). The result is what is shown, and exactly what is sent.
 */
export async function prepareSwap(node: ChainNode, chain: Chain, order: SwapOrder): Promise<Result<PreparedCall, SwapFailure>> {
  const calls = await swapCalls(chain, order);
  if (!calls.ok) return failed(calls.error.reason);
  const [first] = calls.value;
  const last = calls.value.at(-1);
  if (!first || !last) return failed({ kind: 'gasEstimateImpossible' });
  const isAsOrdered = calls.value.every(({ to, data, value }) => callMatchesOrder({ to, data, value: BigInt(value) }, order));
  if (!isAsOrdered) return failed({ kind: 'callMismatch' });
  // Before its own approval is mined a bundled swap cannot be estimated; the wallet does so for the whole bundle.
  if (order.batching === 'walletBatch' && order.needsApproval) return ok({ call: first, gasLimit: null });
  const estimates = await Promise.all(calls.value.map((call) => node.estimateGas(chain.chainId, call)));
  for (const [index, estimate] of estimates.entries()) {
    const call = calls.value[index];
    if (estimate.ok && call) return ok({ call, gasLimit: String(gasWithMargin(estimate.value, chain.chainId)) });
  }
  // The last call asks the least of the tokens: what it still fails on is what stands in the way.
  return failed(await whyNot(node, chain, last));
}

async function whyNot(node: ChainNode, chain: Chain, call: TransactionCall): Promise<SwapError> {
  const answer = await node.call(chain.chainId, call);
  if (answer.ok) {
    // An estimate looks at the block to come: its time may be past the deadline, and what waits before it may move the price.
    const next = await callInNextBlock(node, chain.chainId, call);
    return !next.ok && next.error.code === 'reverted' ? swapErrorOfRevert(next.error) : { kind: 'gasEstimateUnexpected' };
  }
  const { code } = answer.error;
  return code === 'reverted' || code === 'unknown' || code === 'insufficient_funds'
    ? swapErrorOfRevert(answer.error)
    : { kind: 'gasEstimateImpossible' };
}

function failed(reason: SwapError): { readonly ok: false; readonly error: SwapFailure } {
  return err({ code: 'swap_failed', reason });
}
