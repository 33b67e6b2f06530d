import fc from 'fast-check';
import { requireAddress } from '../address';
import type { Native, Token } from './currency';
import { indexTokens, isNativeFound, resultOfEnter, searchTokens } from './tokenSearch';

const token = (digit: number, symbol: string, name: string, decimals = 18): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.toString(16).padStart(40, '0')}`),
  decimals,
  symbol,
  name,
});
const UNI = token(1, 'UNI', 'Uniswap');
const UNIX = token(2, 'UNIX', 'Unix coin');
const USDC = token(3, 'USDC', 'USD Coin', 6);
const ZUNI = token(4, 'ZUNI', 'Zed');
const APE = token(5, 'APE', 'Uniqueness');
const index = indexTokens([ZUNI, USDC, UNIX, APE, UNI]);
const symbols = (query: string, balances?: Map<Token['address'], bigint | null>) =>
  searchTokens(query, index, balances).map(({ symbol }) => symbol);

describe('searchTokens', () => {
  // TOKEN-4
  it('ranks the exact symbol, then symbols that begin with the query, then the rest', () => {
    expect(symbols('uni')).toEqual(['UNI', 'UNIX', 'APE', 'ZUNI']);
  });

  it('sorts inside a rank by balance, then by symbol', () => {
    expect(symbols('uni', new Map([[ZUNI.address, 1n]]))).toEqual(['UNI', 'UNIX', 'ZUNI', 'APE']);
    expect(symbols('')).toEqual(['APE', 'UNI', 'UNIX', 'USDC', 'ZUNI']);
    // One raw unit of 6 decimals is more than a thousand of 18.
    expect(
      symbols(
        '',
        new Map([
          [ZUNI.address, 1000n],
          [USDC.address, 1n],
          [APE.address, null],
        ]),
      ),
    ).toEqual(['USDC', 'ZUNI', 'APE', 'UNI', 'UNIX']);
  });

  it.each([
    ['usd coin', ['USDC']],
    ['coin', ['UNIX', 'USDC']],
    ['oin', ['UNIX', 'USDC']],
    ['  USD   COIN ', ['USDC']],
    ['oi', []],
    ['usd xyz', []],
  ])('%p finds %p', (query, expected) => {
    expect(symbols(query)).toEqual(expected);
  });

  it('finds an address in any case, and that token alone', () => {
    const long = token(0xabcdef, 'LONG', 'Long');
    const own = indexTokens([long, UNI]);
    expect(searchTokens(long.address.toLowerCase(), own)).toEqual([long]);
    expect(searchTokens(long.address, own)).toEqual([long]);
    expect(searchTokens(requireAddress(`0x${'9'.repeat(40)}`), own)).toEqual([]);
  });

  it('finds every token by its own symbol, first', () => {
    const word = fc.stringMatching(/^[A-Za-z0-9]{1,8}$/);
    fc.assert(
      fc.property(fc.uniqueArray(word, { selector: (text) => text.toLowerCase(), minLength: 1, maxLength: 30 }), (names) => {
        const all = names.map((name, place) => token(place + 1, name, `Name of ${name}`));
        const own = indexTokens(all);
        for (const one of all) expect(searchTokens(one.symbol, own)[0]).toBe(one);
      }),
    );
  });

  it('compares each of 10,000 tokens a few times only, and sorts only those with a balance', () => {
    let comparisons = 0;
    const counted = (text: string): string => {
      const wrapped = Object(text);
      wrapped.toLowerCase = () => {
        comparisons += 1;
        return text.toLowerCase();
      };
      return wrapped;
    };
    const many = Array.from({ length: 10_000 }, (_, place) => token(place + 1, counted(`T${place}`), counted(`Token ${place}`)));
    const own = indexTokens(many);
    const afterIndexing = comparisons;
    // Ready words are compared; no token's text is lowered or split again.
    expect(searchTokens('tok', own)).toHaveLength(10_000);
    expect(searchTokens('t77', own).length).toBeGreaterThan(0);
    expect(comparisons).toBe(afterIndexing);
  });
});

// TOKEN-5
describe('isNativeFound', () => {
  const native = (symbol: string): Native => ({ kind: 'native', chainId: 1, decimals: 18, symbol, name: symbol });

  it.each(['', 'e', 'et', 'eth', 'ETH', 'okb', ' '])('for %p on mainnet', (query) => {
    expect(isNativeFound(query, native('ETH'))).toBe(true);
  });

  it.each(['x', 'xp', 'xpl', 'eth'])('for %p where the coin is XPL', (query) => {
    expect(isNativeFound(query, native('XPL'))).toBe(true);
  });

  it.each(['ethe', 'th', 'ok', 'usdc'])('not for %p on mainnet', (query) => {
    expect(isNativeFound(query, native('ETH'))).toBe(false);
  });
});

describe('resultOfEnter', () => {
  // TOKEN-6
  it('takes an exact symbol or the only result', () => {
    expect(resultOfEnter('uni', [UNI, UNIX])).toBe(UNI);
    expect(resultOfEnter('zed', [ZUNI])).toBe(ZUNI);
    expect(resultOfEnter('un', [UNI, UNIX])).toBeNull();
    expect(resultOfEnter('x', [])).toBeNull();
  });
});
