import { resolveChains } from '../chains/chainTable';
import { parseTokenAddress, v2Pair } from './pairRules';

const table = resolveChains();
const [dai, usdc] = table[1].tokens;
const [daiOfOptimism, otherOfOptimism] = table[10].tokens;
if (!dai || !usdc || !daiOfOptimism || !otherOfOptimism) throw new Error('known tokens are missing');

test('two tokens of one network make a pair, in either order', () => {
  expect(v2Pair(table[1], dai, usdc)).toEqual({ ok: true, value: '0xAE461cA67B15dc8dc81CE7615e0320dA1A9aB8D5' });
  expect(v2Pair(table[1], usdc, dai)).toEqual(v2Pair(table[1], dai, usdc));
});

// TOKEN-23
test('what makes no pair says why', () => {
  expect(v2Pair(table[1], dai, daiOfOptimism)).toMatchObject({ error: { code: 'chains_differ', message: 'Not matching chain IDs' } });
  expect(v2Pair(table[10], dai, usdc)).toMatchObject({ error: { code: 'chains_differ' } });
  expect(v2Pair(table[1], dai, { ...dai, symbol: 'X' })).toMatchObject({
    error: { code: 'tokens_equal', message: 'Tokens cannot be equal' },
  });
  expect(v2Pair(table[10], daiOfOptimism, otherOfOptimism)).toMatchObject({
    error: { code: 'no_v2_factory', message: 'No V2 factory address on this chain' },
  });
});

test('a token address that is none says "Invalid token address"', () => {
  expect(parseTokenAddress('0x12')).toMatchObject({ error: { message: 'Invalid token address' } });
  expect(parseTokenAddress(dai.address.toLowerCase())).toEqual({ ok: true, value: dai.address });
});
