// No order is made of decimals that a list alone says: the form says what it waits for, and goes on once the contract answers.
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { expect, test } from '../swap/swapTest';

const { HALF } = seedFacts.tokens[1];
let code = '';

/** The token was imported on an earlier visit, by what its contract said then; now the contract says nothing. */
test.beforeEach(async ({ page, swap, chain }) => {
  await swap.open({ from: 'ETH', to: HALF.address, use: 'v2', unlisted: true });
  code = await chain.mainnet.getCode(HALF.address);
  await chain.mainnet.send('anvil_setCode', [HALF.address, '0x']);
  await page.reload();
});

// ORDER-17
test('a swap shows its price, and cannot be reviewed until the contract of the token has answered', async ({ page, swap, chain }) => {
  await swap.type('from', '0.1');
  await swap.hasKind('tokenUnread');
  await expect(swap.button).toBeDisabled();
  await expect(swap.field('to')).not.toHaveValue('');
  await expect(page.getByTestId('swap-decimals')).toContainText('could not be asked for its decimals');
  await expect(page.getByTestId('swap-decimals').getByTestId('shared-read-again')).toBeEnabled();

  // It is asked again with the next blocks, without a press.
  await chain.mainnet.send('anvil_setCode', [HALF.address, code]);
  await chain.mine();
  await swap.hasKind('swap');
  await expect(page.getByTestId('swap-decimals')).toBeHidden();
});
