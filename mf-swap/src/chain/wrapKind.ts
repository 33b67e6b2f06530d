import { callData, uintWord } from '@dex/mf-shared/chain';
import { ok, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { OrderKind } from '@dex/mf-shared/orders';
import { wrapPromises, type WrapTerms } from '../domain/swapPromises';
import { readWrap } from './readWrap';

/** The coin into its wrapped form, or back (WETH9). */
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
