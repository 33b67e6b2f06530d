import { err, ok, parseHex, parseTxHash, requireAddress, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import type { ChainError, TransactionCall } from '@dex/mf-shared/contract';
import { chainChosen, createSharedStore, stateOf } from '@dex/mf-shared/state';
import type { CollectOrder } from '../../domain/v3/orders';
import type { PositionWrites } from '../../domain/v3/ports';
import { createPositionFlow, type ReviewRequest } from './createPositionFlow';
import { account } from './fixtures';
import { poolV3Reducer, selectPoolV3, type WithPoolV3 } from './poolV3Slice';

const manager = requireAddress('0xc36442b4a4522e871399cd717abdd847ab11fe88');
const data = parseHex('0x1234');
const hash = parseTxHash(`0x${'ab'.repeat(32)}`);
if (!data || !hash) throw new Error('Not hex');
const call: TransactionCall = { from: account, to: manager, data, value: ZERO_AMOUNT };
const order: CollectOrder = {
  chainId: 1,
  account,
  manager,
  token0: manager,
  token1: account,
  tokenId: '11',
  expected0: '1',
  expected1: '2',
  nativeSide: null,
};
const request: ReviewRequest = {
  subject: { kind: 'collect', order },
  summary: { kind: 'collectFees', symbolA: 'A', symbolB: 'B' },
  before: [],
  how: 'plain',
};

function setUp(answer: () => Promise<Awaited<ReturnType<PositionWrites['submit']>>> = () => Promise.resolve(ok(hash ?? fail()))) {
  const store = createSharedStore();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  const sent: TransactionCall[][] = [];
  const batch = (calls: readonly TransactionCall[]) => {
    sent.push([...calls]);
    return answer();
  };
  const writes: PositionWrites = {
    addCall: () => call,
    createPoolCall: () => call,
    collectCall: () => call,
    removeCall: () => call,
    submit: (_chainId, one) => batch([one]),
    submitBatch: (_chainId, _from, calls) => batch(calls),
    walletContractCall: (to, calls) => ({ ...call, to, data: calls[0]?.data ?? call.data }),
    approveCall: () => call,
  };
  const flow = createPositionFlow({ store, writes });
  return { store, flow, sent, state: () => selectPoolV3(stateOf<WithPoolV3>(store)) };
}

function fail(): never {
  throw new Error('No hash');
}

const failure = (code: ChainError['code']) => () => Promise.resolve(err({ code, message: 'out of paper' }));

beforeEach(() => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});

test('exactly the reviewed call is sent, once, and its hash is kept with the position', async () => {
  const { flow, sent, state } = setUp();
  flow.review(request);
  const reviewed = state().review?.call;
  await Promise.all([flow.confirm(), flow.confirm()]);
  expect(sent).toEqual([[reviewed]]);
  expect(state().review?.status).toEqual({ kind: 'submitted', hash });
  expect(state().collections).toEqual({ '1:11': hash });
});

test('a refusal is quiet and leaves the review; at once it leaves nothing', async () => {
  const { flow, state } = setUp(failure('user_rejected'));
  flow.review(request);
  await flow.confirm();
  expect(state().review?.status.kind).toBe('reviewing');
  flow.close();
  await flow.sendAtOnce(request);
  expect(state().review).toBeNull();
  expect(console.error).not.toHaveBeenCalled();
});

test('a failure says why, tells the console, and can be tried again', async () => {
  const { flow, sent, state } = setUp(failure('reverted'));
  flow.review(request);
  await flow.confirm();
  expect(state().review?.status).toEqual({ kind: 'failed', reason: 'out of paper' });
  expect(console.error).toHaveBeenCalled();
  await flow.confirm();
  expect(sent).toHaveLength(2);
});

test('a wallet that can sends the approvals in front', async () => {
  const { flow, sent } = setUp();
  flow.review({ ...request, how: 'walletBatch', before: [call, call] });
  await flow.confirm();
  expect(sent[0]).toHaveLength(3);
});

test('a review of another account or network is closed', () => {
  const { store, flow, state } = setUp();
  store.dispatch(chainChosen(1));
  flow.review(request);
  flow.checkIdentity();
  expect(state()).toMatchObject({ review: null, closedBy: 'accountChanged' });
  flow.review(request);
  expect(state().closedBy).toBeNull();
  store.dispatch(chainChosen(42161));
  flow.checkIdentity();
  expect(state()).toMatchObject({ review: null, closedBy: 'chainChanged' });
});
