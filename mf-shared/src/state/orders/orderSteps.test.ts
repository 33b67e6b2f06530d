import type { OrderProblem } from '../../contract/orders';
import { parseHex } from '../../domain/hex';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { DRAFT, ME, ORDER, PREPARED, REQUEST, SPENDER, USDC, world } from './orders.fixture';
import { allowanceAsked, batchesRefused, permitSigned } from './ordersSlice';
import { keepRefusedBatches } from './refusedBatches';
import { selectAllowanceRecord, selectSendingWay } from './ordersSelectors';

const blocked = (problem: OrderProblem) => err({ code: 'order_problem', problem } as const);
function noBytes() {
  const bytes = parseHex('0x');
  if (!bytes) throw new Error('Not bytes');
  return bytes;
}

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
