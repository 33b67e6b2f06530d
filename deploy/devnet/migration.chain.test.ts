import { fullRange } from './seed/pools';
import { seedFacts } from './seedFacts';
import { balanceOf, readBigint, useDevnet } from './testing/useDevnet';

const { chain } = useDevnet(28695);
const { rich } = seedFacts.accounts;
const { migrator, positionManager } = seedFacts.contracts.v3;
const { USDC, WETH } = seedFacts.tokens[1];
const MIGRATE =
  'function migrate((address, uint256, uint8, address, address, uint24, int24, int24, uint256, uint256, address, uint256, bool))';

test.each(['wethUsdc', 'sushi'] as const)('half of the share in the pair %s moves into a position of the third version', async (name) => {
  const pair = seedFacts.pairs[name];
  const share = await balanceOf(chain(1), pair, rich);
  const positions = await balanceOf(chain(1), positionManager, rich);
  const usdc = await balanceOf(chain(1), USDC.address, rich);
  const { lower, upper } = fullRange(3000);
  await chain(1).send({ from: rich, to: pair, signature: 'function approve(address, uint256)', args: [migrator, share] });
  const args = [[pair, share, 50, USDC.address, WETH.address, 3000, lower, upper, 0n, 0n, rich, 2n ** 40n, false]];
  await chain(1).send({ from: rich, to: migrator, signature: MIGRATE, args });
  expect(await balanceOf(chain(1), pair, rich)).toBe(0n);
  expect(await balanceOf(chain(1), positionManager, rich)).toBe(positions + 1n);
  expect(await balanceOf(chain(1), USDC.address, rich)).toBeGreaterThan(usdc);
  const last = await readBigint(chain(1), positionManager, 'function totalSupply() view returns (uint256)');
  const signature = 'function tokenByIndex(uint256) view returns (uint256)';
  expect(await readBigint(chain(1), positionManager, signature, [last - 1n])).toBe(22n);
});
