import { literalAddress } from '../address';
import { rawAmount } from '../rawAmount';
import { ALLOWANCE_RULES, allowanceId, allowanceKind, type AllowanceFacts } from './allowanceRules';
import { brokenLimit, movedBy } from './changes';
import { ORDER_BUTTON_RULES, orderButtonKind, type OrderButtonFacts } from './orderRules';

const ME = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
const FRIEND = literalAddress('0x70997970C51812dc3A010C7d01b50e0d17dc79C8');
const TOKEN = literalAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const raw = (value: number) => rawAmount(BigInt(value));

describe('the button of an order', () => {
  const all: OrderButtonFacts = {
    status: 'ready',
    waitsForApproval: true,
    isOutdated: true,
    figures: 'unknown',
    isPressHeld: false,
    hasEarlierRequest: true,
  };
  // Each row switches off what decided the row before.
  test.each([
    [all, 'outdated'],
    [{ ...all, isOutdated: false, status: 'preparing' }, 'checking'],
    [{ ...all, isOutdated: false, status: 'refreshing' }, 'checking'],
    [{ ...all, isOutdated: false, status: 'blocked' }, 'blocked'],
    [{ ...all, isOutdated: false, status: 'other' }, 'blocked'],
    [{ ...all, isOutdated: false }, 'approveFirst'],
    [{ ...all, isOutdated: false, waitsForApproval: false }, 'waiting'],
    [{ ...all, isOutdated: false, waitsForApproval: false, figures: 'beingRead', isPressHeld: true }, 'waiting'],
    [{ ...all, isOutdated: false, waitsForApproval: false, figures: 'beingRead' }, 'confirmAgain'],
    [{ ...all, isOutdated: false, waitsForApproval: false, figures: 'known' }, 'confirmAgain'],
    [{ ...all, isOutdated: false, waitsForApproval: false, figures: 'known', hasEarlierRequest: false }, 'confirm'],
  ] as const)('%j is %s', (facts, kind) => {
    expect(orderButtonKind(facts)).toBe(kind);
  });

  test('has a rule for each kind but one, which needs two facts', () => {
    expect(new Set(ORDER_BUTTON_RULES.map(({ kind }) => kind)).size).toBe(7);
  });
});

// ORDER-13
describe('an allowance', () => {
  const facts: AllowanceFacts = { allowance: '100', amount: '100', hasUsablePermit: true, isAsked: true, isPending: true, isUnclear: true };
  test.each([
    [facts, 'enough'],
    [{ ...facts, allowance: '99' }, 'signed'],
    [{ ...facts, allowance: null, hasUsablePermit: false }, 'unknown'],
    [{ ...facts, allowance: '99', hasUsablePermit: false }, 'asking'],
    [{ ...facts, allowance: '99', hasUsablePermit: false, isAsked: false }, 'pending'],
    [{ ...facts, allowance: '99', hasUsablePermit: false, isAsked: false, isPending: false }, 'unclear'],
    [{ ...facts, allowance: '99', hasUsablePermit: false, isAsked: false, isPending: false, isUnclear: false }, 'needed'],
  ] as const)('%j is %s', (given, kind) => {
    expect(allowanceKind(given)).toBe(kind);
  });

  test('has seven kinds, and one key for any case of its addresses', () => {
    expect(ALLOWANCE_RULES).toHaveLength(7);
    const lower = literalAddress('0x6b175474e89094c44da98b954eedeac495271d0f');
    expect(allowanceId({ chainId: 1, account: ME, token: TOKEN, spender: FRIEND })).toBe(
      allowanceId({ chainId: 1, account: ME, token: lower, spender: FRIEND }),
    );
  });
});

// ORDER-3
describe('limits against what was measured', () => {
  const limits = {
    leaves: [{ asset: 'native' as const, maximum: raw(100) }],
    arrives: [{ asset: TOKEN, minimum: raw(1962), recipient: FRIEND }],
  };
  const measured = (coin: bigint, token: bigint) =>
    movedBy(
      [
        { asset: 'native', holder: ME, change: coin },
        { asset: TOKEN, holder: FRIEND, change: token },
      ],
      ME,
    );

  test('the limits themselves hold', () => {
    expect(brokenLimit(measured(-100n, 1962n), limits)).toBeNull();
  });

  test.each([
    ['half of it arrives', -100n, 985n, { kind: 'arrivesLess', asset: TOKEN, measured: '985', limit: '1962' }],
    ['nothing arrives', -100n, 0n, { kind: 'arrivesLess', asset: TOKEN, measured: '0', limit: '1962' }],
    ['the recipient has less than before', -100n, -5n, { kind: 'arrivesLess', asset: TOKEN, measured: '0', limit: '1962' }],
    ['more leaves', -101n, 1962n, { kind: 'leavesMore', asset: 'native', measured: '101', limit: '100' }],
  ] as const)('%s', (_, coin, token, broken) => {
    expect(brokenLimit(measured(coin, token), limits)).toEqual(broken);
  });

  test('what arrives at another address does not count', () => {
    const elsewhere = movedBy([{ asset: TOKEN, holder: ME, change: 5000n }], ME);
    expect(brokenLimit(elsewhere, limits)).toMatchObject({ kind: 'arrivesLess', measured: '0' });
  });
});
