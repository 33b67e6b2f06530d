import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';

/** Networks without governance or mining, each with the addresses of its nodes where no local chain stands for it. */
const CHAINS = [
  { chainId: 196, name: 'X Layer', nodes: [], paths: ['/vote', '/vote/2/9', '/uni'] },
  { chainId: 9745, name: 'Plasma', nodes: ['https://rpc.plasma.to'], paths: ['/vote', '/vote/2/9', '/uni'] },
  {
    chainId: 10088,
    name: 'GateLayer',
    nodes: ['https://gatelayer-mainnet.gatenode.cc', 'https://www.gatescan.org/gatelayer/api/eth-rpc'],
    paths: ['/vote', '/vote/2/9', '/uni'],
  },
  { chainId: 42161, name: 'Arbitrum', nodes: [], paths: ['/uni'] },
] as const;

/** What none of them may say: as if there were something, and it were empty or over. */
const FALSE_FACTS = /No proposals found|rewards have ended|There is no proposal|does not exist|No liquidity found/;

/** Has a local node answer in the name of another network, by whose id it goes. */
const standIn = async (page: Page, address: string, chainId: number, rpcUrl: string) =>
  page.route(`${address}**`, async (route) => {
    const asked: unknown = route.request().postDataJSON();
    const response = await route.fetch({ url: rpcUrl });
    const replies: unknown = await response.json();
    const idsOf = (list: unknown) =>
      Array.isArray(list) ? list.filter(({ method }) => method === 'eth_chainId').map(({ id }: { readonly id: unknown }) => id) : [];
    const ids = idsOf(asked);
    const json = Array.isArray(replies)
      ? replies.map((reply) => (ids.includes(reply.id) ? { ...reply, result: `0x${chainId.toString(16)}` } : reply))
      : replies;
    await route.fulfill({ json, headers: { 'access-control-allow-origin': '*' } });
  });

/** Has the development wallet know one network more: its settings stand at its script, before that runs. */
const teachWallet = (page: Page, chainId: number, name: string, rpcUrl: string) =>
  page.addInitScript(
    (chain) => {
      const teach = (script: HTMLElement) => {
        const config: { readonly chains: readonly unknown[] } = JSON.parse(script.dataset['config'] ?? '');
        script.dataset['config'] = JSON.stringify({ ...config, chains: [...config.chains, chain] });
      };
      new MutationObserver((_, observer) => {
        const script = document.querySelector<HTMLElement>('script[src="/dev-wallet.js"]');
        if (!script) return;
        observer.disconnect();
        teach(script);
      }).observe(document, { childList: true, subtree: true });
    },
    { chainId, name, rpcUrl },
  );

// NET-2
for (const { chainId, name, nodes, paths } of CHAINS) {
  test(`on ${name} ${paths.join(', ')} say that they are not available there, with two ways out`, async ({ page, site }) => {
    for (const address of nodes) await standIn(page, address, chainId, site.rpcUrls[196] ?? '');
    if (nodes.length > 0) await teachWallet(page, chainId, name, site.rpcUrls[196] ?? '');
    for (const path of paths) {
      await rememberWallet(page, { chainId });
      await page.goto(`${path}?lng=en-US`);
      const notice = page.getByTestId('shared-not-available');
      await expect(notice.getByRole('heading')).toHaveText(`Not available on ${name}`);
      await expect(page.getByTestId('shell-block')).toContainText(/\d/);
      await expect(page.getByRole('main')).not.toContainText(FALSE_FACTS);
      await notice.getByRole('button', { name: 'Swap' }).click();
      await expect(page.getByTestId('swap-button')).toBeVisible();
      await page.goBack();
      await notice.getByRole('button', { name: 'Switch to Mainnet' }).click();
      await expect(notice).toBeHidden();
      await expect(page.getByTestId('shell-network')).toContainText('Mainnet');
      const drawn = page.locator('[data-testid^="governance-proposal"], [data-testid^="pool-mining-card-"]');
      await expect(drawn.first()).toBeVisible();
    }
  });
}
