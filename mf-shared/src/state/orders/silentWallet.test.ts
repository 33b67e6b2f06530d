import type { SendAnswer } from '../../contract/orders';
import type { OutstandingOutcome } from '../../contract/transactions';
import { parseHex } from '../../domain/hex';
import { ZERO_AMOUNT } from '../../domain/rawAmount';
import { requestDoubted, requestOutstanding } from '../outstanding/outstandingSlice';
import { outstandingChangedElsewhere } from '../persistence/changedElsewhere';
import { DRAFT, hashOf, later, ME, ORDER, SPENDER, world } from './orders.fixture';
import { selectHasOpenRequest } from './ordersSelectors';

// ORDER-7
test.each<SendAnswer>([
  { kind: 'sent', hash: hashOf('c') },
  { kind: 'unknown', id: 'late' },
  { kind: 'notSent', error: { code: 'timeout', message: 'No answer' } },
])(
  'a wallet that carries out what it never answers: the chain ends the review and the warning, and a late word ($kind) changes nothing',
  async (word) => {
    const answer = later<SendAnswer>();
    let id = '';
    const { orders, status, state, settle } = world({
      send: (_order, _prepared, recorded) => ((id = recorded.id ?? ''), answer.promise),
    });
    await orders.open('test', DRAFT);
    const confirmed = orders.confirm('test');
    expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
    settle(id, { kind: 'mined', hash: hashOf('c') });
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('c') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
    answer.settle(word);
    await confirmed;
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('c') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
  },
);

/** A wallet that is asked and silent, with the record that is made of the question, and what another page of the browser finds of it. */
async function silent() {
  const answer = later<SendAnswer>();
  let id = '';
  const page = world({ send: (_order, _prepared, recorded) => ((id = recorded.id), answer.promise) });
  await page.orders.open('test', DRAFT);
  const confirmed = page.orders.confirm('test');
  const data = parseHex('0x12');
  if (data === null) throw new Error('Not bytes');
  const traces = { nonceBefore: 7, call: { to: SPENDER, data, value: ZERO_AMOUNT } };
  const about = { id, chainId: 1, from: ME, addedTime: 1, summary: DRAFT.record.summary } as const;
  page.store.dispatch(requestOutstanding({ ...about, track: { kind: 'asked', ...traces } }));
  const foundElsewhere = (outcome: OutstandingOutcome) =>
    page.store.dispatch(outstandingChangedElsewhere({ [id]: { ...about, track: { kind: 'unknown', ...traces }, outcome } }));
  /** As the port does for an answer that says nothing. */
  const answerUnclear = async () => {
    page.store.dispatch(requestDoubted(id));
    answer.settle({ kind: 'unknown', id });
    await confirmed;
  };
  return { ...page, id: () => id, foundElsewhere, answerUnclear };
}

// ORDER-7
test('what another page finds on the chain ends the review and the warning here, before and after the wallet speaks', async () => {
  for (const isAnsweredFirst of [false, true]) {
    const { status, state, foundElsewhere, answerUnclear, id } = await silent();
    if (isAnsweredFirst) {
      await answerUnclear();
      expect(status()).toEqual({ kind: 'unknown', requestId: id() });
    }
    expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
    foundElsewhere({ kind: 'mined', hash: hashOf('c') });
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('c') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
    if (!isAnsweredFirst) await answerUnclear();
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('c') });
    expect(selectHasOpenRequest(state(), ORDER)).toBe(false);
  }
});

// TX-21
test('that another page tells it as not sent so far ends nothing here while the wallet still has its question', async () => {
  const { status, state, foundElsewhere, answerUnclear, settle, id } = await silent();
  foundElsewhere({ kind: 'notSent' });
  expect(status()).toMatchObject({ kind: 'asking' });
  expect(selectHasOpenRequest(state(), ORDER)).toBe(true);
  await answerUnclear();
  expect(status()).toEqual({ kind: 'unknown', requestId: id() });
  settle(id(), { kind: 'notSent' });
  expect(status()).toEqual({ kind: 'failed', problem: { kind: 'notSeen' } });
});
