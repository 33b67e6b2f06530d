import type { TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, uintWord } from '@dex/mf-shared/chain';
import { err, ok, ZERO_AMOUNT, type Address, type Chain, type RawAmount, type Result } from '@dex/mf-shared/domain';
import type { SwapError } from '../domain/swapError';
import { routerOf, type SwapOrder } from '../domain/swapOrder';
import { encodeMulticallWallet } from './multicallWallet';

/** approve(spender, value) of a token, from its owner. */
export function approveCall(owner: Address, token: Address, spender: Address, value: RawAmount): TransactionCall {
  return { from: owner, to: token, data: callData('0x095ea7b3', addressWord(spender), uintWord(BigInt(value))), value: ZERO_AMOUNT };
}

/** The calls that may carry out an order, in order of preference. The encoders are a chunk of their own, loaded with the first review. */
export async function swapCalls(
  chain: Chain,
  order: SwapOrder,
): Promise<Result<readonly TransactionCall[], { readonly code: 'not_encoded'; readonly reason: SwapError }>> {
  const router = routerOf(chain, order.version);
  if (!router || order.path.length < 2) return err({ code: 'not_encoded', reason: { kind: 'missingDependencies' } });
  const encoded =
    order.version === 'v2' ? (await import('./encodeSwapV2')).encodeSwapV2(order) : [(await import('./encodeSwapV3')).encodeSwapV3(order)];
  const calls = encoded.map(({ data, value }): TransactionCall => ({ from: order.account, to: router, data, value }));
  if (order.batching !== 'multicallWallet' || order.input.kind === 'native') return ok(calls);
  const { address } = order.input;
  const approvals = order.needsApproval ? [approveCall(order.account, address, router, order.maximumInput)] : [];
  return ok(calls.map((call) => encodeMulticallWallet(order.account, [...approvals, call])));
}
