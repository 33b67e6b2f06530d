import type { OrderKind } from '../../domain/orders/order';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { prepareOrder } from './prepareOrder';
import { call, FRIEND, kind, ME, nodeOf, order, PAYS, RECEIVES, ROUTER, SAYS, terms, USDC } from './prepareOrder.fixture';

const problemOf = (result: Awaited<ReturnType<typeof prepareOrder>>) => (result.ok ? null : result.error.problem);

// ORDER-1
describe('read back', () => {
  test('what a call says is what is shown', async () => {
    const prepared = await prepareOrder(nodeOf({}).services, kind(), order, terms);
    expect(prepared).toMatchObject({ ok: true, value: { says: [{ says: SAYS }], gasLimit: '120000', waitsForApproval: false } });
  });

  const readers: readonly (readonly [string, OrderKind['read']])[] = [
    ['cannot be read', () => null],
    ['pays more', () => [{ ...PAYS, amount: rawAmount(101n) }, RECEIVES]],
    ['goes to another', () => [PAYS, { ...RECEIVES, recipient: ME }]],
    ['says one thing more', () => [...SAYS, { kind: 'detail', name: 'x', value: 'y' }]],
    [
      'makes its reader fail',
      () => {
        throw new RangeError('Not words');
      },
    ],
  ];
  test.each(readers)('a call that %s is not sent, and not even tried', async (_, read) => {
    const { services, asked } = nodeOf({});
    expect(problemOf(await prepareOrder(services, kind({ read }), order, terms))).toEqual({ kind: 'misread' });
    expect(asked).toEqual([]);
  });
});

// ORDER-1, ORDER-5
describe('an order of several calls', () => {
  const several = (changes: Partial<OrderKind> = {}) =>
    kind({
      also: () => [call('0x22'), call('0x33')],
      promises: () => [PAYS, RECEIVES, RECEIVES],
      read: ({ data }) => (String(data) === '0x11' ? [PAYS] : [RECEIVES]),
      ...changes,
    });

  test('goes out as one batch, each call read from its own bytes, after the approval it needs', async () => {
    const { services, simulated } = nodeOf({ allowance: 0n });
    const prepared = await prepareOrder(
      services,
      several(),
      { ...order, limits: { leaves: [], arrives: [] } },
      { ...terms, way: 'walletBatch' },
    );
    expect(prepared.ok && prepared.value.sends.map(({ data }) => data.slice(0, 10))).toEqual(['0x095ea7b3', '0x22', '0x33', '0x11']);
    expect(prepared.ok && prepared.value.says.slice(1).map(({ says }) => says)).toEqual([[RECEIVES], [RECEIVES], [PAYS]]);
    expect(simulated).toHaveLength(1);
  });

  test('is one call of a contract wallet to itself', async () => {
    const prepared = await prepareOrder(nodeOf({}).services, several(), { ...order, needs: [] }, { ...terms, way: 'multicallWallet' });
    expect(prepared.ok && prepared.value.sends.map(({ to }) => to)).toEqual([ME]);
  });

  test('is not sent where any of its calls says something else', async () => {
    const { services, asked } = nodeOf({});
    const other = several({ read: ({ data }) => (String(data) === '0x22' ? [RECEIVES] : [PAYS]) });
    expect(problemOf(await prepareOrder(services, other, order, { ...terms, way: 'walletBatch' }))).toEqual({ kind: 'misread' });
    expect(asked).toEqual([]);
  });

  test('is refused where the wallet takes one call at a time', async () => {
    const problem = problemOf(await prepareOrder(nodeOf({}).services, several(), order, terms));
    expect(problem).toEqual({ kind: 'notEncoded', code: 'one_by_one' });
  });
});

