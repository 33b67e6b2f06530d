import type { Page } from '@playwright/test';
import type { Chain } from './chain';

/** What the bare wallet was asked to send, newest last. */
export interface BareWallet {
  readonly sent: readonly unknown[];
}

/**
 * A wallet without a window, for a page that is not the shell's: it hands everything to the local chain, whose node signs for its own accounts, and
 * approves at once. What it asks does not pass through the page, as an extension's does not.
 */
export async function addBareWallet(page: Page, chain: Chain, account: string): Promise<BareWallet> {
  const sent: unknown[] = [];
  await page.exposeFunction('askBareWallet', async (method: string, params: readonly unknown[]) => {
    if (method === 'eth_requestAccounts' || method === 'eth_accounts') return [account];
    if (method === 'eth_sendTransaction') sent.push(params[0]);
    return chain.mainnet.send(method, [...params]);
  });
  await page.addInitScript(() => {
    const ask = ({ method, params = [] }: { readonly method: string; readonly params?: readonly unknown[] }) =>
      Reflect.get(window, 'askBareWallet')(method, params);
    const provider = { request: ask, on: () => undefined, removeListener: () => undefined };
    Object.defineProperty(window, 'ethereum', { value: provider });
  });
  return { sent };
}
