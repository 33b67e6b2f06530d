import { deadlineToSend, isDeadlineSeconds, parseDeadlineMinutes } from './deadline';

describe('parseDeadlineMinutes', () => {
  it.each([
    ['1', 60],
    ['180', 10_800],
    ['1.5', 90],
    ['2.05', 123],
    ['1.', 60],
  ])('reads %s minutes as %i seconds', (text, seconds) => {
    expect(parseDeadlineMinutes(text)).toEqual({ kind: 'valid', seconds });
  });

  it.each(['0', '181', 'abc', '0.99', '180.02', '-5', '1e2', '.', '99999'])('refuses %p', (text) => {
    expect(parseDeadlineMinutes(text)).toEqual({ kind: 'invalid' });
  });

  it('takes nothing as the default', () => {
    expect(parseDeadlineMinutes('')).toEqual({ kind: 'default' });
  });
});

test.each([
  [59, false],
  [60, true],
  [10_800, true],
  [10_801, false],
  [90.5, false],
  ['60', false],
])('%p is a deadline: %s', (value, expected) => {
  expect(isDeadlineSeconds(value)).toBe(expected);
});

describe('deadlineToSend', () => {
  // TX-8
  it("is the block's time, the user's deadline and a day", () => {
    const facts = { chainId: 1, userDeadlineSeconds: 1800, blockTimestamp: 1000, clockSeconds: 4600 } as const;
    expect(deadlineToSend(facts)).toBe(89_200);
    expect(deadlineToSend({ ...facts, blockTimestamp: null })).toBe(92_800);
  });

  it.each([42161, 421611, 10, 69] as const)('has 300 s in place of the user deadline on %i', (chainId) => {
    expect(deadlineToSend({ chainId, userDeadlineSeconds: 1800, blockTimestamp: 1000, clockSeconds: 0 })).toBe(87_700);
  });
});
