import type { ChainError } from '../../contract/ports';
import type { OrderProblem, SendAnswer } from '../../contract/orders';
import { parseHex } from '../../domain/hex';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { DRAFT, hashOf, ME, ORDER, PREPARED, REQUEST, SPENDER, USDC, world } from './orders.fixture';
import { requestDoubted, requestOutstanding } from '../outstanding/outstandingSlice';
import { allowanceAsked, batchesRefused, permitSigned } from './ordersSlice';
import { keepRefusedBatches } from './refusedBatches';
import { selectAllowanceRecord, selectSendingWay } from './ordersSelectors';

const blocked = (problem: OrderProblem) => err({ code: 'order_problem', problem } as const);
const notSent = (code: ChainError['code']): SendAnswer => ({ kind: 'notSent', error: { code, message: 'No' } });
const BATCH: PreparedOrder = {
  ...PREPARED,
  way: 'walletBatch',
  sends: [1, 2].map(() => ({ to: SPENDER, data: noBytes(), value: rawAmount(0n) })),
};
function noBytes() {
  const bytes = parseHex('0x');
  if (!bytes) throw new Error('Not bytes');
  return bytes;
}

// ORDER-5
describe('a batch', () => {
  test('is waited for by the id of its record; a part of it, and its failure, are told apart', async () => {
    for (const [outcome, expected] of [
      [
        { kind: 'mined', hash: hashOf('d') },
        { kind: 'submitted', hash: hashOf('d') },
      ],
      [
        { kind: 'partial', hashes: [] },
        { kind: 'failed', problem: { kind: 'batchFailed', code: 600 } },
      ],
      [
        { kind: 'failed', code: 500 },
        { kind: 'failed', problem: { kind: 'batchFailed', code: 500 } },
      ],
    ] as const) {
      const { orders, status, settle } = world({ prepare: async () => ok(BATCH), send: async () => ({ kind: 'batch', id: 'r1' }) });
      await orders.open('test', DRAFT);
      await orders.confirm('test');
      expect(status()).toEqual({ kind: 'waiting', requestId: 'r1' });
      settle('another', { kind: 'notSent' });
      expect(status()).toMatchObject({ kind: 'waiting' });
      settle('r1', outcome);
      expect(status()).toEqual(expected);
    }
  });

  test('of which the wallet knows nothing any more is not known to be sent, until it is found', async () => {
    const { orders, status, settle, store } = world({ prepare: async () => ok(BATCH), send: async () => ({ kind: 'batch', id: 'r1' }) });
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    const traces = { nonceBefore: 3, call: { to: SPENDER, data: noBytes(), value: rawAmount(0n) } };
    const about = { id: 'r1', chainId: 1, from: ME, addedTime: 1, summary: { kind: 'withdrawStake' } } as const;
    store.dispatch(requestOutstanding({ ...about, track: { kind: 'batch', batchId: '0x1', callCount: 2, traces } }));
    expect(status()).toEqual({ kind: 'waiting', requestId: 'r1' });
    store.dispatch(requestDoubted('r1'));
    expect(status()).toEqual({ kind: 'unknown', requestId: 'r1' });
    settle('r1', { kind: 'mined', hash: hashOf('d') });
    expect(status()).toEqual({ kind: 'submitted', hash: hashOf('d') });
  });

  const REFUSALS = ['batch_refused', 'unsupported_method', 'invalid_params'] as const;
  test.each(REFUSALS)(
    'that the wallet refuses (%s) goes on in steps, said once, for this account on this network from then on',
    async (code) => {
      const ways: string[] = [];
      const { orders, status, state } = world(
        {
          prepare: async (_order, { way }) => {
            ways.push(way);
            return ok(way === 'walletBatch' ? BATCH : { ...PREPARED, waitsForApproval: true });
          },
          send: async () => notSent(code),
        },
        { sendsBatches: true },
      );
      await orders.open('test', DRAFT);
      await orders.confirm('test');
      expect(ways).toEqual(['walletBatch', 'call']);
      expect(status()).toMatchObject({ kind: 'ready', prepared: { waitsForApproval: true } });
      expect(state().orders.open.test?.wentToSteps).toBe(true);
      orders.close('test');
      await orders.open('test', DRAFT);
      expect(ways).toEqual(['walletBatch', 'call', 'call']);
      expect(state().orders.open.test?.wentToSteps).toBe(false);
      expect(selectSendingWay(state(), { chainId: 10, account: ME })).toBe('walletBatch');
    },
  );
});

// ORDER-5
test('that a wallet takes no batches is known after a reload, for the account and the network that it was learnt of', () => {
  const kept = new Map<string, string>();
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const before = world({}, { sendsBatches: true });
  keepRefusedBatches(before.store, storage);
  before.store.dispatch(batchesRefused({ chainId: 1, account: ME }));
  const after = world({}, { sendsBatches: true });
  expect(selectSendingWay(after.state(), { chainId: 1, account: ME })).toBe('walletBatch');
  keepRefusedBatches(after.store, storage);
  expect(selectSendingWay(after.state(), { chainId: 1, account: ME })).toBe('call');
  expect(selectSendingWay(after.state(), { chainId: 10, account: ME })).toBe('walletBatch');
  expect(selectSendingWay(after.state(), { chainId: 1, account: SPENDER })).toBe('walletBatch');
});

