import type { ChainError } from '@dex/mf-shared/contract';
import { blockMined, chainChosen, createSharedStore, stateOf, walletConnected } from '@dex/mf-shared/state';
import { err, ok, parseHex, parseTxHash, rawAmount, requireBps, ZERO_AMOUNT, type Hex, type TxHash } from '@dex/mf-shared/domain';
import type { SwapWrites } from '../domain/ports';
import type { ApprovalRequest, ApprovalWish } from './checkedApproval';
import { createSwapFlow, type ReviewRequest } from './createSwapFlow';
import { ACCOUNT, ethTrade, FRIEND, mainnet, USDC, usdcPermit } from './fixtures';
import { selectSwap, swapReducer, type WithSwap } from './swapSlice';

function hashOf(digit: string): TxHash {
  const hash = parseTxHash(`0x${digit.repeat(64)}`);
  if (!hash) throw new Error('Not a hash');
  return hash;
}
function noData(): Hex {
  const data = parseHex('0x');
  if (!data) throw new Error('Not bytes');
  return data;
}

const HASH = hashOf('a');
const rejected: ChainError = { code: 'user_rejected', message: 'No' };
const broken: ChainError = { code: 'unknown', message: 'The wallet is locked' };
const prepared = { call: { from: ACCOUNT, to: FRIEND, data: noData(), value: ZERO_AMOUNT }, gasLimit: '100000' };

function flowWith(changes: Partial<SwapWrites> = {}) {
  const store = createSharedStore({});
  store.addSlice({ name: 'swap', reducer: swapReducer });
  store.dispatch(chainChosen(1));
  connect(ACCOUNT);
  function connect(account: typeof ACCOUNT) {
    const connected = { connectorId: 'x', name: 'x', isExtension: true, sendsBatches: false };
    store.dispatch(walletConnected({ account, walletChainId: 1, connected }));
  }
  const sent: string[] = [];
  const writes: SwapWrites = {
    prepareSwap: async () => ok(prepared),
    sendSwap: async () => {
      sent.push('swap');
      return ok(HASH);
    },
    submit: async () => ok(HASH),
    approve: async ({ value, isReset }) => {
      sent.push(isReset ? 'reset' : `approve ${value}`);
      return ok(HASH);
    },
    refusesAllowanceChange: async () => false,
    signPermit: async () => err(broken),
    wrapCall: () => prepared.call,
    transferCall: () => prepared.call,
    codeKind: async () => 'none',
    ...changes,
  };
  const flow = createSwapFlow({ store, writes, nowSeconds: () => 1000 });
  return { store, flow, sent, connect, swap: () => selectSwap(stateOf<WithSwap>(store)) };
}

