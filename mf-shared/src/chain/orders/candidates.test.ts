import type { Statement } from '../../domain/orders/statement';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { prepareOrder } from './prepareOrder';
import { call, kind, nodeOf, order, PAYS, RECEIVES, SAYS, terms } from './prepareOrder.fixture';

const untried = err({ code: 'unsupported_method', message: 'Method not found' } as const);
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

  const reverted = err({ code: 'reverted', reason: 'Insufficient token', message: 'Reverted' } as const);
  const firstFails = { simulates: untried, estimate: (data: string) => (data === '0x11' ? reverted : ok(100_000n)) };

  // ORDER-3
  test('is not sent unmeasured where it enforces less: the failure of the first is told', async () => {
    const { services } = nodeOf(firstFails);
    expect(problemOf(await prepareOrder(services, ways([PAYS, lower]), order, terms))).toMatchObject({
      kind: 'wouldFail',
      error: { reason: 'Insufficient token' },
    });
  });

  // ORDER-3
  test('is sent unmeasured where it enforces the same', async () => {
    const { services } = nodeOf(firstFails);
    const same = kind({ encode: async () => ok([call('0x11'), call('0x22')]) });
    expect(await prepareOrder(services, same, order, terms)).toMatchObject({ ok: true, value: { sends: [{ data: '0x22' }] } });
  });
});

describe('an allowance that stands', () => {
  /** A token as it stands, at each trial anew: what it refuses is told from the allowances before and after. */
  const approving = (refuses: (before: bigint, after: bigint) => boolean) => {
    let stands = 5n;
    return (data: string) => {
      if (!data.startsWith('0x095ea7b3')) {
        stands = 5n;
        return null;
      }
      const after = BigInt(`0x${data.slice(-64)}`);
      const isRefused = refuses(stands, after);
      stands = isRefused ? 5n : after;
      return isRefused ? 'Refused' : null;
    };
  };
  const amounts = (sends: readonly { readonly data: string }[]) => sends.slice(0, -1).map(({ data }) => BigInt(`0x${data.slice(-64)}`));

  // ORDER-12
  test.each([
    ['takes any change', () => false, [100n]],
    ['fails every approval of nothing', (_before: bigint, after: bigint) => after === 0n, [100n]],
    ['refuses to change what stands', (before: bigint, after: bigint) => before !== 0n && after !== 0n, [0n, 100n]],
  ] as const)('of a token that %s, a batch approves what can be approved', async (_, refuses, expected) => {
    const { services } = nodeOf({ allowance: 5n, fails: approving(refuses) });
    const prepared = await prepareOrder(services, kind(), order, { ...terms, way: 'walletBatch' });
    expect(prepared.ok && amounts(prepared.value.sends)).toEqual(expected);
  });

  // ORDER-6, ORDER-12
  test('of a token that fails every approval of nothing, the order goes back to its approval', async () => {
    const { services } = nodeOf({ allowance: 5n, fails: approving((_before, after) => after === 0n) });
    expect(await prepareOrder(services, kind(), order, terms)).toMatchObject({ ok: true, value: { waitsForApproval: true } });
  });

  // ORDER-12
  test('where nothing can be tried, what stands is taken back first', async () => {
    const { services } = nodeOf({ allowance: 5n, simulates: untried });
    const prepared = await prepareOrder(services, kind(), order, { ...terms, way: 'walletBatch' });
    expect(prepared.ok && amounts(prepared.value.sends)).toEqual([0n, 100n]);
  });

  // ORDER-12, ORDER-16
  test.each([
    ['takes any change', () => false, 2],
    ['fails every approval of nothing', (approvals: number) => approvals === 2, 1],
    ['refuses to change what stands', (approvals: number) => approvals === 1, 2],
  ] as const)('where one call can only be estimated, a token that %s gets the approvals that pass', async (_, refuses, expected) => {
    const approvalsIn = (data: string) => data.split('095ea7b3').length - 1;
    const refused = err({ code: 'reverted', reason: 'Refused', message: 'Reverted' } as const);
    const estimate = (data: string) => (refuses(approvalsIn(data)) ? refused : ok(100_000n));
    const { services } = nodeOf({ allowance: 5n, simulates: untried, estimate });
    const prepared = await prepareOrder(services, kind(), order, { ...terms, way: 'multicallWallet' });
    expect(prepared.ok && prepared.value.sends.map(({ data }) => approvalsIn(data))).toEqual([expected]);
  });
});
