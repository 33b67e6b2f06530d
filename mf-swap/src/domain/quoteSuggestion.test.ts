import { requireAddress } from '@dex/mf-shared/domain';
import { parseSuggestion } from './parseSuggestion';
import { isRecent } from './quoteSuggestion';

const USDC = requireAddress('0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48');
const WETH = requireAddress('0xC02aaA39b223FE8D0A0e5C4F27eAD9083C756Cc2');
const DAI = requireAddress('0x6B175474E89094C44Da98b954EedeAC495271d0F');
const question = { tokenIn: WETH, tokenOut: DAI };

const hop = (tokenIn: string, tokenOut: string, fee = '3000') => ({
  type: 'v3-pool',
  fee,
  tokenIn: { address: tokenIn },
  tokenOut: { address: tokenOut },
});
const answer = (route: unknown, blockNumber: unknown = '120') => ({ blockNumber, quote: '1', route });

test('one way through two pools is read, whatever the case of its addresses', () => {
  const said = answer([[hop(WETH.toLowerCase(), USDC), hop(USDC, DAI.toLowerCase(), '500')]]);
  expect(parseSuggestion(said, question)).toEqual({ blockNumber: 120, path: [WETH, USDC, DAI], fees: [3000, 500] });
});

test.each<[string, unknown]>([
  ['nothing', null],
  ['a text', 'no'],
  ['no route', answer([])],
  ['an empty way', answer([[]])],
  ['a swap split over two ways', answer([[hop(WETH, DAI)], [hop(WETH, DAI, '500')]])],
  ['a pool of version 2', answer([[{ ...hop(WETH, DAI), type: 'v2-pool' }]])],
  ['a way from another token', answer([[hop(USDC, DAI)]])],
  ['a way to another token', answer([[hop(WETH, USDC)]])],
  ['a broken way', answer([[hop(WETH, USDC), hop(WETH, DAI)]])],
  ['more than three pools', answer([[hop(WETH, USDC), hop(USDC, WETH), hop(WETH, USDC), hop(USDC, DAI)]])],
  ['something that is no address', answer([[hop('0x12', DAI)]])],
  ['a fee that is no whole number', answer([[hop(WETH, DAI, '0.3')]])],
  ['a block that is no number', answer([[hop(WETH, DAI)]], 'latest')],
])('%s says nothing', (_, json) => {
  expect(parseSuggestion(json, question)).toBeNull();
});

test.each([
  [120, 130, true],
  [120, 131, false],
  [120, 119, true],
])('a suggestion of block %d at height %d is recent: %s', (blockNumber, height, expected) => {
  expect(isRecent({ blockNumber }, height)).toBe(expected);
});

test('at an unknown height nothing is recent', () => {
  expect(isRecent({ blockNumber: 1 }, null)).toBe(false);
});
