import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { connectByHand } from '../../harness/connectWallet';
import { spoilNode } from '../../harness/faultyNode';
import { expect, test } from '../../harness/test';

const { USDC } = seedFacts.tokens[1];
const BLOCKS = 4;

/** What a request asks for when it asks for one thing: the wallet asks its node so, the page asks in arrays. */
function singleCall(body: unknown): { readonly method: string; readonly to: string } | null {
  if (typeof body !== 'object' || body === null || Array.isArray(body)) return null;
  const params: unknown = Reflect.get(body, 'params');
  const call: unknown = Array.isArray(params) ? params[0] : null;
  return {
    method: String(Reflect.get(body, 'method')),
    to: typeof call === 'object' && call !== null ? String(Reflect.get(call, 'to')).toLowerCase() : '',
  };
}

// NET-13
test('while the site’s nodes are dead the page reads through the wallet, in batches alone, and nobody new is asked', async ({
  page,
  wallet,
  site,
  chain,
  guard,
}) => {
  guard.allow(/Failed to (get (?:block number|logs)|fetch chunk|load resource)|WebSocket connection|ERR_/);
  const node = await spoilNode(page, site.rpcUrls[1] ?? '');
  node.set('500');
  const origins = new Set<string>();
  const asked: { readonly method: string; readonly to: string }[] = [];
  page.on('request', (request) => {
    origins.add(new URL(request.url()).origin);
    const call = request.method() === 'POST' ? singleCall(request.postDataJSON()) : null;
    if (call) asked.push(call);
  });
  await connectByHand(page, wallet, { path: `/swap?inputCurrency=ETH&outputCurrency=${USDC.address}&exactAmount=1` });
  const strip = page.getByTestId('shell-figures');
  await expect(strip).toHaveAttribute('data-reason', 'silent');
  await expect(page.getByTestId('swap-button')).toBeDisabled();
  const before = [...origins];

  await page.getByTestId('shell-figures-wallet').click();
  await expect(strip).toBeHidden();
  await expect(page.getByTestId('swap-button')).toBeEnabled();
  await expect(page.getByTestId('swap-from')).toContainText(/Balance: [\d,]+/);
  await expect(page.locator('html')).not.toHaveAttribute('data-figures', 'old');

  const height = async () => Number((await page.getByTestId('shell-block').textContent())?.replaceAll(/\D/g, ''));
  const start = await height();
  asked.length = 0;
  for (let block = 1; block <= BLOCKS; block += 1) {
    await chain.mine();
    await expect.poll(height).toBe(start + block);
  }
  // Whatever the page wants to know of a block is in calls to the one contract that batches.
  expect(asked.length).toBeGreaterThanOrEqual(BLOCKS);
  expect([new Set(asked.map(({ method }) => method)), new Set(asked.map(({ to }) => to)).size]).toEqual([new Set(['eth_call']), 1]);
  expect([...origins]).toEqual(before);
});
