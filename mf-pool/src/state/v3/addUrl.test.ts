import { requireAddress } from '@dex/mf-shared/domain';
import { addRedirect, parseAddUrl, pathAfterChoice, pathTurnedOver } from './addUrl';

const WETH = requireAddress('0xc02aaa39b223fe8d0a0e5c4f27ead9083c756cc2');
const USDC = requireAddress('0xa0b86991c6218b36c1d19d4a2e9eb0ce3606eb48');
const DAI = requireAddress('0x6b175474e89094c44da98b954eedeac495271d0f');

// V3-10
test.each([
  ['100', 100],
  ['500', 500],
  ['3000', 3000],
  ['10000', 10000],
  ['400', null],
  ['x', null],
  ['3000.0', null],
  [undefined, null],
])('the fee %s is %s', (feeAmount, fee) => {
  expect(parseAddUrl({ ...(feeAmount === undefined ? {} : { feeAmount }) }).fee).toBe(fee);
});

test.each([
  ['the same address in another case', { currencyIdA: USDC, currencyIdB: USDC.toLowerCase() }, `/add/${USDC}`],
  ['the coin and its wrapped form', { currencyIdA: 'ETH', currencyIdB: WETH }, '/add/ETH'],
  ['the wrapped form and the coin', { currencyIdA: WETH, currencyIdB: 'eth' }, `/add/${WETH}`],
  ['a pair', { currencyIdA: 'ETH', currencyIdB: USDC }, null],
  ['one side alone', { currencyIdA: 'ETH' }, null],
] as const)('%s', (_name, params, path) => {
  expect(addRedirect(params, WETH)).toBe(path);
});

// V3-9
test.each([
  ['A', DAI, `/add/${DAI}/${USDC}`],
  ['A', USDC, `/add/${USDC}`],
  ['B', DAI, `/add/ETH/${DAI}`],
  ['B', WETH, `/add/${WETH}`],
] as const)('choosing on side %s token %s leads to %s', (side, chosen, path) => {
  expect(pathAfterChoice(side, chosen, { currencyIdA: 'ETH', currencyIdB: USDC, fee: 3000 }, WETH)).toBe(path);
});

test('turning over exchanges the sides and keeps the fee', () => {
  expect(pathTurnedOver({ currencyIdA: 'ETH', currencyIdB: USDC, fee: 500 })).toBe(`/add/${USDC}/ETH/500`);
  expect(pathTurnedOver({ currencyIdA: 'ETH', currencyIdB: USDC, fee: null })).toBe(`/add/${USDC}/ETH`);
  expect(pathTurnedOver({ currencyIdA: 'ETH', currencyIdB: null, fee: null })).toBeNull();
});
