import type { OrderProblem, SendAnswer } from '../../contract/orders';
import { err, ok } from '../../domain/result';
import { requestOutstanding, requestSettled } from '../outstanding/outstandingSlice';
import { selectRead } from '../reads/readsSelectors';
import { interestAdded } from '../reads/readsSlice';
import { DRAFT, FRIEND, hashOf, later, ME, ORDER, PREPARED, world } from './orders.fixture';
import { selectHasOpenRequest } from './ordersSelectors';

const blocked = (problem: OrderProblem) => err({ code: 'order_problem', problem } as const);
const notSent = (code: 'user_rejected' | 'unknown' | 'account_changed'): SendAnswer => ({
  kind: 'notSent',
  error: { code, message: 'No' },
});
test('opened, checked, confirmed, submitted, closed', async () => {
  const { orders, status, sent, state } = world();
  await orders.open('test', DRAFT);
  expect(status()).toMatchObject({ kind: 'ready' });
  expect(sent).toEqual([]);
  await orders.confirm('test');
  expect(status()).toEqual({ kind: 'submitted', hash: hashOf('a') });
  orders.close('test');
  expect(state().orders.open).toEqual({});
});

test('a press while the wallet is asked asks nothing twice', async () => {
  const answer = later<SendAnswer>();
  let asked = 0;
  const { orders } = world({ send: () => ((asked += 1), answer.promise) });
  await orders.open('test', DRAFT);
  const first = orders.confirm('test');
  await orders.confirm('test');
  answer.settle({ kind: 'sent', hash: hashOf('a') });
  await first;
  expect(asked).toBe(1);
});

test('what cannot be read back, or would fail, is not sent', async () => {
  for (const problem of [{ kind: 'misread' }, { kind: 'wouldFail', error: { code: 'reverted', message: 'STF' } }] as const) {
    const { orders, status, sent } = world({ prepare: async () => blocked(problem) });
    await orders.open('test', DRAFT, { sendAtOnce: true });
    await orders.confirm('test');
    expect(status()).toEqual({ kind: 'blocked', problem });
    expect(sent).toEqual([]);
  }
});

test('sent at once when nothing stands in the way, but not past a missing approval', async () => {
  const free = world();
  await free.orders.open('test', DRAFT, { sendAtOnce: true });
  expect(free.status()).toMatchObject({ kind: 'submitted' });
  const waiting = world({ prepare: async () => ok({ ...PREPARED, waitsForApproval: true }) });
  await waiting.orders.open('test', DRAFT, { sendAtOnce: true });
  expect(waiting.status()).toMatchObject({ kind: 'ready' });
  expect(waiting.sent).toEqual([]);
});

// ORDER-7
test('what nobody tried, or follows a request that is still open, is looked at first, also by an expert', async () => {
  const untried = world();
  await untried.orders.open('test', DRAFT, { sendAtOnce: 'ifPlain' });
  expect([untried.status()?.kind, untried.sent]).toEqual(['ready', []]);
  const changes = { leaves: [], arrives: [], allowances: [] };
  const tried = world({ prepare: async () => ok({ ...PREPARED, changes }), send: async () => ({ kind: 'unknown', id: 'first' }) });
  await tried.orders.open('test', DRAFT, { sendAtOnce: 'ifPlain' });
  expect(tried.status()?.kind).toBe('unknown');
  await tried.orders.open('test', DRAFT, { sendAtOnce: 'ifPlain' });
  expect(tried.status()?.kind).toBe('ready');
});

test('a late check of earlier terms changes nothing of the later ones', async () => {
  const first = later<ReturnType<typeof blocked>>();
  let count = 0;
  const { orders, status } = world({ prepare: async () => ((count += 1) === 1 ? first.promise : ok(PREPARED)) });
  const opening = orders.open('test', DRAFT);
  await orders.open('test', DRAFT);
  first.settle(blocked({ kind: 'misread' }));
  await opening;
  expect(status()).toMatchObject({ kind: 'ready' });
});

