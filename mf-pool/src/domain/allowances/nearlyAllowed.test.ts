import { rawAmount } from '@dex/mf-shared/domain';
import { ONE, ROUTER } from '../orders.fixture';
import { nearlyAllowed } from './nearlyAllowed';

const need = (amount: bigint) => ({ token: ONE, spender: ROUTER, amount: rawAmount(amount), permit: null });

// ORDER-6
test.each([
  [2_000_200_000n, 1_900_190_000n],
  [100n, 95n],
  // Rounded up: nothing is never nearly enough for something.
  [1n, 1n],
  [0n, 0n],
])('of %s, %s has to be allowed', (amount, least) => {
  expect(nearlyAllowed([need(amount)])).toEqual([need(least)]);
});
