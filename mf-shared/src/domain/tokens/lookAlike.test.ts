import { literalAddress } from '../address';
import { resolveChains } from '../chains/chainTable';
import type { Token } from './currency';
import { lookAlikeOf } from './lookAlike';

const chain = resolveChains()[1];
const token = (symbol: string, digit = 'a'): Token => ({
  kind: 'token',
  chainId: 1,
  address: literalAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol,
  name: symbol,
});
const PLUM = token('PLUM', '1');

// TOKEN-26
it.each([
  ['the symbol of a listed token', token('PLUM'), 'symbol'],
  ['the same in other letters', token('plum'), 'symbol'],
  ['full-width letters', token('ＰＬＵＭ'), 'letters'],
  ['the coin itself', token('ETH'), 'symbol'],
  ['the wrapped coin', token('WETH'), 'symbol'],
  ['Cyrillic among Latin letters', token('USDС'), 'letters'],
  ['a symbol of its own', token('PEAR'), null],
  ['the listed token', PLUM, null],
  ['the wrapped coin, by its address', chain.wrappedNative, null],
  ['the coin', chain.native, null],
])('%s', (_, currency, expected) => {
  expect(lookAlikeOf(currency, chain, { tokens: [PLUM], isWhole: true })).toBe(expected);
});

// TOKEN-26
it.each([
  ['the symbol of a listed token', token('PLUM'), 'open'],
  ['a symbol of its own', token('PEAR'), 'open'],
  ['look-alike letters', token('USDС'), 'letters'],
  ['a token that is listed already', PLUM, null],
  ['the wrapped coin, by its address', chain.wrappedNative, null],
])('while a list is on its way: %s', (_, currency, expected) => {
  expect(lookAlikeOf(currency, chain, { tokens: [PLUM], isWhole: false })).toBe(expected);
});
