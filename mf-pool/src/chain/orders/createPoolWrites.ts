import type { ChainError, ShellServices, TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, submitTransaction, uintWord, permitTypedData, signedPermit } from '@dex/mf-shared/chain';
import {
  err,
  gasWithMargin,
  ok,
  shortenSymbol,
  ZERO_AMOUNT,
  type Address,
  type Chain,
  type RawAmount,
  type Result,
  type TxHash,
} from '@dex/mf-shared/domain';
import { orderProblem } from '../../domain/orders/orderProblem';
import { orderSummary } from '../../domain/orders/orderSummary';
import type { ApprovalToSend, OrderFailure, PoolOrder } from '../../domain/orders/poolOrder';
import type { PoolWrites } from '../../domain/orders/ports';
import { encodeMigrate } from '../migrate/encodeMigrate';
import { encodeStaking } from '../mining/encodeStaking';
import { encodeAdd, encodeRemove } from '../v2/encodeLiquidity';
import type { EncodedCall } from './encodedCall';

type Services = Pick<ShellServices, 'node' | 'wallet' | 'bus' | 'chains'>;

/** The writes of version 2, migration and mining over the shell's node, wallet and bus. `shareSymbol` is the brand's name of a version-2 share. */
export function createPoolWrites(services: Services, shareSymbol: string): PoolWrites {
  const { node, wallet } = services;
  const estimates = (approval: ApprovalToSend, value: RawAmount) => node.estimateGas(approval.chainId, approveCall(approval, value));
  return {
    send: (order) => send(services, order, shareSymbol),
    approve: (approval) => approve(services, approval),
    refusesAllowanceChange: async (approval) => {
      const changes = await estimates(approval, approval.value);
      if (changes.ok || changes.error.code !== 'reverted') return false;
      if (approval.fallback !== null && (await estimates(approval, approval.fallback)).ok) return false;
      // It refuses the change, yet takes a reset: the change itself is what it refuses.
      return (await estimates(approval, ZERO_AMOUNT)).ok;
    },
    signPermit: async ({ account, ...permit }) => {
      const request = { ...permit, owner: account };
      const signature = await wallet.signTypedData(account, request.chainId, permitTypedData(request));
      if (!signature.ok) return signature;
      const signed = signedPermit(request, signature.value);
      return signed ? ok(signed) : err({ code: 'unknown', message: 'The wallet did not give a signature' });
    },
  };
}

async function send(services: Services, order: PoolOrder, shareSymbol: string): Promise<Result<TxHash, OrderFailure>> {
  const problem = orderProblem(order);
  if (problem) return err(problem);
  const { chainId } = order;
  const calls = callsOf(order, services.chains[chainId]);
  const chosen = await firstThatWorks(services, order, calls);
  if (!chosen.ok) return chosen;
  const { call, gasLimit } = chosen.value;
  const sent = await submitTransaction(services, { chainId, call, gasLimit, record: { summary: orderSummary(order, shareSymbol) } });
  return sent.ok ? sent : err(failureOf(sent.error));
}

function callsOf(order: PoolOrder, chain: Chain): readonly EncodedCall[] {
  switch (order.kind) {
    case 'add':
      return [encodeAdd(order, chain)];
    case 'remove':
      return encodeRemove(order, chain);
    case 'migrate':
      return [encodeMigrate(order)];
    case 'stake':
    case 'withdraw':
    case 'claim':
      return [encodeStaking(order)];
  }
}

interface Chosen {
  readonly call: TransactionCall;
  readonly gasLimit: bigint;
}

/** Fixed gas is sent as it is; else every variant is estimated and the first that works is taken (V2-6). */
async function firstThatWorks({ node }: Services, order: PoolOrder, calls: readonly EncodedCall[]): Promise<Result<Chosen, OrderFailure>> {
  const whole = calls.map(({ to, data, value }): TransactionCall => ({ from: order.account, to, data, value }));
  const [fixed] = calls;
  const [first] = whole;
  if (fixed?.gasLimit !== undefined && first) return ok({ call: first, gasLimit: fixed.gasLimit });
  const estimates = await Promise.all(whole.map((call) => node.estimateGas(order.chainId, call)));
  for (const [index, estimate] of estimates.entries()) {
    const call = whole[index];
    if (estimate.ok && call) return ok({ call, gasLimit: gasWithMargin(estimate.value, order.chainId) });
  }
  const reason = estimates.flatMap((estimate) => (estimate.ok ? [] : [estimate.error]))[0];
  if (order.kind === 'remove' && reason?.code === 'reverted') return err({ code: 'would_fail' });
  return err(reason ? failureOf(reason) : { code: 'would_fail' });
}

function failureOf(error: ChainError): OrderFailure {
  return error.code === 'user_rejected' ? { code: 'rejected' } : { code: 'send_failed', reason: error.reason ?? error.message };
}

function approveCall({ account, token, spender }: ApprovalToSend, value: RawAmount): TransactionCall {
  return { from: account, to: token.address, data: approveData(spender, value), value: ZERO_AMOUNT };
}

function approveData(spender: Address, value: RawAmount) {
  return callData('0x095ea7b3', addressWord(spender), uintWord(BigInt(value)));
}

/** The chosen amount first; a token that cannot take the unlimited one gets the exact one. */
async function approve(services: Services, approval: ApprovalToSend): Promise<Result<TxHash, ChainError>> {
  const { chainId, token, spender, step, value, fallback } = approval;
  const record = {
    summary: { kind: step === 'reset' ? ('resetApproval' as const) : ('approve' as const), symbol: shortenSymbol(token.symbol) },
    approval: { tokenAddress: token.address, spender },
  };
  const call = approveCall(approval, value);
  if (fallback !== null && !(await services.node.estimateGas(chainId, call)).ok) {
    return submitTransaction(services, { chainId, call: approveCall(approval, fallback), record });
  }
  return submitTransaction(services, { chainId, call, record });
}
