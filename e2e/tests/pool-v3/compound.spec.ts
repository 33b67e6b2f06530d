import { utils } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { heldPosition, holding } from './positionPages';
import { expect, test } from './positionTest';

const { rich } = seedFacts.accounts;
const { USDC, WETH } = seedFacts.tokens[1];
const abi = new utils.Interface([
  'function multicall(bytes[])',
  'function collect((uint256 tokenId, address recipient, uint128, uint128))',
  'function increaseLiquidity((uint256 tokenId, uint256, uint256, uint256, uint256, uint256))',
]);

// V3-29
test('the fees of a position are put back into it in one transaction, and what is left over is what was said', async ({
  page,
  pools,
  chain,
}) => {
  await pools.open('/pool/11');
  await page.getByTestId('pool-v3-compound').click();
  const dialog = page.getByRole('dialog');
  const exact = async (part: string, decimals: number) => {
    const title = (await dialog.getByTestId(`pool-v3-order-${part}`).getAttribute('title')) ?? '';
    return utils.parseUnits(/[\d.]+/.exec(title.replaceAll(',', ''))?.[0] ?? '0', decimals).toBigInt();
  };
  const rest = [await exact('rest0', USDC.decimals), await exact('rest1', WETH.decimals)];
  const before = await heldPosition(chain, '11');
  const heldBefore = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  for (const { symbol } of [USDC, WETH]) {
    await dialog.getByRole('button', { name: `Approve ${symbol}` }).click();
    await expect(page.getByTestId(`shared-approve-${symbol}`)).toBeHidden();
  }
  await expect(dialog.getByTestId('pool-v3-confirm')).toBeEnabled({ timeout: 30_000 });
  await pools.confirm();
  const hash = await pools.submitted(chain);
  const [calls] = abi.decodeFunctionData('multicall', (await chain.mainnet.getTransaction(hash)).data);
  expect(calls.map((data: string) => abi.getFunction(data.slice(0, 10)).name)).toEqual(['collect', 'increaseLiquidity']);
  const after = await heldPosition(chain, '11');
  expect(after.liquidity).toBeGreaterThan(before.liquidity);
  expect([after.tokensOwed0, after.tokensOwed1]).toEqual([0n, 0n]);
  const heldAfter = [await holding(chain, USDC.address, rich), await holding(chain, WETH.address, rich)];
  expect(heldAfter.map((amount, index) => amount - (heldBefore[index] ?? 0n))).toEqual(rest);
});
