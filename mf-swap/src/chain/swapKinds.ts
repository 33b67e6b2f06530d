// The kinds of order of this section. Encoders of swaps are chunks of their own, loaded with the first review.
import { addressWord, callData, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { ok, ZERO_AMOUNT, type SignedPermit } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { sendPromises, swapPromises, type SendTerms, type SwapTerms } from '../domain/swapPromises';
import { encodeSwapBoth } from './encodeSwapBoth';
import { encodeSwapV2, type EncodedCall } from './encodeSwapV2';
import { encodeSwapV3 } from './encodeSwapV3';
import { readSend } from './readSend';
import { readSwapBoth } from './readSwapBoth';
import { readSwapV2 } from './readSwapV2';
import { readSwapV3 } from './readSwapV3';

export const swapKind: OrderKind<SwapTerms> = {
  kind: 'swap',
  encode: ({ terms }, permits) => Promise.resolve(ok(encodeSwap(terms, permits[0] ?? null).map((call) => ({ to: terms.router, ...call })))),
  promises: swapPromises,
  read: (call, account) => readSwapV2(call, account) ?? readSwapV3(call, account) ?? readSwapBoth(call, account),
};

function encodeSwap(terms: SwapTerms, permit: SignedPermit | null): readonly EncodedCall[] {
  const [{ path, pools } = { path: [], pools: [] }] = terms.legs;
  switch (terms.routerKind) {
    case 'v2':
      // The variant that measures what arrived holds the buyer's minimum even where the token takes a part of every transfer.
      return encodeSwapV2({ ...terms, path }).toReversed();
    case 'v3':
      return [encodeSwapV3({ ...terms, path, fees: pools.flatMap((pool) => (pool === 'v2' ? [] : [pool])) }, permit)];
    case 'both':
      return [encodeSwapBoth(terms, permit)];
  }
}

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