test('past its last second an order is not sent', async () => {
  const { orders, status, sent, mine } = world();
  await orders.open('test', { ...DRAFT, order: { ...ORDER, lastSecond: 1100 } });
  mine(2, 1100);
  await orders.confirm('test');
  expect(status()).toEqual({ kind: 'blocked', problem: { kind: 'deadlinePassed' } });
  expect(sent).toEqual([]);
});

// ORDER-9
test('one that is checked again past its last second gets a deadline of now, in its terms too, and can be sent', async () => {
  const { orders, status, sent, mine, state } = world();
  await orders.open('test', { ...DRAFT, order: { ...ORDER, terms: { deadlineSeconds: 1100, kept: 1 }, lastSecond: 1100 } });
  mine(2, 1100);
  await orders.confirm('test');
  await orders.check('test');
  const { order } = state().orders.open['test']?.draft ?? {};
  const lastSecond = 1100 + 1800 + 86_400;
  expect(order).toMatchObject({ lastSecond, terms: { deadlineSeconds: lastSecond, kept: 1 } });
  expect(status()).toMatchObject({ kind: 'ready' });
  // Within its time it is checked as it is.
  await orders.check('test');
  expect(state().orders.open['test']?.draft.order).toBe(order);
  await orders.confirm('test');
  expect(sent).toEqual(['order']);
});

// ORDER-9
test('a refusal by the person is no error, anything else says its cause in the console', async () => {
  const quiet = world({ send: async () => notSent('user_rejected') });
  await quiet.orders.open('test', DRAFT);
  await quiet.orders.confirm('test');
  expect(quiet.status()).toEqual({ kind: 'failed', problem: { kind: 'rejected' } });
  expect(quiet.said).toEqual([]);
  const loud = world({ send: async () => notSent('unknown') });
  await loud.orders.open('test', DRAFT);
  await loud.orders.confirm('test');
  expect(loud.status()).toMatchObject({ kind: 'failed', problem: { kind: 'notSent' } });
  expect(loud.said).toHaveLength(1);
  await loud.orders.check('test');
  expect(loud.status()).toMatchObject({ kind: 'ready' });
});

// ORDER-7, ORDER-8
describe('what is not known', () => {
  test('an unclear answer is neither sent nor not sent, and warns of a second send until it is settled', async () => {
    const { orders, status, state, settle } = world({ send: async () => ({ kind: 'unknown', id: 'r1' }) });
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    expect(status()).toEqual({ kind: 'unknown', requestId: 'r1' });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
    settle('r1', { kind: 'mined', hash: hashOf('c') });
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('c') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
  });

  test('what an earlier visit left open warns too, until it is settled, and only its own account', async () => {
    const { store, state } = world();
    const about = { id: 'r1', chainId: 1, addedTime: 1, summary: { kind: 'withdrawStake' } } as const;
    store.dispatch(requestOutstanding({ ...about, from: ME, track: { kind: 'batch', batchId: '0x1', callCount: 2 } }));
    expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
    expect(selectHasOpenRequest(state(), { chainId: 1, account: FRIEND })).toBe(false);
    expect(selectHasOpenRequest(state(), { chainId: 10, account: ME })).toBe(false);
    store.dispatch(requestSettled({ id: 'r1', outcome: { kind: 'mined', hash: hashOf('a') } }));
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
  });

  test('a wallet that hangs is left: the next order warns, and the late answer belongs to the first alone', async () => {
    const answers = [later<SendAnswer>(), later<SendAnswer>()];
    let asked = 0;
    const { orders, status, state } = world({
      send: () => {
        const answer = answers[asked];
        asked += 1;
        return answer?.promise ?? Promise.reject(new Error('Asked too often'));
      },
    });
    await orders.open('test', DRAFT);
    const first = orders.confirm('test');
    orders.close('test');
    await orders.open('test', DRAFT);
    expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
    expect(selectHasOpenRequest(state(), { chainId: 1, account: FRIEND })).toBe(false);
    const second = orders.confirm('test');
    answers[0]?.settle({ kind: 'sent', hash: hashOf('a') });
    await first;
    expect(status()).toMatchObject({ kind: 'asking' });
    answers[1]?.settle({ kind: 'sent', hash: hashOf('b') });
    await second;
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('b') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
  });
});

