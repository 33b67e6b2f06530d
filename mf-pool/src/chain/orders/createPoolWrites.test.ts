import type { ChainError, ChainNode, RemoteEvent, TransactionCall, TransactionToSend } from '@dex/mf-shared/contract';
import { err, MAX_UINT256, ok, rawAmount, parseTxHash, type Result } from '@dex/mf-shared/domain';
import { createFakeServices } from '@dex/mf-shared/testing';
import { ACCOUNT, addOrder, mainnet, ONE, removeOrder, ROUTER, stakeOrder } from '../../domain/orders/orders.fixture';
import type { ApprovalToSend } from '../../domain/orders/poolOrder';
import { createPoolWrites } from './createPoolWrites';

const hash = parseTxHash(`0x${'7'.repeat(64)}`);
const reverted: ChainError = { code: 'reverted', message: 'execution reverted', reason: 'UniswapV2Router: INSUFFICIENT_A_AMOUNT' };

/** Services whose node estimates by a rule, and that note what is sent. */
function setUp(estimate: (call: TransactionCall) => Result<bigint, ChainError>, wallet: Result<null, ChainError> = ok(null)) {
  const sent: TransactionToSend[] = [];
  const services = createFakeServices({ account: ACCOUNT });
  const node: ChainNode = { ...services.node, estimateGas: async (_chainId, call) => estimate(call) };
  const writes = createPoolWrites(
    {
      ...services,
      node,
      wallet: {
        ...services.wallet,
        sendTransaction: async (transaction) => {
          sent.push(transaction);
          if (!wallet.ok) return wallet;
          if (!hash) throw new Error('no hash');
          return ok(hash);
        },
      },
    },
    'LP',
  );
  return { writes, sent, said: (): readonly RemoteEvent[] => services.said };
}

const removeNative = { ...removeOrder, a: mainnet.native };

test('the first variant that can be estimated is sent, with the margin, and recorded', async () => {
  const { writes, sent, said } = setUp((call) => (call.data.startsWith('0xaf2979eb') ? ok(100_000n) : err(reverted)));
  expect(await writes.send(removeNative)).toEqual(ok(hash));
  expect(sent.map(({ data, gasLimit }) => [data.slice(0, 10), gasLimit])).toEqual([['0xaf2979eb', 120_000n]]);
  expect(said()).toMatchObject([
    { kind: 'transactionAdded', transaction: { hash, from: ACCOUNT, summary: { kind: 'removeLiquidity', version: 'v2' } } },
  ]);
});

test('the plain variant wins where both work', async () => {
  const { writes, sent } = setUp(() => ok(1n));
  await writes.send(removeNative);
  expect(sent[0]?.data.slice(0, 10)).toBe('0x02751cec');
});

test('a removal of which no variant works would fail; any other order says why', async () => {
  const { writes, sent } = setUp(() => err(reverted));
  expect(await writes.send(removeNative)).toEqual(err({ code: 'would_fail' }));
  expect(await writes.send(addOrder)).toEqual(err({ code: 'send_failed', reason: 'UniswapV2Router: INSUFFICIENT_A_AMOUNT' }));
  expect(sent).toEqual([]);
});

// MINING-5
test('nothing is estimated where the gas is fixed', async () => {
  const { writes, sent } = setUp(() => err(reverted));
  expect((await writes.send(stakeOrder)).ok).toBe(true);
  expect(sent[0]?.gasLimit).toBe(350_000n);
});

test('an order without allowance does not reach the wallet; a refusal has its own code', async () => {
  const { writes, sent } = setUp(() => ok(1n), err({ code: 'user_rejected', message: 'no' }));
  expect(await writes.send({ ...stakeOrder, isApproved: false })).toEqual(err({ code: 'not_approved' }));
  expect(sent).toEqual([]);
  expect(await writes.send(addOrder)).toEqual(err({ code: 'rejected' }));
});

describe('approvals', () => {
  const approval: ApprovalToSend = {
    chainId: 1,
    account: ACCOUNT,
    token: ONE,
    spender: ROUTER,
    step: 'approve',
    value: MAX_UINT256,
    fallback: rawAmount(5n),
  };
  const valueOf = (call: { readonly data: string } | undefined) => BigInt(`0x${call?.data.slice(-64) ?? ''}`);

  it('are unlimited, or exact for a token that cannot take that', async () => {
    const easy = setUp(() => ok(1n));
    await easy.writes.approve(approval);
    expect(valueOf(easy.sent[0])).toBe(BigInt(MAX_UINT256));
    expect(easy.said()).toMatchObject([
      { transaction: { approval: { tokenAddress: ONE.address, spender: ROUTER }, summary: { kind: 'approve' } } },
    ]);
    const hard = setUp((call) => (valueOf(call) === 5n ? ok(1n) : err(reverted)));
    await hard.writes.approve(approval);
    expect(valueOf(hard.sent[0])).toBe(5n);
  });

  it('pass zero only where the token takes zero and refuses the change', async () => {
    const refuses = (estimate: (value: bigint) => boolean) =>
      setUp((call) => (estimate(valueOf(call)) ? ok(1n) : err(reverted))).writes.refusesAllowanceChange(approval);
    expect(await refuses((value) => value === 0n)).toBe(true);
    expect(await refuses((value) => value <= 5n)).toBe(false);
    expect(await refuses(() => false)).toBe(false);
    expect(await refuses(() => true)).toBe(false);
  });
});
