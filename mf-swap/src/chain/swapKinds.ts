// The kinds of order of this section. Encoders of swaps are chunks of their own, loaded with the first review.
import { addressWord, callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { ok, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { sendPromises, swapPromises, wrapPromises, type SendTerms, type SwapTerms, type WrapTerms } from '../domain/swapPromises';
import { encodeSwapV2 } from './encodeSwapV2';
import { encodeSwapV3 } from './encodeSwapV3';
import { readSend } from './readSend';
import { readSwapV2 } from './readSwapV2';
import { readSwapV3 } from './readSwapV3';
import { readWrap } from './readWrap';

export const swapKind: OrderKind<SwapTerms> = {
  kind: 'swap',
  encode: ({ terms }, permits) => {
    const { router: to, version } = terms;
    // The variant that measures what arrived holds the buyer's minimum even where the token takes a part of every transfer.
    const encoded = version === 'v2' ? encodeSwapV2(terms).toReversed() : [encodeSwapV3(terms, permits[0] ?? null)];
    return Promise.resolve(ok(encoded.map((call) => ({ to, ...call }))));
  },
  promises: swapPromises,
  read: (call, account) => readSwapV2(call, account) ?? readSwapV3(call, account),
};

export const wrapKind: OrderKind<WrapTerms> = {
  kind: 'wrap',
  encode: ({ terms: { direction, wrappedNative: to, amount } }) =>
    Promise.resolve(
      ok([
        direction === 'wrap'
          ? { to, data: callData('0xd0e30db0'), value: amount }
          : { to, data: callData('0x2e1a7d4d', uintWord(BigInt(amount))), value: ZERO_AMOUNT },
      ]),
    ),
  promises: wrapPromises,
  read: readWrap,
};

export const sendKind: OrderKind<SendTerms> = {
  kind: 'send',
  encode: ({ terms: { currency, recipient, amount } }) =>
    Promise.resolve(
      ok([
        currency.kind === 'native'
          ? { to: recipient, data: requireHexText('0x'), value: amount }
          : { to: currency.address, data: callData('0xa9059cbb', addressWord(recipient), uintWord(BigInt(amount))), value: ZERO_AMOUNT },
      ]),
    ),
  promises: sendPromises,
  read: readSend,
};
