import { parseBps, requireBps } from './bps';
import { CHAIN_IDS, chainIdHex, parseChainId } from './chainId';
import { isHex, parseHash, parseHex, requireHash } from './hex';
import { MAX_UINT256, parseRawAmount, rawAmount } from './rawAmount';
import { err, ok } from './result';
import { parseTxHash } from './txHash';

describe('chain ids', () => {
  it('are exactly the twelve (NET-1)', () => {
    expect([...CHAIN_IDS]).toEqual([1, 3, 4, 5, 42, 42161, 421611, 10, 69, 196, 9745, 10088]);
  });

  it.each([
    [196, 196],
    ['196', 196],
    ['0xc4', 196],
    ['0xC4', 196],
    [137, null],
    ['', null],
    ['1e1', null],
    [' 1', null],
    [1.5, null],
    [null, null],
    [{}, null],
  ])('reads %p as %p', (value, expected) => {
    expect(parseChainId(value)).toBe(expected);
  });

  it('are written in hex for wallets', () => {
    expect(chainIdHex(196)).toBe('0xc4');
  });
});

describe('hex', () => {
  it.each([
    ['0x', true],
    ['0x00', true],
    ['0xABcd', true],
    ['0x0', false],
    ['00', false],
    ['0xzz', false],
  ])('%s is bytes: %s', (text, expected) => {
    expect(isHex(text)).toBe(expected);
    expect(parseHex(text)).toBe(expected ? text : null);
  });

  it('reads hashes of 32 bytes in lower case', () => {
    const text = `0x${'Ab'.repeat(32)}`;
    expect(parseHash(text)).toBe(text.toLowerCase());
    expect(parseTxHash(text)).toBe(text.toLowerCase());
    expect(parseTxHash('0x12')).toBeNull();
    expect(() => requireHash('0x12')).toThrow(RangeError);
  });
});

describe('raw amounts', () => {
  it.each(['-1', '01', '1.0', '', 'x', '0x1', '1e3', ' 1'])('refuse %p', (text) => {
    expect(parseRawAmount(text)).toBeNull();
  });

  it('are whole numbers from zero up', () => {
    expect(parseRawAmount('0')).toBe('0');
    expect(rawAmount(10n ** 30n)).toBe(`1${'0'.repeat(30)}`);
    expect(() => rawAmount(-1n)).toThrow(RangeError);
    expect(BigInt(MAX_UINT256) + 1n).toBe(2n ** 256n);
  });
});

test('basis points are whole numbers from 0 to 10000', () => {
  expect(parseBps(0)).toBe(0);
  expect(parseBps(10_000)).toBe(10_000);
  expect(parseBps(10_001)).toBeNull();
  expect(parseBps(0.5)).toBeNull();
  expect(parseBps(Number.NaN)).toBeNull();
  expect(() => requireBps(-1)).toThrow(RangeError);
});

test('results carry a value or an error', () => {
  expect(ok(1)).toEqual({ ok: true, value: 1 });
  expect(err({ code: 'no' })).toEqual({ ok: false, error: { code: 'no' } });
});
