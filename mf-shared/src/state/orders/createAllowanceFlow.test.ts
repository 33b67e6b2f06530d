import type { SendAnswer } from '../../contract/orders';
import type { SignedPermit } from '../../domain/approvals/permitMessage';
import { literalAddress } from '../../domain/address';
import { parseHex } from '../../domain/hex';
import { rawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { FRIEND, hashOf, later, ME, REQUEST, SPENDER, USDC, world } from './orders.fixture';
import { interestAdded, readsReceived } from '../reads/readsSlice';
import { selectAllowanceKind, selectAllowanceRecord, selectPermit } from './ordersSelectors';

const KEY = { chainId: 1, account: ME, token: USDC.address, spender: SPENDER } as const;
const OTHER_TOKEN = literalAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const broken = { code: 'unknown', message: 'The wallet is locked' } as const;

test.each([
  ['exact', 'approve 100'],
  ['unlimited', `approve ${(1n << 256n) - 1n}`],
] as const)('%s approves %s', async (choice, approval) => {
  const { allowances, sent } = world();
  await allowances.approve(REQUEST, choice);
  expect(sent).toEqual([approval]);
});

test('an allowance that suffices by now asks nobody', async () => {
  const { allowances, sent, state } = world({ allowance: async () => ok(rawAmount(100n)) });
  await allowances.approve(REQUEST, 'exact');
  expect(sent).toEqual([]);
  expect(selectAllowanceRecord(state(), KEY).asked).toBeNull();
});

// ORDER-12
test('a token that refuses a change is reset first, and then approved', async () => {
  let allowance = rawAmount(5n);
  const { allowances, sent, state } = world({ allowance: async () => ok(allowance), refusesChange: async () => true });
  await allowances.learn(REQUEST, 'exact');
  expect(selectAllowanceRecord(state(), KEY).needsReset).toBe(true);
  await allowances.approve(REQUEST, 'exact');
  allowance = rawAmount(0n);
  await allowances.approve(REQUEST, 'exact');
  expect(sent).toEqual(['reset 0', 'approve 100']);
});

// ORDER-11
test('a failure stands at its own token, account and spender alone', async () => {
  const { allowances, state } = world({ approve: async () => ({ kind: 'notSent', error: broken }) });
  await allowances.approve(REQUEST, 'exact');
  expect(selectAllowanceRecord(state(), KEY).failure).toMatchObject({ kind: 'approve', problem: { error: broken } });
  for (const other of [
    { ...KEY, token: OTHER_TOKEN },
    { ...KEY, account: FRIEND },
    { ...KEY, spender: FRIEND },
    { ...KEY, chainId: 10 as const },
  ]) {
    expect(selectAllowanceRecord(state(), other)).toMatchObject({ failure: null, asked: null });
  }
});

// ORDER-8
test('given up and asked again: the late answer of the first changes nothing of the second', async () => {
  const answers = [later<SendAnswer>(), later<SendAnswer>()];
  let asked = 0;
  const { allowances, state } = world({
    approve: () => {
      const answer = answers[asked];
      asked += 1;
      return answer?.promise ?? Promise.reject(new Error('Asked too often'));
    },
  });
  const first = allowances.approve(REQUEST, 'exact');
  await settled();
  allowances.giveUp(KEY);
  expect(selectAllowanceRecord(state(), KEY).asked).toBeNull();
  const second = allowances.approve(REQUEST, 'exact');
  await settled();
  answers[0]?.settle({ kind: 'notSent', error: broken });
  await first;
  expect(selectAllowanceRecord(state(), KEY)).toMatchObject({ asked: { kind: 'approve' }, failure: null });
  answers[1]?.settle({ kind: 'sent', hash: hashOf('b') });
  await second;
  expect(selectAllowanceRecord(state(), KEY)).toMatchObject({ asked: null, failure: null });
});

test('given up before the wallet was reached: nothing is asked of it', async () => {
  const allowance = later<ReturnType<typeof ok<ReturnType<typeof rawAmount>>>>();
  const { allowances, sent } = world({ allowance: () => allowance.promise });
  const asking = allowances.approve(REQUEST, 'exact');
  allowances.giveUp(KEY);
  allowance.settle(ok(rawAmount(0n)));
  await asking;
  expect(sent).toEqual([]);
});

// ORDER-15
test.each(['unsupported_method', 'disconnected', 'unknown'] as const)(
  'a permit that fails with %s says why, and opens no approval',
  async (code) => {
    const { allowances, state, sent, said } = world({ signPermit: async () => err({ code, message: 'No typed data here' }) });
    await allowances.signPermit(REQUEST);
    expect(selectAllowanceRecord(state(), KEY)).toMatchObject({
      asked: null,
      failure: { kind: 'permit', problem: { kind: 'notSent', error: { message: 'No typed data here' } } },
    });
    expect(sent).toEqual([]);
    expect(said).toHaveLength(1);
  },
);

test('a permit that the person refuses is quiet', async () => {
  const { allowances, state, said } = world({ signPermit: async () => err({ code: 'user_rejected', message: 'No' }) });
  await allowances.signPermit(REQUEST);
  expect(selectAllowanceRecord(state(), KEY)).toMatchObject({ asked: null, failure: null });
  expect(said).toEqual([]);
});

test('a signed permit stands in place of an approval until its time is over', async () => {
  const bytes = parseHex('0x');
  if (!bytes) throw new Error('Not bytes');
  const { allowances, state, mine, store } = world({
    signPermit: async ({ owner, spender, token, amount, nonce, chainId, blockTimestamp }): Promise<ReturnType<typeof ok<SignedPermit>>> =>
      ok({
        v: 27,
        r: bytes,
        s: bytes,
        deadline: blockTimestamp + 1200,
        nonce,
        chainId,
        owner,
        spender,
        tokenAddress: token,
        permitType: 'amount',
        amount,
      }),
  });
  const need = { token: USDC, spender: SPENDER, amount: REQUEST.amount, permit: REQUEST.permit };
  await allowances.signPermit(REQUEST);
  expect(selectAllowanceKind(state(), KEY, need, rawAmount(0n))).toBe('signed');
  expect(selectPermit(state(), KEY, { ...need, amount: rawAmount(101n) })).toBeNull();
  const { nonce } = selectPermit(state(), KEY, need) ?? { nonce: '' };
  const read = { kind: 'nonce', chainId: 1, token: USDC.address, owner: ME } as const;
  store.dispatch(interestAdded([read]));
  const counted = (value: bigint) =>
    store.dispatch(
      readsReceived([{ kind: 'nonce', read, state: { kind: 'known', value: String(value), blockNumber: 1, syncing: false } }]),
    );
  counted(BigInt(nonce));
  expect(selectPermit(state(), KEY, need)).not.toBeNull();
  // ORDER-14: the signature was used, by whatever transaction.
  counted(BigInt(nonce) + 1n);
  expect(selectAllowanceKind(state(), KEY, need, rawAmount(0n))).toBe('needed');
  counted(BigInt(nonce));
  mine(2, 1000 + 1201);
  expect(selectAllowanceKind(state(), KEY, need, rawAmount(0n))).toBe('needed');
});

/** Lets everything that is already decided happen. */
async function settled(): Promise<void> {
  for (let turn = 0; turn < 5; turn += 1) await Promise.resolve();
}
