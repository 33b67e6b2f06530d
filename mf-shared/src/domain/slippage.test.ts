import fc from 'fast-check';
import { requireBps } from './bps';
import { autoSwapSlippage, effectiveSlippage, parseSlippage, slippagePercent, slippageWarning } from './slippage';

describe('parseSlippage', () => {
  it.each([
    ['0.29', 29],
    ['1.15', 115],
    ['0.129', 12],
    ['0', 0],
    ['50', 5000],
    ['50.000', 5000],
    ['.5', 50],
    ['1.', 100],
    ['0.999999', 99],
  ])('reads %s as %i bp', (text, bps) => {
    expect(parseSlippage(text)).toMatchObject({ kind: 'valid', bps });
  });

  it.each(['50.01', '50.001', '51', '-1', 'abc', '1e1', '.', '1,5', '1.2.3', '99999'])('refuses %p', (text) => {
    expect(parseSlippage(text)).toEqual({ kind: 'invalid' });
  });

  it('takes nothing as automatic', () => {
    expect(parseSlippage('')).toEqual({ kind: 'auto' });
    expect(parseSlippage('  ')).toEqual({ kind: 'auto' });
  });

  it('reads every basis point that it writes', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 5000 }), (bps) => {
        expect(parseSlippage(slippagePercent(requireBps(bps)))).toMatchObject({ kind: 'valid', bps });
      }),
    );
  });

  // TX-10
  it('never reads more than was typed', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 4999 }), fc.stringMatching(/^[0-9]{0,8}$/), (bps, more) => {
        expect(parseSlippage(slippagePercent(requireBps(bps)) + more)).toMatchObject({ kind: 'valid', bps });
      }),
    );
  });
});

test.each([
  [4, 'mayFail'],
  [5, null],
  [100, null],
  [101, 'mayBeFrontrun'],
])('a slippage of %i bp warns: %s', (bps, expected) => {
  expect(slippageWarning(requireBps(bps))).toBe(expected);
});

// TX-11
test('automatic slippage is 0.5 %, on the listed rollups and without a trade 0.1 %', () => {
  expect(autoSwapSlippage(1, true)).toBe(50);
  expect(autoSwapSlippage(196, true)).toBe(50);
  expect(autoSwapSlippage(196, false)).toBe(10);
  for (const chainId of [42161, 421611, 10, 69] as const) expect(autoSwapSlippage(chainId, true)).toBe(10);
  expect(effectiveSlippage('auto', requireBps(50))).toBe(50);
  expect(effectiveSlippage(requireBps(7), requireBps(50))).toBe(7);
});
