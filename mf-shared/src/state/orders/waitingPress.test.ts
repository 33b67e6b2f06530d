import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { err, ok } from '../../domain/result';
import { DRAFT, FRIEND, hashOf, later, PREPARED, world } from './orders.fixture';

// ORDER-2
test.each([
  ['is no worse', { gasLimit: '2' }, ['order']],
  ['does what was not shown', { changes: { leaves: [], arrives: [], allowances: [] } }, []],
])('what it depends on changed: a press waits until it was tried again, and counts when it %s', async (_, difference, expected) => {
  const second = later<ReturnType<typeof ok<PreparedOrder>>>();
  let tries = 0;
  const { orders, status, sent, somethingChanged } = world({
    prepare: async () => ((tries += 1) === 1 ? ok(PREPARED) : second.promise),
  });
  await orders.open('test', DRAFT);
  somethingChanged();
  expect(status()).toEqual({ kind: 'refreshing', prepared: PREPARED, isPressed: false });
  for (let press = 0; press < 2; press += 1) await orders.confirm('test');
  expect(status()).toMatchObject({ kind: 'refreshing', isPressed: true });
  expect(sent).toEqual([]);
  second.settle(ok({ ...PREPARED, ...difference }));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual(expected);
  if (expected.length > 0) return;
  expect(status()).toMatchObject({ kind: 'ready', prepared: difference });
  await orders.confirm('test');
  expect(sent).toEqual(['order']);
});

// ORDER-2
test('what it depends on changed: nothing is asked of a wallet for a press that another account or a closed review left behind', async () => {
  const second = later<ReturnType<typeof ok<PreparedOrder>>>();
  let tries = 0;
  const { orders, sent, somethingChanged } = world({ prepare: async () => ((tries += 1) === 1 ? ok(PREPARED) : second.promise) });
  await orders.open('test', DRAFT);
  somethingChanged();
  await orders.confirm('test');
  orders.close('test');
  second.settle(ok(PREPARED));
  await new Promise((resolve) => setImmediate(resolve));
  expect(sent).toEqual([]);
});

// ORDER-2
test('a press that waits can be taken back: the order is tried again, and nothing is asked', async () => {
  const second = later<ReturnType<typeof ok<PreparedOrder>>>();
  let tries = 0;
  const { orders, status, sent, somethingChanged } = world({ prepare: async () => ((tries += 1) === 1 ? ok(PREPARED) : second.promise) });
  await orders.open('test', DRAFT);
  await orders.withdrawPress('test');
  expect(tries).toBe(1);
  somethingChanged();
  await orders.confirm('test');
  const taken = orders.withdrawPress('test');
  second.settle(ok(PREPARED));
  await taken;
  expect(sent).toEqual([]);
  expect(status()).toMatchObject({ kind: 'ready' });
});

// ORDER-10
test('a name that could not be asked for in an earlier check says nothing of an order that the wallet is being asked for', async () => {
  const name = later<ReturnType<typeof err<{ readonly code: 'timeout'; readonly message: string }>>>();
  const second = later<ReturnType<typeof ok<PreparedOrder>>>();
  const answer = later<{ readonly kind: 'sent'; readonly hash: ReturnType<typeof hashOf> }>();
  let names = 0;
  let tries = 0;
  const { orders, status, somethingChanged } = world({
    resolveName: () => ((names += 1) === 3 ? name.promise : Promise.resolve(ok(FRIEND))),
    prepare: async () => ((tries += 1) === 2 ? second.promise : ok(PREPARED)),
    send: () => answer.promise,
  });
  await orders.open('test', { ...DRAFT, recipientName: { name: 'friend.eth', address: FRIEND } });
  somethingChanged();
  await orders.confirm('test');
  const checked = orders.withdrawPress('test');
  second.settle(ok(PREPARED));
  await new Promise((resolve) => setImmediate(resolve));
  expect(status()).toMatchObject({ kind: 'ready' });
  const sent = orders.confirm('test');
  await new Promise((resolve) => setImmediate(resolve));
  expect(status()).toMatchObject({ kind: 'asking' });
  name.settle(err({ code: 'timeout', message: 'No answer' }));
  await checked;
  expect(status()).toMatchObject({ kind: 'asking' });
  answer.settle({ kind: 'sent', hash: hashOf('a') });
  await sent;
  expect(status()).toMatchObject({ kind: 'submitted' });
});
