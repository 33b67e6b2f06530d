import type { ChainError } from '../../contract/ports';
import type { SendAnswer } from '../../contract/orders';
import { parseHex } from '../../domain/hex';
import type { Order } from '../../domain/orders/order';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { rawAmount } from '../../domain/rawAmount';
import { ok } from '../../domain/result';
import { DRAFT, hashOf, ME, ORDER, PREPARED, SPENDER, USDC, world } from './orders.fixture';
import { requestDoubted, requestOutstanding } from '../outstanding/outstandingSlice';
import { batchesRefused, requestOpened } from './ordersSlice';
import { keepRefusedBatches } from './refusedBatches';
import { selectMayGoInSteps, selectSendingWay } from './ordersSelectors';

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

const tellsNoReason = (code: ChainError['code']) =>
  world(
    {
      prepare: async (_order, { way }) => ok(way === 'walletBatch' ? BATCH : { ...PREPARED, waitsForApproval: true }),
      send: async () => notSent(code),
    },
    { sendsBatches: true },
  );

// ORDER-5
describe('a batch that the wallet refuses without saying why', () => {
  test.each(['user_rejected', 'unknown', 'disconnected'] as const)('may go on in steps (%s), when the person says so', async (code) => {
    const { orders, status, state } = tellsNoReason(code);
    const isOffered = () => {
      const { test: open } = state().orders.open;
      return open !== undefined && selectMayGoInSteps(state(), open);
    };
    await orders.open('test', DRAFT);
    expect(isOffered()).toBe(false);
    await orders.inSteps('test');
    expect(status()).toMatchObject({ kind: 'ready', prepared: { way: 'walletBatch' } });
    await orders.confirm('test');
    expect(status()).toMatchObject({ kind: 'failed' });
    await orders.check('test');
    expect(isOffered()).toBe(true);
    await orders.inSteps('test');
    expect(status()).toMatchObject({ kind: 'ready', prepared: { waitsForApproval: true } });
    expect(state().orders.open.test?.wentToSteps).toBe(true);
    expect(isOffered()).toBe(false);
    expect(selectSendingWay(state(), { chainId: 1, account: ME })).toBe('call');
  });

  test('is not said of another order, nor of the same once the wallet took a batch', async () => {
    let said: SendAnswer = notSent('user_rejected');
    const { orders, state } = world({ prepare: async () => ok(BATCH), send: async () => said }, { sendsBatches: true });
    const reviewed = async (order: Order) => {
      await orders.open('test', { ...DRAFT, order });
      const { test: open } = state().orders.open;
      return open !== undefined && selectMayGoInSteps(state(), open);
    };
    const refused: Order = { ...ORDER, needs: [{ token: USDC, spender: SPENDER, amount: rawAmount(5n), permit: null }], lastSecond: 5000 };
    const again: Order = { ...refused, lastSecond: 6000, limits: { leaves: [], arrives: [] } };
    const others: readonly Order[] = [
      { ...refused, kind: 'another' },
      { ...refused, needs: [] },
      { ...refused, limits: { leaves: [], arrives: [{ asset: 'native', minimum: rawAmount(1n), recipient: ME }] } },
    ];
    await reviewed(refused);
    await orders.confirm('test');
    for (const other of others) expect(await reviewed(other)).toBe(false);
    expect(await reviewed(again)).toBe(true);
    said = { kind: 'batch', id: 'r1' };
    await orders.confirm('test');
    expect(await reviewed(again)).toBe(false);
  });

  test('is not offered in steps where the chain said why, nor where something may have been sent', async () => {
    const failing = tellsNoReason('insufficient_funds');
    await failing.orders.open('test', DRAFT);
    await failing.orders.confirm('test');
    expect(failing.state().orders.doubtedBatches).toEqual([]);
    // Of a wallet that did not even say who is connected, a batch was not what was refused.
    const silent = tellsNoReason('not_asked');
    await silent.orders.open('test', DRAFT);
    await silent.orders.confirm('test');
    expect(silent.status()).toEqual({ kind: 'failed', problem: { kind: 'notAsked' } });
    expect(silent.state().orders.doubtedBatches).toEqual([]);
    expect(silent.state().orders.withoutBatches).toEqual([]);
    const { orders, status, state, store } = tellsNoReason('user_rejected');
    await orders.open('test', DRAFT);
    await orders.confirm('test');
    await orders.check('test');
    store.dispatch(requestOpened({ id: 'earlier', chainId: 1, account: ME }));
    await orders.inSteps('test');
    expect(status()).toMatchObject({ kind: 'ready', prepared: { way: 'walletBatch' } });
    expect(selectSendingWay(state(), { chainId: 1, account: ME })).toBe('walletBatch');
  });
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
