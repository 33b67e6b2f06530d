import { createFakeServices } from '../../testing';
import type { AllowanceRequest } from '../../contract/orders';
import type { TransactionToSend } from '../../contract/ports';
import type { ApprovalStep } from '../../domain/approvals/approvalState';
import { requireHash } from '../../domain/hex';
import { MAX_UINT256, rawAmount, ZERO_AMOUNT, type RawAmount } from '../../domain/rawAmount';
import { err, ok } from '../../domain/result';
import { parseTxHash } from '../../domain/txHash';
import { sendApproval } from './allowances';
import { approveCall } from './ownCalls';
import { FRIEND, ME, nodeOf, ROUTER, USDC } from './prepareOrder.fixture';

const hash = parseTxHash(requireHash(`0x${'12'.repeat(32)}`));
if (hash === null) throw new Error('fixture');
const sentHash = hash;
const request: AllowanceRequest = { chainId: 1, account: ME, token: USDC, spender: ROUTER, amount: rawAmount(100n), permit: null };
const exact: ApprovalStep = { kind: 'approve', value: rawAmount(100n), fallback: null };
const unlimited: ApprovalStep = { kind: 'approve', value: MAX_UINT256, fallback: rawAmount(100n) };
const reset: ApprovalStep = { kind: 'reset', value: ZERO_AMOUNT, fallback: null };

function begin(refuses: (data: string) => boolean = () => false, coins = 10n ** 18n, code = '0x') {
  const sent: TransactionToSend[] = [];
  const node = {
    ...nodeOf({}).services.node,
    estimateGas: async (_chainId: number, { data }: { data: string }) =>
      refuses(data) ? err({ code: 'reverted', message: 'No' } as const) : ok(50_000n),
    request: async (_chainId: number, method: string) =>
      ok(method === 'eth_getBalance' ? `0x${coins.toString(16)}` : method === 'eth_getCode' ? code : '0x7'),
  };
  const wallet = {
    sendTransaction: async (transaction: TransactionToSend) => {
      sent.push(transaction);
      return ok(sentHash);
    },
  };
  const services = createFakeServices({ account: ME, node, wallet });
  return { sent, approve: (step: ApprovalStep, encode?: typeof approveCall) => sendApproval(services, request, step, encode) };
}

test.each([exact, unlimited, reset])('sends what was chosen: $kind $value', async (step) => {
  const { sent, approve } = begin();
  expect(await approve(step)).toEqual({ kind: 'sent', hash });
  expect(sent).toMatchObject([approveCall(USDC.address, ROUTER, step.value)]);
});

// ORDER-13
test('an unlimited one that cannot be estimated becomes the amount that is needed', async () => {
  const { sent, approve } = begin((data) => data.endsWith('f'.repeat(64)));
  expect(await approve(unlimited)).toEqual({ kind: 'sent', hash });
  expect(sent).toMatchObject([approveCall(USDC.address, ROUTER, rawAmount(100n))]);
});

// ORDER-4
test('one whose network cost the account cannot pay is not asked of the wallet; who may have it paid by somebody else is not held to it', async () => {
  const cost = 60_000n * 7n;
  const short = begin(undefined, cost - 1n);
  expect(await short.approve(exact)).toMatchObject({ kind: 'notSent', error: { code: 'insufficient_funds' } });
  expect(short.sent).toEqual([]);
  expect(await begin(undefined, cost).approve(exact)).toEqual({ kind: 'sent', hash });
  for (const code of ['0x60', `0xef0100${'ab'.repeat(20)}`])
    expect(await begin(undefined, 0n, code).approve(exact)).toEqual({ kind: 'sent', hash });
});

// ORDER-1
describe('an approval that does not say what was chosen never reaches the wallet', () => {
  const spoilt: readonly (readonly [string, typeof approveCall])[] = [
    ['another spender', (token, _spender, value) => approveCall(token, FRIEND, value)],
    ['another token', (_token, spender, value) => approveCall(FRIEND, spender, value)],
    ['one unit more', (token, spender, value) => approveCall(token, spender, rawAmount(BigInt(value) ^ 1n))],
    ['coins beside it', (token, spender, value) => ({ ...approveCall(token, spender, value), value: rawAmount(1n) })],
  ];
  test.each(spoilt)('%s', async (_, encode) => {
    for (const step of [exact, unlimited, reset]) {
      const { sent, approve } = begin();
      expect(await approve(step, encode)).toMatchObject({ kind: 'notSent', error: { code: 'misread' } });
      expect(sent).toEqual([]);
    }
  });

  test.each<[string, RawAmount, ApprovalStep['kind']]>([
    ['an amount that nobody chose', rawAmount(101n), 'approve'],
    ['a reset that allows something', rawAmount(100n), 'reset'],
  ])('%s', async (_, value, kind) => {
    const { sent, approve } = begin();
    expect(await approve({ kind, value, fallback: null })).toMatchObject({ kind: 'notSent', error: { code: 'misread' } });
    expect(sent).toEqual([]);
  });
});
