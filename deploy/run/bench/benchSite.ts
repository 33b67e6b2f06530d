import { chromium } from '@playwright/test';
import type { Page } from '@playwright/test';
import type { Devnet } from '../../devnet/startDevnet';
import { startDevnet } from '../../devnet/startDevnet';
import { launchOptions } from '../launchOptions';
import { localSite, publishAllLocally, setLocally } from '../localRelease';
import { startSite } from '../startSite';

/** A page of a fresh browser on the local release, over fresh local chains; no wallet. */
export interface BenchSite {
  readonly page: Page;
  readonly devnet: Devnet;
  readonly url: string;
}

export interface BenchPorts {
  readonly port: number;
  readonly devnetPort: number;
}

/** Serves the newest local builds, opens a browser, and ends all of it when `use` is done. */
export async function withBenchSite<T>({ port, devnetPort }: BenchPorts, use: (site: BenchSite) => Promise<T>): Promise<T> {
  const release = await publishAllLocally();
  const devnet = await startDevnet({ basePort: devnetPort });
  await setLocally(release, devnet.runtimeConfig());
  const server = await startSite({ root: localSite.root, port });
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage();
    // The compiler of this command marks named functions by a call that the page does not know.
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    return await use({ page, devnet, url: server.url });
  } finally {
    await browser.close();
    await server.stop();
    await devnet.stop();
  }
}

const USDC = '0xA0b86991c6218b36c1d19D4a2e9Eb0cE3606eB48';

/** The address of the swap of 1 ETH for USDC. */
export function quotePage(url: string): string {
  return `${url}/swap?lng=en-US&inputCurrency=ETH&outputCurrency=${USDC}&exactAmount=1&exactField=input`;
}

/** Waits until the swap page shows a quote. */
export async function waitForQuote(page: Page): Promise<void> {
  await page.waitForFunction(
    () => {
      const field = document.querySelector('[data-testid="swap-to"] input');
      return field instanceof HTMLInputElement && /\d/.test(field.value);
    },
    undefined,
    { timeout: 30_000 },
  );
}
