import { rawAmount } from '@dex/mf-shared/domain';
import { addButtonKind } from '../../domain/v3/addButton';
import { addFacts, type AddInputs } from './addFacts';
import { account, chains, HIGH, LOW, readyInputs, samplePosition } from './fixtures';

const factsOf = (change: Partial<AddInputs> = {}) => addFacts({ ...readyInputs, ...change });
const formOf = (change: Partial<AddInputs['form']>) => ({ form: { ...readyInputs.form, ...change } });
const buttonOf = (change: Partial<AddInputs> = {}) => addButtonKind({ ...factsOf(change).buttonFacts, approvalMissing: false });

test('both display orders give the same ticks and the same deposit', () => {
  const one = factsOf();
  const other = factsOf({ currencyA: HIGH, currencyB: LOW, ...formOf({ independentField: 'B' }) });
  expect(one.range).toEqual({ lower: -6960, upper: 6960 });
  expect(other.range).toEqual(one.range);
  expect(other.deposit).toEqual(one.deposit);
  expect([other.amountA, other.amountB]).toEqual([one.amountB, one.amountA]);
});

test.each([
  [{ leftRangeTypedValue: '2', rightRangeTypedValue: '3' }, 'B'],
  [{ leftRangeTypedValue: '0.3', rightRangeTypedValue: '0.5' }, 'A'],
] as const)('a range beside the price locks the right side in both orders: %j', (range, locked) => {
  const straight = factsOf(formOf(range));
  expect([straight.isLockedA, straight.isLockedB]).toEqual([locked === 'A', locked === 'B']);
  // The same shown prices in the other order lie on the other side of the pool's tick, and lock the same shown side.
  const turned = factsOf({ currencyA: HIGH, currencyB: LOW, ...formOf(range) });
  expect([turned.isLockedA, turned.isLockedB]).toEqual([locked === 'A', locked === 'B']);
});

test('the slippage is 0.5 % in range, none beside it, and the own figure always', () => {
  expect(factsOf().slippage).toBe(50);
  expect(factsOf(formOf({ leftRangeTypedValue: '2', rightRangeTypedValue: '3' })).slippage).toBe(0);
  expect(factsOf({ slippageSetting: 29, ...formOf({ leftRangeTypedValue: '2', rightRangeTypedValue: '3' }) }).slippage).toBe(29);
});

test('beside the price without slippage the minimum is what is deposited', () => {
  const { deposit } = factsOf(formOf({ leftRangeTypedValue: '2', rightRangeTypedValue: '3' }));
  expect(deposit?.desired.amount1).toBe(0n);
  expect((deposit?.desired.amount0 ?? 0n) - (deposit?.least.amount0 ?? 0n)).toBeLessThan(1000n);
});

test('a new pool takes its start price, and on 10 and 69 it is made first', () => {
  const pool = { kind: 'notExists' } as const;
  expect(buttonOf({ pool })).toBe('enterAmount');
  expect(factsOf({ pool, ...formOf({ startPriceTypedValue: '1' }) })).toMatchObject({ isNewPool: true, mustCreateFirst: false });
  expect(buttonOf({ pool, ...formOf({ startPriceTypedValue: '1' }) })).toBe('preview');
  expect(buttonOf({ pool, ...formOf({ startPriceTypedValue: `1${'0'.repeat(60)}` }) })).toBe('invalidPrice');
  for (const chain of [chains[10], chains[69]]) {
    const tokens = { currencyA: { ...LOW, chainId: chain.chainId }, currencyB: { ...HIGH, chainId: chain.chainId } };
    expect(buttonOf({ chain, ...tokens, pool, ...formOf({ startPriceTypedValue: '1' }) })).toBe('createFirst');
  }
});

test('unknown balances are not zero, and both short name the second token', () => {
  expect(buttonOf({ balanceA: null })).toBe('balanceUnknown');
  expect(buttonOf({ balanceA: rawAmount(0n), balanceB: rawAmount(0n) })).toBe('insufficientB');
  expect(buttonOf({ balanceA: rawAmount(0n) })).toBe('insufficientA');
  expect(buttonOf({ account: null })).toBe('connectWallet');
  expect(buttonOf({ account })).toBe('preview');
});

// V3-12
test('a pool that could not be read is not a new one', () => {
  expect(factsOf({ pool: { kind: 'failed' } }).isNewPool).toBe(false);
  expect(buttonOf({ pool: { kind: 'failed' } })).toBe('poolFailed');
  expect(buttonOf({ fee: null })).toBe('invalidPair');
});

test.each(['', '0', '.', 'abc', '1e5'])('the amount "%s" is none', (typedValue) => {
  expect(buttonOf(formOf({ typedValue }))).toBe('enterAmount');
});

test('an amount finer than its token, or larger than any, says so', () => {
  expect(buttonOf(formOf({ typedValue: '9'.repeat(70) }))).toBe('tooLarge');
  expect(buttonOf(formOf({ typedValue: '0.0000000000000000001' }))).toBe('tooFine');
});

test('a position that is increased keeps its ticks', () => {
  const position = { ...samplePosition, tickLower: -120, tickUpper: 180, liquidity: '5' };
  expect(factsOf({ position }).range).toEqual({ lower: -120, upper: 180 });
});