const request: ReviewRequest = {
  chain: mainnet,
  trade: ethTrade(),
  slippage: requireBps(50),
  userDeadlineSeconds: 1800,
  account: ACCOUNT,
  recipient: ACCOUNT,
  permit: null,
  batching: 'none',
  needsApproval: false,
};
const approval: ApprovalRequest = {
  chain: mainnet,
  token: USDC,
  owner: ACCOUNT,
  spender: FRIEND,
  amount: rawAmount(5n),
  allowance: ZERO_AMOUNT,
  choice: 'exact',
};
let consoleError: jest.SpyInstance;
beforeEach(() => {
  consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => {
  consoleError.mockRestore();
});

test('review, confirm, submitted; the form is empty after closing', async () => {
  const { flow, swap, sent } = flowWith();
  await flow.review(request);
  expect(swap().review).toMatchObject({
    status: { kind: 'ready' },
    order: { deadlineSeconds: 1000 + 1800 + 86_400, minimumOutput: '1990049752' },
  });
  await flow.confirm();
  expect(swap().review?.status).toEqual({ kind: 'submitted', hash: HASH });
  expect(sent).toEqual(['swap']);
  flow.close();
  expect(swap()).toMatchObject({ review: null, typedValue: '' });
});

test('a swap for somebody else is recorded with the whole address', async () => {
  const summaries: unknown[] = [];
  const { flow } = flowWith({
    sendSwap: async (_order, _prepared, { summary }) => {
      summaries.push(summary);
      return ok(HASH);
    },
  });
  for (const recipient of [FRIEND, ACCOUNT]) {
    await flow.review({ ...request, recipient });
    await flow.confirm();
  }
  expect(summaries).toEqual([
    expect.objectContaining({ recipient: FRIEND }),
    expect.not.objectContaining({ recipient: expect.anything() }),
  ]);
});

test('confirming twice asks the wallet once', async () => {
  const { flow, sent } = flowWith();
  await flow.review(request);
  await Promise.all([flow.confirm(), flow.confirm()]);
  expect(sent).toEqual(['swap']);
});

test('a swap that cannot be prepared says why and sends nothing', async () => {
  const { flow, swap, sent } = flowWith({ prepareSwap: async () => err({ code: 'swap_failed', reason: { kind: 'priceMoved' } }) });
  await flow.review(request);
  await flow.confirm();
  expect(swap().review?.status).toEqual({ kind: 'failed', reason: { kind: 'priceMoved' } });
  expect(sent).toEqual([]);
});

test('confirming without approval or signature is refused with the text about support', async () => {
  const { flow, swap, sent } = flowWith();
  await flow.review({ ...request, needsApproval: true });
  await flow.confirm();
  expect(swap().review?.status).toEqual({ kind: 'failed', reason: { kind: 'notApproved' } });
  expect(sent).toEqual([]);
});

test.each([
  ['the swap', null, 1000 + 1800 + 86_400],
  ['the signature', usdcPermit(2200), 2200],
])('a review that outlives the deadline of %s sends nothing, by the time of the newest block', async (_, permit, deadline) => {
  for (const [timestamp, expected] of [
    [deadline - 1, ['swap']],
    [deadline, []],
  ] as const) {
    const { flow, swap, sent, store } = flowWith();
    await flow.review({ ...request, permit });
    store.dispatch(blockMined({ chainId: 1, number: 7, timestamp }));
    await flow.confirm();
    expect(sent).toEqual(expected);
    if (sent.length === 0) expect(swap().review?.status).toEqual({ kind: 'failed', reason: { kind: 'deadlinePassed' } });
  }
});

// ORDER-9
test('a refusal in the wallet is quiet', async () => {
  const { flow, swap } = flowWith({ sendSwap: async () => err({ code: 'swap_failed', reason: { kind: 'rejected' } }) });
  await flow.review(request);
  await flow.confirm();
  expect(swap().review?.status).toEqual({ kind: 'failed', reason: { kind: 'rejected' } });
  expect(consoleError).not.toHaveBeenCalled();
});

test('an account changed while the review is open closes it and says so; a late answer is dropped', async () => {
  let answer: (value: Awaited<ReturnType<SwapWrites['prepareSwap']>>) => void = () => undefined;
  const { flow, swap, connect } = flowWith({ prepareSwap: () => new Promise((resolve) => (answer = resolve)) });
  const reviewing = flow.review(request);
  connect(FRIEND);
  flow.checkIdentity();
  answer(ok(prepared));
  await reviewing;
  expect(swap()).toMatchObject({ review: null, closedBy: 'accountChanged' });
});

test('a network changed while the review is open closes it', async () => {
  const { flow, swap, store } = flowWith();
  await flow.review(request);
  store.dispatch(chainChosen(10));
  flow.checkIdentity();
  expect(swap()).toMatchObject({ review: null, closedBy: 'chainChanged' });
});

describe('approvals', () => {
  test.each<[string, Partial<ApprovalWish>]>([
    ['approve was called unnecessarily', { allowance: rawAmount(5n) }],
    ['no chainId', { chain: null }],
    ['no token', { token: null }],
    ['tokenContract is null', { owner: null }],
    ['tokenContract is null', { allowance: null }],
    ['missing amount to approve', { amount: null }],
    ['no spender', { spender: null }],
  ])('%s: the console alone is told and nothing is sent', async (fault, part) => {
    const { flow, sent, swap } = flowWith();
    await flow.approve({ ...approval, ...part });
    expect(sent).toEqual([]);
    expect(swap().sideWrite).toBeNull();
    expect(consoleError.mock.calls).toEqual([[fault]]);
  });
  test('the chosen amount', async () => {
    const { flow, sent } = flowWith();
    await flow.approve(approval);
    await flow.approve({ ...approval, choice: 'unlimited' });
    expect(sent).toEqual(['approve 5', `approve ${2n ** 256n - 1n}`]);
  });
  test('a token that refuses the change is reset first', async () => {
    const { flow, sent, swap } = flowWith({ refusesAllowanceChange: async () => true });
    await flow.approve({ ...approval, allowance: rawAmount(1n) });
    expect(sent).toEqual(['reset']);
    expect(swap().resetsNeeded).toEqual([`${USDC.address}-${FRIEND}`]);
  });
});

describe('permits', () => {
  const permitRequest = {
    chainId: 1,
    token: USDC.address,
    owner: ACCOUNT,
    spender: FRIEND,
    amount: rawAmount(5n),
    nonce: ZERO_AMOUNT,
    blockTimestamp: 1,
    info: { type: 'amount', name: 'USD Coin', version: '2' },
  } as const;
  test('a failed signature falls back to an approval', async () => {
    const { flow, sent } = flowWith();
    await flow.signPermit(permitRequest, approval);
    expect(sent).toEqual(['approve 5']);
  });
  test('a refused signature does not', async () => {
    const { flow, sent, swap } = flowWith({ signPermit: async () => err(rejected) });
    await flow.signPermit(permitRequest, approval);
    expect(sent).toEqual([]);
    expect(swap().sideWrite).toBeNull();
  });
});

test('a wrap that fails says why where the person is, a refusal says nothing', async () => {
  const { flow, swap } = flowWith({ submit: async () => err(broken) });
  await flow.wrap('wrap', mainnet, ACCOUNT, rawAmount(5n));
  expect(swap().sideWrite).toEqual({ kind: 'wrap', status: { kind: 'failed', reason: 'The wallet is locked' } });
  const quiet = flowWith({ submit: async () => err(rejected) });
  await quiet.flow.wrap('unwrap', mainnet, ACCOUNT, rawAmount(5n));
  expect(quiet.swap().sideWrite).toBeNull();
});
