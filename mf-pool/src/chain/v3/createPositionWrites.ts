import type { ShellServices } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, callData, dynamicArrayWords, hashOfBundle, submitTransaction, uintWord } from '@dex/mf-shared/chain';
import { ok, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { PositionWrites } from '../../domain/v3/ports';
import { encodeAdd, encodeCollect, encodeCreatePool, encodeRemove } from './encodePosition';

/** The writes of positions over the shell's node, wallet and bus. */
export function createPositionWrites(services: Pick<ShellServices, 'node' | 'wallet' | 'bus'>): PositionWrites {
  const { wallet, bus } = services;
  return {
    addCall: encodeAdd,
    createPoolCall: encodeCreatePool,
    collectCall: encodeCollect,
    removeCall: encodeRemove,
    submit: (chainId, call, summary) => submitTransaction(services, { chainId, call, record: { summary } }),
    submitBatch: async (chainId, from, calls, summary) => {
      const taken = await wallet.sendCalls(chainId, from, calls);
      const sent = taken.ok ? await hashOfBundle(wallet, taken.value) : taken;
      if (!sent.ok) return sent;
      bus.emit({ kind: 'transactionAdded', transaction: { summary, hash: sent.value, chainId, from, addedTime: Date.now() } });
      return ok(sent.value);
    },
    walletContractCall: (account, calls) => {
      const records = calls.map(({ to, value, data }) => addressWord(to) + uintWord(BigInt(value)) + uintWord(96n) + bytesWords(data));
      return { from: account, to: account, data: callData('0xe2ba98a0', uintWord(32n), dynamicArrayWords(records)), value: ZERO_AMOUNT };
    },
    approveCall: (account, token, spender, amount) => ({
      from: account,
      to: token,
      data: callData('0x095ea7b3', addressWord(spender), uintWord(BigInt(amount))),
      value: ZERO_AMOUNT,
    }),
  };
}
