import { resolveChains, EMPTY_CONFIG, requireAddress } from '@dex/mf-shared/domain';
import { changeSwapUrl, pairAfterChoice, parseSwapUrl } from './swapUrl';

const chains = resolveChains(EMPTY_CONFIG);
const DAI = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const USDC = requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const parse = (search: string) => parseSwapUrl(search, chains);

// SWAP-5
describe('reading the address', () => {
  test.each([
    ['', { input: 'ETH', output: null }],
    ['?inputCurrency=foo', { input: 'ETH', output: null }],
    [`?outputCurrency=${DAI}`, { input: null, output: DAI }],
    [`?inputCurrency=${DAI}`, { input: DAI, output: null }],
    [`?inputCurrency=eth&outputCurrency=${DAI.toLowerCase()}`, { input: 'ETH', output: DAI }],
    [`?inputCurrency=${DAI}&outputCurrency=${DAI.toLowerCase()}`, { input: DAI, output: null }],
    ['?inputCurrency=ETH&outputCurrency=ETH', { input: 'ETH', output: null }],
    ['?outputCurrency=ETH', { input: null, output: 'ETH' }],
  ])('the pair of %p', (search, pair) => {
    expect(parse(search)).toMatchObject(pair);
  });

  test.each([
    ['1.5', '1.5'],
    ['.5', '.5'],
    ['abc', ''],
    ['-1', ''],
    ['1e5', ''],
    ['Infinity', ''],
    ['9'.repeat(80), ''],
  ])('the amount %p', (text, amount) => {
    expect(parse(`?exactAmount=${text}`).exactAmount).toBe(amount);
  });

  test.each([
    ['OUTPUT', 'OUTPUT'],
    ['output', 'OUTPUT'],
    ['x', 'INPUT'],
    ['', 'INPUT'],
  ])('the exact field %p', (text, field) => {
    expect(parse(`?exactField=${text}`).exactField).toBe(field);
  });

  test.each([
    ['v2', 'v2'],
    ['V2', 'v2'],
    ['v3', 'v3'],
    ['auto', 'auto'],
    ['x', null],
    ['', null],
  ])('the version %p', (text, use) => {
    expect(parse(`?use=${text}`).use).toBe(use);
  });

  test.each([
    [DAI, DAI],
    [DAI.toLowerCase(), DAI.toLowerCase()],
    ['alice.eth', 'alice.eth'],
    ['pay.alice.eth', 'pay.alice.eth'],
    ['hello', null],
    ['0x12', null],
  ])('the recipient %p', (text, recipient) => {
    expect(parse(`?recipient=${text}`).recipient).toBe(recipient);
  });

  test('the network by its name in links', () => {
    expect(parse('?chain=mainnet').chainId).toBe(1);
    expect(parse('?chain=nowhere').chainId).toBeNull();
  });
});

test('a change of the address keeps what it does not name and can be read back', () => {
  const search = changeSwapUrl('?lng=en-US&theme=dark', {
    input: 'ETH',
    output: USDC,
    exactAmount: '1.5',
    exactField: 'OUTPUT',
    use: 'v2',
    chain: 'mainnet',
  });
  expect(search).toContain('lng=en-US');
  expect(parse(search)).toMatchObject({ input: 'ETH', output: USDC, exactAmount: '1.5', exactField: 'OUTPUT', use: 'v2', chainId: 1 });
  expect(changeSwapUrl(search, { exactAmount: '', recipient: null })).not.toContain('exactAmount');
});

describe('choosing a currency', () => {
  const dai = { kind: 'token', chainId: 1, address: DAI, decimals: 18, symbol: 'DAI', name: 'Dai' } as const;
  test('sets that side', () => {
    expect(pairAfterChoice({ input: 'ETH', output: null }, 'OUTPUT', dai)).toEqual({ input: 'ETH', output: DAI, flipped: false });
  });
  // SWAP-6
  test('turns the pair around when it is already on the other side', () => {
    expect(pairAfterChoice({ input: DAI, output: 'ETH' }, 'OUTPUT', dai)).toEqual({ input: 'ETH', output: DAI, flipped: true });
  });
});
