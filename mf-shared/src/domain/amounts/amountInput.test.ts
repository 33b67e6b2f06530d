import fc from 'fast-check';
import { pastedAmount, pasteIntoAmount, typedAmount } from './amountInput';

// FIGURE-1
describe('typedAmount', () => {
  it.each([
    ['1,5', '1.5'],
    ['1.5', '1.5'],
    ['', ''],
    ['.', '.'],
    ['0', '0'],
    [',', '.'],
    ['9'.repeat(79), '9'.repeat(79)],
  ])('takes %s as %s', (text, expected) => {
    expect(typedAmount(text)).toBe(expected);
  });

  it.each(['1.2.3', '1a', '-1', '1 2', '1,2,3', '1.2,3', '9'.repeat(80), '٣'])('refuses %p', (text) => {
    expect(typedAmount(text)).toBeNull();
  });
});

// FIGURE-2
describe('pastedAmount', () => {
  it.each([
    ['1,234', '1234'],
    ['1,234.56', '1234.56'],
    ['1,234,567', '1234567'],
    ['12,345', '12345'],
    ['1.5', '1.5'],
    [' 1234 ', '1234'],
    ['1,5', '1.5'],
    ['1,2345', '1.2345'],
    ['1234,567', '1234.567'],
    ['0,123', '0.123'],
    ['1.234,56', '1234.56'],
  ])('reads %s as %s', (text, expected) => {
    expect(pastedAmount(text)).toBe(expected);
  });

  it.each(['1,23,4', '1,234,56', '0,123,456', '1.234.567', '1,234.567.8', 'abc', '', ' ', '.', ',', '$1,234', '1 234', '-1', '1e5'])(
    'refuses %p',
    (text) => {
      expect(pastedAmount(text)).toBeNull();
    },
  );

  it('reads every grouped number as the number it was made from', () => {
    fc.assert(
      fc.property(fc.bigInt({ min: 1000n, max: 10n ** 24n }), fc.option(fc.integer({ min: 0, max: 99 })), (whole, cents) => {
        const fraction = cents === null ? '' : `.${cents}`;
        const grouped = whole.toString().replace(/\B(?=(\d{3})+$)/g, ',');
        expect(pastedAmount(grouped + fraction)).toBe(whole.toString() + fraction);
      }),
    );
  });
});

describe('pasteIntoAmount', () => {
  const paste = (oldText: string, selectionStart: number, selectionEnd: number, pasted: string) =>
    pasteIntoAmount({ oldText, selectionStart, selectionEnd, pasted });

  it('replaces the selection', () => {
    expect(paste('12.5', 0, 4, '1,234')).toBe('1234');
    expect(paste('12', 1, 1, '0')).toBe('102');
  });

  it('keeps the old text when the paste or the outcome is no amount', () => {
    expect(paste('12', 0, 2, '1,23,4')).toBeNull();
    expect(paste('1.2', 3, 3, '.5')).toBeNull();
  });
});
