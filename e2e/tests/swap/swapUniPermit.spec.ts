import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balance } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich } = seedFacts.accounts;

test('UNI is sold with a permit whose domain has no version', async ({ page, swap, wallet, chain }) => {
  await swap.open({ from: T.UNI.address, to: 'ETH' });
  await swap.type('from', '20');
  await page.getByTestId('swap-permit').click();
  await swap.hasKind('swap');
  await swap.review();
  const uni = await balance(chain, T.UNI.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(uni - (await balance(chain, T.UNI.address, rich))).toBe(20n * 10n ** 18n);
  expect((await wallet.methods()).filter((method) => method === 'eth_sendTransaction')).toHaveLength(1);
});
