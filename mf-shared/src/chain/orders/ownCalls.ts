// The calls that the engine itself makes. Their readers (`readApproval`, `readWalletBatch`) share no code with them.
import type { Address } from '../../domain/address';
import type { OrderCall } from '../../domain/orders/order';
import { ZERO_AMOUNT, type RawAmount } from '../../domain/rawAmount';
import { addressWord, bytesWords, callData, dynamicArrayWords, uintWord } from '../abiWords';

/** approve(spender, value) of a token (ERC-20). */
export function approveCall(token: Address, spender: Address, value: RawAmount): OrderCall {
  return { to: token, data: callData('0x095ea7b3', addressWord(spender), uintWord(BigInt(value))), value: ZERO_AMOUNT };
}

/** wc_multiCall((address to, uint256 value, bytes data)[]) of a contract wallet to itself, without value. */
export function multicallWalletCall(account: Address, calls: readonly OrderCall[]): OrderCall {
  const records = calls.map(({ to, value, data }) => addressWord(to) + uintWord(BigInt(value)) + uintWord(96n) + bytesWords(data));
  return { to: account, data: callData('0xe2ba98a0', uintWord(32n), dynamicArrayWords(records)), value: ZERO_AMOUNT };
}
