import fc from 'fast-check';
import { requireAddress } from '../address';
import { resolveChains } from '../chains/chainTable';
import { MAX_UINT256, rawAmount } from '../rawAmount';
import { approvalPlan, approvalState, type ApprovalFacts } from './approvalState';

const mainnet = resolveChains()[1];
const owner = requireAddress(`0x${'1'.repeat(40)}`);
const spender = requireAddress(`0x${'2'.repeat(40)}`);
const other = requireAddress(`0x${'3'.repeat(40)}`);
const raw = (units: number) => rawAmount(BigInt(units));
const token = mainnet.wrappedNative;
const pending = { chainId: 1, from: owner, tokenAddress: token.address, spender } as const;
const facts: ApprovalFacts = { currency: token, amount: raw(5), owner, spender, allowance: raw(0), pending: [] };

test.each<[string, Partial<ApprovalFacts>, string]>([
  ['no amount', { amount: null }, 'UNKNOWN'],
  ['no spender', { spender: null }, 'UNKNOWN'],
  ['no currency', { currency: null }, 'UNKNOWN'],
  ['an allowance that is not known', { allowance: null }, 'UNKNOWN'],
  ['the native coin', { currency: mainnet.native, allowance: null }, 'APPROVED'],
  ['an equal allowance', { allowance: raw(5) }, 'APPROVED'],
  ['a larger allowance beside a pending approval', { allowance: raw(6), pending: [pending] }, 'APPROVED'],
  ['a smaller allowance', { allowance: raw(4) }, 'NOT_APPROVED'],
  ['a pending approval', { pending: [pending] }, 'PENDING'],
  ['a pending approval of another network', { pending: [{ ...pending, chainId: 10 }] }, 'NOT_APPROVED'],
  ['a pending approval of another account', { pending: [{ ...pending, from: other }] }, 'NOT_APPROVED'],
  ['a pending approval of another token', { pending: [{ ...pending, tokenAddress: other }] }, 'NOT_APPROVED'],
  ['a pending approval of another spender', { pending: [{ ...pending, spender: other }] }, 'NOT_APPROVED'],
])('%s gives %s', (_, change, expected) => {
  expect(approvalState({ ...facts, ...change })).toBe(expected);
});

// ORDER-12
describe('approvalPlan', () => {
  const plan = { amount: raw(5), allowance: raw(0), choice: 'unlimited', refusesChange: false } as const;
  const unlimited = { kind: 'approve', value: MAX_UINT256, fallback: raw(5) };
  const exact = { kind: 'approve', value: raw(5), fallback: null };
  const reset = { kind: 'reset', value: '0', fallback: null };

  it.each([
    ['unlimited', plan, [unlimited]],
    ['the exact amount', { ...plan, choice: 'exact' }, [exact]],
    ['enough already', { ...plan, allowance: raw(5) }, []],
    ['a refusal with an allowance left', { ...plan, allowance: raw(1), refusesChange: true }, [reset, unlimited]],
    ['the same after the reset was mined', { ...plan, allowance: raw(0), refusesChange: true }, [unlimited]],
    ['no refusal with an allowance left', { ...plan, allowance: raw(1), choice: 'exact' }, [exact]],
  ] as const)('%s', (_, given, expected) => {
    expect(approvalPlan(given)).toEqual(expected);
  });

  it('ends with an allowance that suffices and never gives more than was chosen', () => {
    const units = fc.bigInt({ min: 0n, max: 2n ** 128n });
    fc.assert(
      fc.property(units, units, fc.boolean(), (amount, allowance, refusesChange) => {
        const steps = approvalPlan({ amount: rawAmount(amount), allowance: rawAmount(allowance), choice: 'exact', refusesChange });
        const final = steps.at(-1)?.value ?? rawAmount(allowance);
        expect(BigInt(final) >= amount).toBe(true);
        if (steps.length > 0) expect(BigInt(final)).toBe(amount);
      }),
    );
  });
});
