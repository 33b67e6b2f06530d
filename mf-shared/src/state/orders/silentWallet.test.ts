import type { SendAnswer } from '../../contract/orders';
import { DRAFT, hashOf, later, ORDER, world } from './orders.fixture';
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
