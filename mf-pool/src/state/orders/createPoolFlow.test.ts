import { err, ok, parseTxHash, rawAmount, type TxHash } from '@dex/mf-shared/domain';
import { approvalChoiceChosen, chainChosen } from '@dex/mf-shared/state';
import { createFakeServices } from '@dex/mf-shared/testing';
import { stateOf } from '@dex/mf-shared/state';
import { ACCOUNT, addOrder, ONE, permit, ROUTER, stakeOrder } from '../../domain/orders/orders.fixture';
import type { ApprovalRequest, ApprovalToSend } from '../../domain/orders/poolOrder';
import type { PoolWrites } from '../../domain/orders/ports';
import { createPoolFlow } from './createPoolFlow';
import { permitSigned, selectOrders, ordersReducer, type WithOrders } from './ordersSlice';

function hashOf(): TxHash {
  const hash = parseTxHash(`0x${'7'.repeat(64)}`);
  if (!hash) throw new Error('no hash');
  return hash;
}

const request: ApprovalRequest = {
  chainId: 1,
  account: ACCOUNT,
  token: ONE,
  spender: ROUTER,
  amount: rawAmount(5n),
  allowance: rawAmount(0n),
};

function setUp(changes: Partial<PoolWrites> = {}) {
  const { store } = createFakeServices({ account: ACCOUNT });
  store.addSlice({ name: 'poolOrders', reducer: ordersReducer });
  const approvals: ApprovalToSend[] = [];
  const writes: PoolWrites = {
    send: async () => ok(hashOf()),
    approve: async (approval) => {
      approvals.push(approval);
      return ok(hashOf());
    },
    refusesAllowanceChange: async () => false,
    signPermit: async () => ok(permit),
    ...changes,
  };
  return { store, approvals, flow: createPoolFlow({ store, writes }), orders: () => selectOrders(stateOf<WithOrders>(store)) };
}

const permitToSign = {
  chainId: 1,
  account: ACCOUNT,
  token: ONE.address,
  spender: ROUTER,
  amount: rawAmount(5n),
  nonce: rawAmount(0n),
  blockTimestamp: 1,
  info: { type: 'amount', name: 'x', version: '1' },
} as const;

let errors: jest.SpyInstance;
beforeEach(() => {
  errors = jest.spyOn(console, 'error').mockReturnValue();
  jest.spyOn(console, 'warn').mockReturnValue();
});
afterEach(() => jest.restoreAllMocks());

test('an order is shown, asked and sent; a second press asks nothing', async () => {
  const send = jest.fn(async () => ok(hashOf()));
  const { flow, orders } = setUp({ send });
  flow.open(addOrder);
  expect(orders().current?.status).toEqual({ kind: 'open' });
  const [first, second] = [flow.confirm(), flow.confirm()];
  expect(orders().current?.status).toEqual({ kind: 'asking' });
  await Promise.all([first, second]);
  expect(send).toHaveBeenCalledTimes(1);
  expect(orders().current?.status).toEqual({ kind: 'sent', hash: hashOf() });
});

test('a refusal is quiet: the confirmation stays, a form comes back', async () => {
  const { flow, orders } = setUp({ send: async () => err({ code: 'rejected' }) });
  flow.open(addOrder);
  await flow.confirm();
  expect(orders().current?.status).toEqual({ kind: 'open' });
  await flow.send(stakeOrder);
  expect(orders().current).toBeNull();
  expect(errors).not.toHaveBeenCalled();
});

test('a failure is shown and logged in fixed English words', async () => {
  const { flow, orders } = setUp({ send: async () => err({ code: 'not_approved' }) });
  await flow.send(stakeOrder);
  expect(orders().current?.status).toEqual({ kind: 'failed', failure: { code: 'not_approved' } });
  expect(errors).toHaveBeenCalledWith('Not sent: stake', 'Attempting to stake without approval or a signature. Please contact support.');
});

test('an order of another network closes; one that was sent stays', async () => {
  const { flow, orders, store } = setUp();
  flow.open(addOrder);
  store.dispatch(chainChosen(10));
  flow.checkIdentity();
  expect(orders().current).toBeNull();
  await flow.send(addOrder);
  flow.checkIdentity();
  expect(orders().current?.status.kind).toBe('sent');
});

test('a late answer for an order that was closed changes nothing', async () => {
  const { flow, orders } = setUp();
  flow.open(addOrder);
  const sending = flow.confirm();
  flow.close();
  await sending;
  expect(orders().current).toBeNull();
});

test('a signature is used once', async () => {
  const { flow, orders, store } = setUp();
  store.dispatch(permitSigned(permit));
  await flow.send({ ...stakeOrder, isApproved: false, permit });
  expect(orders().permit).toBeNull();
});

test('an approval is unlimited or exact as chosen, and a reset comes first where the token wants it', async () => {
  const { flow, approvals, store } = setUp({ refusesAllowanceChange: async () => true });
  await flow.approve(request);
  store.dispatch(approvalChoiceChosen('exact'));
  await flow.approve(request);
  await flow.approve({ ...request, allowance: rawAmount(1n) });
  await flow.approve({ ...request, allowance: rawAmount(5n) });
  expect(approvals.map(({ step, value }) => `${step} ${value.length > 10 ? 'unlimited' : value}`)).toEqual([
    'approve unlimited',
    'approve 5',
    'reset 0',
  ]);
});

test('a signature that fails falls back to the approval; a refused one does not', async () => {
  const failing = setUp({ signPermit: async () => err({ code: 'unsupported_method', message: 'cannot sign' }) });
  await failing.flow.signPermit(permitToSign, request);
  expect(failing.approvals).toHaveLength(1);
  const refusing = setUp({ signPermit: async () => err({ code: 'user_rejected', message: 'no' }) });
  await refusing.flow.signPermit(permitToSign, request);
  expect(refusing.approvals).toHaveLength(0);
  expect(refusing.orders().side).toBeNull();
  const signing = setUp();
  await signing.flow.signPermit(permitToSign, request);
  expect(signing.orders().permit).toEqual(permit);
});
