import type { ChainError, ShellServices, TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, callData, submitTransaction, uintWord } from '@dex/mf-shared/chain';
import { MAX_UINT256, ZERO_AMOUNT, type RawAmount, type Result, type TxHash } from '@dex/mf-shared/domain';
import type { Approvals, ApprovalTarget } from '../domain/approvals';

/** approve(spender, value) of a token, from its owner. */
function approveCall({ owner, token, spender }: ApprovalTarget, value: RawAmount): TransactionCall {
  return { from: owner, to: token, data: callData('0x095ea7b3', addressWord(spender), uintWord(BigInt(value))), value: ZERO_AMOUNT };
}

/** Allowances over the shell's node, wallet and bus: of both protocol versions. */
export function createApprovals(services: Pick<ShellServices, 'node' | 'wallet' | 'bus'>): Approvals {
  const { node } = services;
  const send = (target: ApprovalTarget, value: RawAmount, isReset: boolean): Promise<Result<TxHash, ChainError>> =>
    submitTransaction(services, {
      chainId: target.chainId,
      call: approveCall(target, value),
      record: {
        summary: { kind: isReset ? 'resetApproval' : 'approve', symbol: target.symbol },
        approval: { tokenAddress: target.token, spender: target.spender },
      },
    });
  return {
    approve: async (target, { kind, value, fallback }) => {
      const isReset = kind === 'reset';
      if (value !== MAX_UINT256 || fallback === null) return send(target, value, isReset);
      // A token that cannot take the unlimited figure gets the exact one (document 1 §7.6).
      const estimate = await node.estimateGas(target.chainId, approveCall(target, value));
      return send(target, estimate.ok ? value : fallback, isReset);
    },
    refusesChange: async (target, { value, fallback }) => {
      const change = await node.estimateGas(target.chainId, approveCall(target, value));
      if (change.ok || change.error.code !== 'reverted') return false;
      if (fallback !== null && (await node.estimateGas(target.chainId, approveCall(target, fallback))).ok) return false;
      // It refuses both, yet takes a reset: the change itself is what it refuses.
      return (await node.estimateGas(target.chainId, approveCall(target, ZERO_AMOUNT))).ok;
    },
  };
}