// ORDER-2
describe('the trial', () => {
  test('is one request: balances, the missing approval, the call, balances, the allowance left', async () => {
    const { services, asked, simulated } = nodeOf({ allowance: 0n });
    const prepared = await prepareOrder(services, kind(), order, terms);
    expect(asked.filter((method) => method === 'eth_simulateV1')).toHaveLength(1);
    expect(simulated).toEqual([['0x70a08231', '0x095ea7b3', '0x11', '0x70a08231', '0xdd62ed3e']]);
    expect(prepared).toMatchObject({
      ok: true,
      value: {
        waitsForApproval: true,
        gasLimit: null,
        networkCost: String(0x5208 * 10),
        changes: {
          leaves: [{ asset: USDC.address, amount: '100' }],
          arrives: [{ asset: 'native', amount: '50', recipient: FRIEND }],
          allowances: [{ token: USDC.address, spender: ROUTER, amount: '0' }],
        },
      },
    });
  });

  // ORDER-4
  test('counts what the approvals before it cost too, save those that a signature stands in for', async () => {
    const both = BigInt(Math.ceil(0x5208 * 1.2)) * 10n + 0x5208n * 10n;
    const short = { allowance: 0n, coins: both - 1n };
    expect(problemOf(await prepareOrder(nodeOf(short).services, kind(), order, terms))).toMatchObject({
      kind: 'coinShort',
      needed: String(both),
    });
    expect((await prepareOrder(nodeOf({ ...short, coins: both }).services, kind(), order, terms)).ok).toBe(true);
    const signed = {
      ...order,
      needs: order.needs.map((need) => ({ ...need, permit: { type: 'amount', name: 'USD Coin', version: '2' } as const })),
    };
    expect((await prepareOrder(nodeOf(short).services, kind(), signed, terms)).ok).toBe(true);
  });

  // That such a node is asked once a visit is kept where its answers come in: chain/rpc/missingMethods.test.ts.
  test('where a node is without it, the order is estimated', async () => {
    const { services } = nodeOf({ simulates: err({ code: 'unsupported_method', message: 'Method not found' }) });
    const prepared = await prepareOrder(services, kind(), order, terms);
    expect(prepared).toMatchObject({ ok: true, value: { changes: null, gasLimit: '120000', networkCost: '1000000' } });
  });

  test('a node that does not answer is no verdict', async () => {
    const silent = err({ code: 'timeout', message: 'No answer' } as const);
    const { services } = nodeOf({ simulates: silent, estimate: silent });
    expect(problemOf(await prepareOrder(services, kind(), order, terms))).toMatchObject({ kind: 'notChecked' });
  });
});

// ORDER-3
describe('limits', () => {
  const two = kind({ encode: async () => ok([call('0x11'), call('0x22')]) });

  // SWAP-11
  test('broken by the first call, kept by the second: the second is taken', async () => {
    const { services } = nodeOf({ arrives: (data) => (data === '0x11' ? 49n : 50n) });
    expect(await prepareOrder(services, two, order, terms)).toMatchObject({ ok: true, value: { sends: [{ data: '0x22' }] } });
  });

  // ORDER-3
  test('a coin that the recipient passes on at once has arrived', async () => {
    const { services } = nodeOf({ passedOnTo: ROUTER });
    expect(await prepareOrder(services, kind(), order, terms)).toMatchObject({
      ok: true,
      value: { changes: { arrives: [{ asset: 'native', amount: '50', recipient: FRIEND }] } },
    });
    const less = nodeOf({ passedOnTo: ROUTER, arrives: () => 49n });
    expect(problemOf(await prepareOrder(less.services, kind(), order, terms))).toMatchObject({ kind: 'arrivesLess', measured: '49' });
  });

  test('the first call fails and the second breaks a limit: the limit is told, with its figures', async () => {
    const { services } = nodeOf({ fails: (data) => (data === '0x11' ? 'INSUFFICIENT_OUTPUT_AMOUNT' : null), arrives: () => 25n });
    expect(problemOf(await prepareOrder(services, two, order, terms))).toEqual({
      kind: 'arrivesLess',
      asset: 'native',
      measured: '25',
      limit: '50',
    });
  });

  test('more leaves than may, though the token says otherwise', async () => {
    const { services } = nodeOf({ leaves: 101n });
    expect(problemOf(await prepareOrder(services, kind(), order, terms))).toMatchObject({
      kind: 'leavesMore',
      measured: '101',
      limit: '100',
    });
  });
});

