import type { TransactionCall } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, callData, dynamicArrayWords, uintWord } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address } from '@dex/mf-shared/domain';

/** wc_multiCall((address to, uint256 value, bytes data)[]) of a wallet contract to itself, without value (ORDER-16). */
export function encodeMulticallWallet(account: Address, calls: readonly Pick<TransactionCall, 'to' | 'data' | 'value'>[]): TransactionCall {
  const records = calls.map(({ to, value, data }) => addressWord(to) + uintWord(BigInt(value)) + uintWord(96n) + bytesWords(data));
  return { from: account, to: account, data: callData('0xe2ba98a0', uintWord(32n), dynamicArrayWords(records)), value: ZERO_AMOUNT };
}