test.each(['{', '{}', '[1, "x", null]'])('%s in the storage refuses nothing, and a storage that is blocked stops nothing', (text) => {
  const { store, state } = world({}, { sendsBatches: true });
  const blocked = () => {
    throw new Error('Blocked');
  };
  keepRefusedBatches(store, { getItem: () => text, setItem: blocked });
  keepRefusedBatches(store, { getItem: blocked, setItem: blocked });
  expect(selectSendingWay(state(), { chainId: 1, account: ME })).toBe('walletBatch');
  store.dispatch(batchesRefused({ chainId: 1, account: ME }));
  expect(selectSendingWay(state(), { chainId: 1, account: ME })).toBe('call');
});

const TRIED = { leaves: [], arrives: [], allowances: [] };

function permitOfUsdc() {
  const bytes = noBytes();
  return {
    v: 27,
    r: bytes,
    s: bytes,
    deadline: 2000,
    nonce: rawAmount(0n),
    chainId: 1,
    owner: ME,
    spender: SPENDER,
    tokenAddress: USDC.address,
    permitType: 'amount',
    amount: rawAmount(100n),
  } as const;
}

/** An order whose signature was given, on a node that fails it for a reason; without the signature it is prepared as given. */
function signed(reason: string, changes: PreparedOrder['changes']) {
  const need = { token: USDC, spender: SPENDER, amount: rawAmount(100n), permit: REQUEST.permit };
  const order = { ...ORDER, needs: [need] };
  const key = { chainId: 1, account: ME, token: USDC.address, spender: SPENDER } as const;
  const error = { code: 'reverted', message: reason } as const;
  const it = world({
    prepare: async (_order, { permits }) =>
      permits.length > 0 ? blocked({ kind: 'wouldFail', error }) : ok({ ...PREPARED, waitsForApproval: true, changes }),
  });
  it.store.dispatch(allowanceAsked({ ...key, id: 'p', kind: 'permit' }));
  const permit = permitOfUsdc();
  it.store.dispatch(permitSigned({ ...key, id: 'p', permit }));
  return { ...it, order, error, permit, record: () => selectAllowanceRecord(it.state(), key) };
}

// ORDER-14, ORDER-15
test.each([
  ['EIP2612: invalid signature', TRIED],
  ['anything at all', TRIED],
  // The node cannot try an approval and the order in one.
  ['UniswapV2: INVALID_SIGNATURE', null],
  ['Dai/invalid-permit', null],
  ['Dai/invalid-nonce', null],
] as const)(
  'a signature that the token refuses (%s, %j) is dropped with its reason, and an approval takes its place',
  async (reason, changes) => {
    const { orders, status, order, error, record } = signed(reason, changes);
    await orders.open('test', { ...DRAFT, order });
    expect(status()).toMatchObject({ kind: 'ready', prepared: { waitsForApproval: true } });
    expect(record()).toMatchObject({ permit: null, failure: { kind: 'permit', problem: { kind: 'permitRefused', error } } });
  },
);

// ORDER-14
test.each([
  [1880, ['order'], { kind: 'submitted' }],
  [1881, [], { kind: 'ready', prepared: { waitsForApproval: true } }],
])('at %s of a signature that is good until 2000, a review that was open meanwhile sends %j', async (now, sends, expected) => {
  const need = { token: USDC, spender: SPENDER, amount: rawAmount(100n), permit: REQUEST.permit };
  const key = { chainId: 1, account: ME, token: USDC.address, spender: SPENDER } as const;
  const call = { to: SPENDER, data: noBytes(), value: rawAmount(0n) };
  const { store, orders, status, sent, mine } = world({
    prepare: async (_order, { permits }) =>
      ok(
        permits.length > 0
          ? { ...PREPARED, says: [{ call, says: [{ kind: 'until', seconds: 2000 }] }] }
          : { ...PREPARED, waitsForApproval: true },
      ),
  });
  store.dispatch(allowanceAsked({ ...key, id: 'p', kind: 'permit' }));
  store.dispatch(permitSigned({ ...key, id: 'p', permit: permitOfUsdc() }));
  await orders.open('test', { ...DRAFT, order: { ...ORDER, needs: [need], lastSecond: 90_000 } });
  mine(2, now);
  await orders.confirm('test');
  expect(sent).toEqual(sends);
  expect(status()).toMatchObject(expected);
});

// ORDER-14
test('a signature is not used again once it is not known whether its order was sent', async () => {
  const { store, orders, state } = world({ send: async () => ({ kind: 'unknown', id: 'r1' }) });
  const need = { token: USDC, spender: SPENDER, amount: rawAmount(100n), permit: REQUEST.permit };
  const key = { chainId: 1, account: ME, token: USDC.address, spender: SPENDER } as const;
  store.dispatch(allowanceAsked({ ...key, id: 'p', kind: 'permit' }));
  store.dispatch(permitSigned({ ...key, id: 'p', permit: permitOfUsdc() }));
  expect(selectAllowanceRecord(state(), key)?.permit).toEqual(permitOfUsdc());
  await orders.open('test', { ...DRAFT, order: { ...ORDER, needs: [need] } });
  await orders.confirm('test');
  expect(selectAllowanceRecord(state(), key)?.permit).toBeNull();
});

// ORDER-15
test('a signature is not blamed for what nobody tried without it: the order says its own reason, and the signature stays', async () => {
  const { orders, status, order, error, permit, record } = signed('UniswapV2Router: INSUFFICIENT_A_AMOUNT', null);
  await orders.open('test', { ...DRAFT, order });
  expect(status()).toEqual({ kind: 'blocked', problem: { kind: 'wouldFail', error } });
  expect(record()?.permit).toEqual(permit);
});
