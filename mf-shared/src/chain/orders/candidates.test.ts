import type { Statement } from '../../domain/orders/statement';
import { rawAmount } from '../../domain/rawAmount';
import { ok } from '../../domain/result';
import { prepareOrder } from './prepareOrder';
import { call, kind, nodeOf, order, PAYS, RECEIVES, SAYS, terms } from './prepareOrder.fixture';

const problemOf = (result: Awaited<ReturnType<typeof prepareOrder>>) => (result.ok ? null : result.error.problem);

// ORDER-1
describe('an order with a second way to be called', () => {
  const lower = { ...RECEIVES, amount: rawAmount(0n) };
  const ways = (second: readonly Statement[]) =>
    kind({
      encode: async () => ok([call('0x11'), call('0x22')]),
      promises: (_order, _permits, candidate) => (candidate === 0 ? SAYS : [PAYS, lower]),
      read: ({ data }) => (String(data) === '0x11' ? SAYS : second),
    });

  // ORDER-3
  test('learns by it what would arrive, where the first one fails for its minimum', async () => {
    const { services } = nodeOf({ fails: (data) => (data === '0x11' ? 'Insufficient token' : null), arrives: () => 49n });
    const problem = problemOf(await prepareOrder(services, ways([PAYS, lower]), order, terms));
    expect(problem).toMatchObject({ kind: 'arrivesLess', measured: '49', limit: '50' });
  });

  test('is not even tried where the second says what only the first promises', async () => {
    const { services, asked } = nodeOf({});
    expect(problemOf(await prepareOrder(services, ways(SAYS), order, terms))).toEqual({ kind: 'misread' });
    expect(asked).toEqual([]);
  });
});