// ORDER-10
test.each([
  ['stands for another address now', ok(ME), { kind: 'nameChanged', name: 'friend.eth', address: ME }],
  ['stands for nothing any more', ok(null), { kind: 'nameChanged', name: 'friend.eth', address: null }],
  ['cannot be asked for', err({ code: 'timeout', message: 'No answer' } as const), { kind: 'nameUnknown', name: 'friend.eth' }],
])('a recipient whose name %s is not paid', async (_, answer, problem) => {
  const { orders, status } = world({ resolveName: async () => answer });
  await orders.open('test', { ...DRAFT, recipientName: { name: 'friend.eth', address: FRIEND } }, { sendAtOnce: true });
  expect(status()).toEqual({ kind: 'blocked', problem });
});

// ORDER-10
test.each([
  ['stands for another address now', ok(ME), { kind: 'nameChanged', name: 'friend.eth', address: ME }],
  ['cannot be asked for', err({ code: 'timeout', message: 'No answer' } as const), { kind: 'nameUnknown', name: 'friend.eth' }],
])('a recipient whose name %s when the button is pressed is not paid, though the review opened well', async (_, later, problem) => {
  let answer: typeof later | ReturnType<typeof ok<typeof FRIEND>> = ok(FRIEND);
  const { orders, status, sent, store, state } = world({ resolveName: async () => answer });
  await orders.open('test', { ...DRAFT, recipientName: { name: 'friend.eth', address: FRIEND } });
  expect(status()).toMatchObject({ kind: 'ready' });
  answer = later;
  const read = { kind: 'addressOf', name: 'friend.eth' } as const;
  store.dispatch(interestAdded([read]));
  await orders.confirm('test');
  expect(status()).toEqual({ kind: 'blocked', problem });
  expect(sent).toEqual([]);
  // The field where it was entered shows the new one, and what is not known changes nothing there.
  expect(selectRead(state(), read)).toMatchObject(later.ok ? { kind: 'known', value: later.value } : { kind: 'loading' });
});

// ORDER-10
test('as long as a name is asked for nothing is sent: not twice by two presses, nor when the review was closed meanwhile', async () => {
  let answer = Promise.resolve(ok(FRIEND));
  const { orders, status, sent } = world({ resolveName: () => answer });
  const named = { ...DRAFT, recipientName: { name: 'friend.eth', address: FRIEND } };
  for (const isClosed of [false, true]) {
    answer = Promise.resolve(ok(FRIEND));
    await orders.open('test', named);
    const asked = later<ReturnType<typeof ok<typeof FRIEND>>>();
    answer = asked.promise;
    const presses = [orders.confirm('test'), orders.confirm('test')];
    expect(status()).toMatchObject({ kind: 'refreshing' });
    if (isClosed) orders.close('test');
    asked.settle(ok(FRIEND));
    await Promise.all(presses);
    expect(sent).toEqual(['order']);
  }
});

test('tried again when something that it depends on changed, and then shown anew', async () => {
  let tries = 0;
  const { orders, status, somethingChanged } = world({ prepare: async () => ok({ ...PREPARED, gasLimit: String((tries += 1)) }) });
  await orders.open('test', DRAFT);
  expect(tries).toBe(1);
  somethingChanged();
  await Promise.resolve();
  await new Promise(process.nextTick);
  expect(status()).toMatchObject({ kind: 'ready', prepared: { gasLimit: '2' } });
});