// ORDER-4
describe('failures', () => {
  test('a call that would fail says why', async () => {
    const { services } = nodeOf({ fails: () => 'STF' });
    expect(problemOf(await prepareOrder(services, kind(), order, terms))).toMatchObject({
      kind: 'wouldFail',
      error: { code: 'reverted', reason: 'STF' },
    });
  });

  test('a shortage for the network cost is told; who does not pay it himself is not kept', async () => {
    expect(problemOf(await prepareOrder(nodeOf({ coins: 1_199_999n }).services, kind(), order, terms))).toEqual({
      kind: 'coinShort',
      needed: '1200000',
      balance: '1199999',
    });
    // The node wants the whole limit to be there, a fifth more than what the call is thought to need.
    expect(await prepareOrder(nodeOf({ coins: 1_200_000n }).services, kind(), order, terms)).toMatchObject({
      ok: true,
      value: { networkCost: '1000000' },
    });
    expect(await prepareOrder(nodeOf({ coins: 0n, code: '0x6001' }).services, kind(), order, terms)).toMatchObject({ ok: true });
    // A wallet that batches sends one call as an ordinary transaction; who pays for several is its own affair.
    const batching = { permits: [], way: 'walletBatch' } as const;
    expect(problemOf(await prepareOrder(nodeOf({ coins: 1_199_999n, allowance: 100n }).services, kind(), order, batching))).toMatchObject({
      kind: 'coinShort',
      needed: '1200000',
    });
    expect(await prepareOrder(nodeOf({ coins: 0n, allowance: 0n }).services, kind(), order, batching)).toMatchObject({ ok: true });
    // On a rollup whose oracle is silent the whole cost is not known; the gas alone is a part of it.
    const onRollup = { ...order, chainId: 10 } as const;
    expect(problemOf(await prepareOrder(nodeOf({ coins: 999_999n }).services, kind(), onRollup, terms))).toMatchObject({
      kind: 'coinShort',
    });
    const delegated = `0xef0100${'ab'.repeat(20)}`;
    // An account that delegates may have a sponsor for the network cost: it is warned, and not held up.
    const tried = (coins: bigint) => prepareOrder(nodeOf({ coins, code: delegated }).services, kind(), order, terms);
    expect(await tried(0n)).toMatchObject({ ok: true, value: { coinShort: { needed: '1200000', balance: '0' } } });
    expect(await tried(1_200_000n)).toMatchObject({ ok: true, value: { coinShort: null } });
  });

  test('what the section cannot encode keeps the section’s own code', async () => {
    const encode = async () => err({ code: 'no_router' });
    expect(problemOf(await prepareOrder(nodeOf({}).services, kind({ encode }), order, terms))).toEqual({
      kind: 'notEncoded',
      code: 'no_router',
    });
  });
});

// ORDER-5, ORDER-16
describe('several steps in one', () => {
  test('a batch says all of its calls, the approval for what is needed and no more', async () => {
    const prepared = await prepareOrder(nodeOf({ allowance: 0n }).services, kind(), order, { permits: [], way: 'walletBatch' });
    expect(prepared).toMatchObject({
      ok: true,
      value: {
        waitsForApproval: false,
        sends: [{ to: USDC.address }, { to: ROUTER }],
        says: [{ says: [{ kind: 'allows', token: USDC.address, spender: ROUTER, amount: '100' }] }, { says: SAYS }],
      },
    });
  });

  test('a contract wallet sends one call to itself, which says the same', async () => {
    const prepared = await prepareOrder(nodeOf({ allowance: 0n }).services, kind(), order, { permits: [], way: 'multicallWallet' });
    expect(prepared).toMatchObject({ ok: true, value: { sends: [{ to: ME }], says: [{ says: [{ kind: 'allows' }] }, { says: SAYS }] } });
  });
});

// SWAP-21
test.each([
  ['on a network of its own', 1, undefined, '1000000'],
  ['on a rollup with what publishing costs', 10, 777n, '1000777'],
  ['on a rollup whose oracle does not answer', 10, undefined, null],
] as const)('the network cost: gas at its price, %s', async (_, chainId, publishing, cost) => {
  const { services } = nodeOf(publishing === undefined ? {} : { publishing });
  const prepared = await prepareOrder(services, kind(), { ...order, chainId }, terms);
  expect(prepared).toMatchObject({ ok: true, value: { networkCost: cost } });
});
