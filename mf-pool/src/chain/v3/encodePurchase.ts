// Buying an exact amount from the router of version 3 (SwapRouter).
import { addressWord, bytesWords, callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { rawAmount, ZERO_AMOUNT, type Address, type Hex } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import type { PurchaseTerms } from '../../domain/v3/purchase';
import { together } from './encodePosition';

const FEE_DIGITS = 6;
/** Words before the bytes of a path: its place, and four figures. */
const TUPLE_WORDS = 160n;

/** A way of pools as the contracts take it for an exact output: written from its end, address, fee, address. */
export function packedBackwards(path: readonly Address[], fees: readonly number[]): Hex {
  const ordered = fees.toReversed();
  const parts = path.toReversed().map((address, index) => {
    const fee = ordered[index];
    return address.slice(2).toLowerCase() + (fee === undefined ? '' : fee.toString(16).padStart(FEE_DIGITS, '0'));
  });
  return requireHexText(`0x${parts.join('')}`);
}

/** `exactOutput`; where the native coin pays, all of the maximum goes along and the rest is asked back. */
export function encodePurchase(terms: PurchaseTerms, account: Address): OrderCall {
  const { router, path, fees, bought, maximumPaid, paysNative, deadlineSeconds } = terms;
  const buy = callData(
    '0xf28c0498',
    uintWord(32n),
    uintWord(TUPLE_WORDS),
    addressWord(account),
    uintWord(deadlineSeconds),
    uintWord(BigInt(bought)),
    uintWord(BigInt(maximumPaid)),
    bytesWords(packedBackwards(path, fees)),
  );
  return {
    to: router,
    data: together(paysNative ? [buy, callData('0x12210e8a')] : [buy]),
    value: paysNative ? rawAmount(BigInt(maximumPaid)) : ZERO_AMOUNT,
  };
}
