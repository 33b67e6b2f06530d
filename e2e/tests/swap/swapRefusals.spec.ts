import type { Page, Route } from '@playwright/test';
import { Contract } from 'ethers';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import type { Chain } from '../../harness/chain';
import { balance, signerOf } from './swapPage';
import type { SwapPage } from './swapPage';
import { expect, test } from './swapTest';

const T = seedFacts.tokens[1];
const { rich, second } = seedFacts.accounts;
const { v2, v3 } = seedFacts.contracts;
/** Who may block an account of USDC. */
const USDC_OWNER = '0x000000000000000000000000000000000005dc00';
const THREE_DAYS_SECONDS = 259_200;
/** Where a pair of version 2 keeps the word that is 0 while it is in use. */
const PAIR_LOCK_SLOT = '0xc';
const NO_DEADLINE = 2 ** 40;
const ETHER = 10n ** 18n;

const DEADLINE =
  'The transaction could not be sent because the deadline has passed. Please check that your transaction deadline is not too low.';
const PRICE_V2 =
  'This transaction will not succeed either due to price movement or fee on transfer. Try increasing your slippage tolerance.';
const PRICE_V3 =
  'This transaction will not succeed due to price movement. Try increasing your slippage tolerance. Note: fee on transfer and rebase tokens are incompatible with v3.';

/** Chooses one version in the settings. */
async function useOnly(page: Page, version: 'V2' | 'V3'): Promise<void> {
  await page.getByTestId('swap-settings').click();
  const dialog = page.getByTestId('shared-settings');
  await dialog.getByRole('radio', { name: `${version} only` }).click();
  await dialog.getByRole('button', { name: 'Close' }).click();
  await expect(dialog).toBeHidden();
}

/** Types an amount, asks for the review, and reads why there is none. */
function refusals(page: Page, swap: SwapPage) {
  return async (side: 'from' | 'to', amount: string, version: 'V2' | 'V3', reason: string) => {
    if (await page.getByText(`Routed through ${version}`).isHidden()) await useOnly(page, version);
    await expect(page.getByText(`Routed through ${version}`)).toBeVisible();
    await swap.type(side, amount);
    await swap.hasKind('swap');
    await swap.button.click();
    // What may have another answer next time has a button beside its words.
    const words = reason.replace(/[.()]/g, '\\$&');
    await expect(page.getByRole('alert')).toHaveText(new RegExp(`^${words}(Check again)?$`));
    await swap.close();
  };
}

/** Somebody else's large swaps of ETH to USDC in both versions, which wait for the next block. */
async function sendWaitingSwaps(chain: Chain): Promise<void> {
  const signer = chain.mainnet.getSigner(second);
  const value = { value: 1000n * ETHER, gasLimit: 500_000 };
  const pair = ['function swapExactETHForTokens(uint256, address[], address, uint256) payable returns (uint256[])'];
  const pool = [
    'function exactInputSingle((address, address, uint24, address, uint256, uint256, uint256, uint160)) payable returns (uint256)',
  ];
  const path = [T.WETH.address, T.USDC.address];
  const single = [...path, 500, second, NO_DEADLINE, value.value, 0, 0];
  await new Contract(v2[1].router, pair, signer)['swapExactETHForTokens']?.(0, path, second, NO_DEADLINE, {
    ...value,
    value: 5n * value.value,
  });
  await new Contract(v3.swapRouter, pool, signer)['exactInputSingle']?.(single, value);
}

