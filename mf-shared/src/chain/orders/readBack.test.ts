import { rawAmount, ZERO_AMOUNT } from '../../domain/rawAmount';
import { say } from '../../domain/orders/say';
import type { OrderCall } from '../../domain/orders/order';
import { approveCall, multicallWalletCall } from './ownCalls';
import { call, FRIEND, kind, ME, order, ROUTER, SAYS, USDC } from './prepareOrder.fixture';
import { readBack } from './readBack';

const own = call('0x11');
const approve = approveCall(USDC.address, ROUTER, rawAmount(100n));
const reset = approveCall(USDC.address, ROUTER, ZERO_AMOUNT);
const allows = say.allows(USDC.address, ROUTER, rawAmount(100n));
const resets = say.allows(USDC.address, ROUTER, ZERO_AMOUNT);
const read = (sends: readonly OrderCall[], allowed = [allows]) =>
  readBack(kind(), order, [], sends, { candidate: 0, ownCount: 1, allowed });

// ORDER-1
test('every call of a batch is said, approvals included, also where a contract wallet takes them as one', () => {
  const says = [
    { call: approve, says: [allows] },
    { call: own, says: SAYS },
  ];
  expect(read([approve, own])).toEqual(says);
  expect(read([multicallWalletCall(ME, [approve, own])])).toEqual(says);
  expect(read([reset, approve, own], [resets, allows])?.map((one) => one.says)).toEqual([[resets], [allows], SAYS]);
});

const wrong: readonly (readonly [string, readonly OrderCall[]])[] = [
  ['allows another spender', [approveCall(USDC.address, FRIEND, rawAmount(100n)), own]],
  ['allows another token', [approveCall(FRIEND, ROUTER, rawAmount(100n)), own]],
  ['allows more', [approveCall(USDC.address, ROUTER, rawAmount(101n)), own]],
  ['allows less than is needed', [approveCall(USDC.address, ROUTER, rawAmount(99n)), own]],
  ['allows twice', [approve, approve, own]],
  ['takes back what was allowed', [approve, reset, own]],
  ['allows nothing', [own]],
  ['does something else first', [call('0x22'), own]],
  ['allows after the order', [own, approve]],
];
test.each(wrong)('a batch that %s is refused', (_, sends) => {
  expect(read(sends)).toBeNull();
  expect(read([multicallWalletCall(ME, sends)])).toBeNull();
});

test('an order without missing allowances takes no approval along', () => {
  expect(read([approve, own], [])).toBeNull();
  expect(read([own], [])).not.toBeNull();
});
