import { requireAddress } from '../address';
import { resolveChains } from '../chains/chainTable';
import { additionalBases, basesToTrack, commonBases, customBases, pinnedPairs, tradeBases } from './bases';
import { sameCurrency, sortsBefore, type Currency, type Token } from './currency';
import { currencyId, parseCurrencyId } from './currencyId';
import { wrapKind, wrappedToken } from './wrapping';

const table = resolveChains();
const mainnet = table[1];
const known = (symbol: string): Token => {
  const token = mainnet.tokens.find((one) => one.symbol === symbol);
  if (!token) throw new Error(`${symbol} is not in the table`);
  return token;
};
const symbols = (currencies: readonly Currency[]) => currencies.map(({ symbol }) => symbol);

describe('known tokens of mainnet', () => {
  it.each([
    ['DAI', '0x6B175474E89094C44Da98b954EedeAC495271d0F', 18],
    ['USDC', '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48', 6],
    ['USDT', '0xdAC17F958D2ee523a2206206994597C13D831ec7', 6],
    ['WBTC', '0x2260FAC5E5542a773Aa44fBCfeDf7C193bc2C599', 8],
    ['FEI', '0x956F47F50A910163D8BF957Cf5846D573E7f87CA', 18],
    ['TRIBE', '0xc7283b66Eb1EB5FB86327f08e1B5816b0720212B', 18],
    ['FRAX', '0x853d955aCEf822Db058eb8505911ED77F175b99e', 18],
    ['FXS', '0x3432B6A60D23Ca0dFCa7761B7ab56459D9C964D0', 18],
    ['renBTC', '0xEB4C2781e4ebA804CE9a9803C67d0893436bB27D', 8],
    ['AMPL', '0xD46bA6D942050d489DBd938a2C909A5d5039A161', 9],
    ['ETH2x-FLI', '0xAa6E8127831c9DE45ae56bB1b0d4D4Da6e5665BD', 18],
    ['UNI', '0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984', 18],
  ])('%s', (symbol, address, decimals) => {
    expect(known(symbol)).toMatchObject({ address, decimals });
  });

  it('the governance token is one on five networks', () => {
    for (const chainId of [1, 3, 4, 5, 42] as const) {
      expect(table[chainId].governanceToken?.address).toBe('0x1f9840a85d5aF5bf1D1762F925BDADdC4201F984');
    }
    expect(table[196].governanceToken).toBeNull();
  });
});

describe('bases', () => {
  it('chips', () => {
    expect(symbols(commonBases(mainnet))).toEqual(['ETH', 'DAI', 'USDC', 'USDT', 'WBTC', 'WETH']);
    for (const chainId of [3, 4, 5, 42, 42161, 421611] as const) expect(symbols(commonBases(table[chainId]))).toEqual(['ETH', 'WETH']);
    for (const chainId of [10, 69] as const) expect(symbols(commonBases(table[chainId]))).toEqual(['ETH']);
    expect(symbols(commonBases(table[196]))).toEqual(['OKB', 'WOKB']);
  });

  it('trade bases', () => {
    expect(symbols(tradeBases(mainnet))).toEqual(['WETH', 'DAI', 'USDC', 'USDT', 'WBTC']);
    expect(symbols(tradeBases(table[10]))).toEqual(['WETH', 'DAI', 'USDT', 'WBTC']);
    expect(symbols(tradeBases(table[42161]))).toEqual(['WETH']);
    expect(symbols(tradeBases(table[196]))).toEqual(['WOKB', 'USDT']);
    expect(symbols(tradeBases(table[9745]))).toEqual(['WXPL', 'USDT0']);
    expect(symbols(tradeBases(table[10088]))).toEqual(['WGT', 'GUSD']);
  });

  // TOKEN-22
  it('additional and custom bases', () => {
    const index: Token = { ...known('DAI'), address: requireAddress('0xF16E4d813f4DcfDe4c5b44f305c908742De84eF0') };
    expect(symbols(additionalBases(mainnet, index))).toEqual(['ETH2x-FLI']);
    expect(symbols(additionalBases(mainnet, known('FEI')))).toEqual(['TRIBE']);
    expect(symbols(additionalBases(mainnet, known('FXS')))).toEqual(['FRAX']);
    expect(symbols(additionalBases(mainnet, known('renBTC')))).toEqual(['WBTC']);
    expect(additionalBases(mainnet, known('DAI'))).toEqual([]);
    expect(customBases(mainnet, known('DAI'))).toBeNull();
  });

  it('knows tokens by address, whatever a list calls them', () => {
    const fake: Token = { ...known('DAI'), address: requireAddress(`0x${'9'.repeat(40)}`), symbol: 'AMPL' };
    expect(customBases(mainnet, fake)).toBeNull();
  });

  it('tracked bases and pinned pairs', () => {
    expect(symbols(basesToTrack(mainnet))).toEqual(['WETH', 'DAI', 'USDC', 'USDT', 'WBTC']);
    expect(symbols(basesToTrack(table[10]))).toEqual(['WETH']);
    expect(pinnedPairs(mainnet).map((pair) => symbols(pair))).toEqual([
      ['cDAI', 'cUSDC'],
      ['USDC', 'USDT'],
      ['DAI', 'USDT'],
    ]);
    expect(pinnedPairs(table[10])).toEqual([]);
  });
});

describe('currency ids', () => {
  // TOKEN-3
  it('are ETH for the native coin of every network, else the address', () => {
    expect(currencyId(table[196].native)).toBe('ETH');
    expect(currencyId(known('DAI'))).toBe(known('DAI').address);
  });

  it.each([
    ['ETH', 'ETH'],
    ['eth', 'ETH'],
    ['0x6b175474e89094c44da98b954eedeac495271d0f', '0x6B175474E89094C44Da98b954EedeAC495271d0F'],
    ['foo', null],
    ['', null],
    [null, null],
    ['OKB', null],
  ])('%p is read as %p', (text, expected) => {
    expect(parseCurrencyId(text)).toBe(expected);
  });

  it('throw for what is neither', () => {
    const neither: Currency = JSON.parse('{"kind":"other"}');
    expect(() => currencyId(neither)).toThrow('invalid currency');
  });
});

describe('currencies', () => {
  it('are the same by network and address', () => {
    expect(sameCurrency(mainnet.native, mainnet.native)).toBe(true);
    expect(sameCurrency(mainnet.native, table[10].native)).toBe(false);
    expect(sameCurrency(mainnet.native, mainnet.wrappedNative)).toBe(false);
    expect(sameCurrency(known('DAI'), { ...known('DAI'), symbol: 'X' })).toBe(true);
    expect(sameCurrency(null, null)).toBe(false);
  });

  it('wrap', () => {
    expect(wrapKind(mainnet.native, mainnet.wrappedNative, mainnet)).toBe('wrap');
    expect(wrapKind(mainnet.wrappedNative, mainnet.native, mainnet)).toBe('unwrap');
    expect(wrapKind(mainnet.native, known('DAI'), mainnet)).toBeNull();
    expect(wrapKind(mainnet.native, null, mainnet)).toBeNull();
    expect(wrappedToken(mainnet.native, mainnet)).toBe(mainnet.wrappedNative);
    expect(wrappedToken(known('DAI'), mainnet)).toBe(known('DAI'));
  });

  it('sort by address', () => {
    expect(sortsBefore(known('DAI'), known('USDC'))).toBe(true);
    expect(sortsBefore(known('USDC'), known('DAI'))).toBe(false);
  });
});