test('what the chain refuses is said in its own words, for both versions and both sides', async ({ page, swap, wallet, chain }) => {
  const usdc = new Contract(T.USDC.address, ['function approve(address, uint256)', 'function blacklist(address)']);
  for (const router of [v2[1].router, v3.swapRouter]) await usdc.connect(chain.mainnet.getSigner(rich))['approve']?.(router, 10n ** 12n);
  await usdc.connect(await signerOf(chain, USDC_OWNER))['blacklist']?.(rich);
  const refused = refusals(page, swap);
  await swap.open({ from: T.USDC.address, to: 'ETH' });
  await refused('from', '10', 'V3', PRICE_V3);
  await refused('from', '11', 'V2', 'The input token cannot be transferred. There may be an issue with the input token.');
  await page.getByTestId('swap-switch-sides').click();
  const output = 'The output token cannot be transferred. There may be an issue with the output token.';
  await refused('from', '1', 'V2', output);
  await refused('from', '2', 'V3', `${output} Note: fee on transfer and rebase tokens are incompatible with v3.`);
  const factory = new Contract(v2[1].factory, ['function getPair(address, address) view returns (address)'], chain.mainnet);
  const pair: unknown = await factory['getPair']?.(T.WETH.address, T.USDC.address);
  await chain.mainnet.send('anvil_setStorageAt', [pair, PAIR_LOCK_SLOT, `0x${'0'.repeat(64)}`]);
  const note = 'Note: fee on transfer and rebase tokens are incompatible with v3.';
  await refused('from', '3', 'V2', `Unknown error: "UniswapV2: LOCKED". Try increasing your slippage tolerance. ${note}`);
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test('what only the next block refuses is said too: a price that waiting swaps move, and a deadline that it is past', async ({
  page,
  swap,
  wallet,
  chain,
}) => {
  const refused = refusals(page, swap);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await chain.mainnet.send('evm_setAutomine', [false]);
  try {
    await sendWaitingSwaps(chain);
    await refused('from', '2', 'V3', PRICE_V3);
    await refused('to', '3000', 'V3', PRICE_V3);
    await refused('to', '3001', 'V2', PRICE_V2);
    await refused('from', '3', 'V2', PRICE_V2);
    await chain.mainnet.send('anvil_dropAllTransactions', []);
  } finally {
    await chain.mainnet.send('evm_setAutomine', [true]);
  }
  await chain.mainnet.send('evm_increaseTime', [THREE_DAYS_SECONDS]);
  await refused('from', '4', 'V2', DEADLINE);
  await refused('from', '5', 'V3', DEADLINE);
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});

test('a review that stays open past its deadline sends nothing and says so; the next one is good again', async ({
  page,
  swap,
  chain,
  wallet,
}) => {
  await swap.open({ from: 'ETH', to: T.USDC.address });
  await swap.type('from', '1');
  await swap.hasKind('swap');
  await swap.review();
  await chain.mainnet.send('evm_increaseTime', [THREE_DAYS_SECONDS]);
  await chain.mine();
  await expect(page.getByTestId('shell-block')).toHaveText(String(await chain.mainnet.getBlockNumber()));
  await swap.confirm();
  await expect(page.getByRole('alert')).toContainText(DEADLINE);
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
  await swap.close();
  await swap.review();
  const before = await balance(chain, T.USDC.address, rich);
  await swap.confirm();
  await swap.submitted(chain);
  expect(await balance(chain, T.USDC.address, rich)).toBeGreaterThan(before);
});

interface Asked {
  readonly id: number;
  readonly method: string;
  readonly params: readonly [{ readonly to?: string }?, ...unknown[]];
}

const isAsked = (value: unknown): value is Asked => typeof value === 'object' && value !== null && 'id' in value && 'method' in value;
const isReplyTo = (reply: unknown, ids: ReadonlySet<number>) =>
  typeof reply === 'object' && reply !== null && 'id' in reply && typeof reply.id === 'number' && ids.has(reply.id);
type Refusal = { readonly code: number; readonly message: string } | null;

const ROUTERS = [v3.swapRouter.toLowerCase(), v3.swapRouter02.toLowerCase()];

/** The node answers as it is, but for what the script refuses of the estimates and calls to the router. */
async function scriptRouter(page: Page, url: string, refuse: (method: string) => Refusal): Promise<void> {
  const answer = async (route: Route) => {
    const body: unknown = route.request().postDataJSON();
    const asked = (Array.isArray(body) ? body : []).filter(isAsked);
    const answers = asked.flatMap(({ id, method, params }) => {
      const error = ROUTERS.includes(params[0]?.to?.toLowerCase() ?? '') ? refuse(method) : null;
      return error ? [{ jsonrpc: '2.0', id, error }] : [];
    });
    if (answers.length === 0) return route.fallback();
    // What is asked beside it in the same request is answered by the node.
    const response = await route.fetch();
    const told: unknown = await response.json();
    const refusedIds = new Set(answers.map(({ id }) => id));
    const others = (Array.isArray(told) ? told : []).filter((reply: unknown) => !isReplyTo(reply, refusedIds));
    return route.fulfill({ json: [...others, ...answers], headers: { 'access-control-allow-origin': '*' } });
  };
  await page.route(`${url}/`, answer);
}

test('what a node says of an estimate, or fails to say, never sends a swap', async ({ page, swap, site, wallet }) => {
  let refuse: (method: string) => Refusal = () => null;
  await scriptRouter(page, site.rpcUrls['1'] ?? '', (method) => refuse(method));
  const refused = refusals(page, swap);
  await swap.open({ from: 'ETH', to: T.USDC.address });
  refuse = (method) => (method === 'eth_estimateGas' ? { code: -32000, message: 'gas required exceeds allowance' } : null);
  await refused('from', '1', 'V3', 'Unexpected issue with estimating the gas. Please try again.');
  refuse = () => ({ code: -32601, message: 'Method not found' });
  await refused('from', '2', 'V3', 'Unexpected error. Could not estimate gas for the swap.');
  refuse = () => ({ code: -32000, message: "undefined is not an object (evaluating 't.gas')" });
  await refused(
    'from',
    '3',
    'V3',
    'An error occurred when trying to execute this swap. You may need to increase your slippage tolerance. If that does not work, there may be an incompatibility with the token you are trading. Note: fee on transfer and rebase tokens are incompatible with v3.',
  );
  expect(await wallet.methods()).not.toContain('eth_sendTransaction');
});
