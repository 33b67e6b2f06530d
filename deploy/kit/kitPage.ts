import type { Browser, Page } from '@playwright/test';
import type { KitProbe } from './kitProbe';

/** A page of the site on which the kit's section stands, with a wallet connected. */
export interface KitPage {
  readonly page: Page;
  /** Opens a path without loading the page anew; false when the section has drawn nothing there in time. */
  readonly shows: (section: string, path: string) => Promise<boolean>;
  readonly waitForFacts: (facts: Partial<ReturnType<KitProbe['facts']>>) => Promise<void>;
  readonly close: () => Promise<void>;
}

const PROBE = '/kitprobe';
/** How long a section may take to draw, in milliseconds; on a busy machine it takes long. */
const PATIENCE_MS = 20_000;

/** What a section drew: the outlet holds an element of its own at once, and the section's things are in that. */
const drawnBy = (page: Page, section: string) => page.getByTestId(`shell-outlet-${section}`).locator(':scope > * > *').first();

/** Opens the dialog of wallets and takes the development wallet, which approves everything from then on. */
async function connect(page: Page): Promise<void> {
  await page.evaluate(() => globalThis.__devWallet.autoApprove(true));
  await page.getByTestId('shell-connect').click();
  await page.getByRole('button', { name: 'Development Wallet' }).click();
  await page.waitForFunction(() => globalThis.__kit.facts().account !== null);
}

/** Opens the kit's own screen in a new browser profile; `watch` sees the page before its first request. */
export async function openKitPage(browser: Browser, url: string, watch: (page: Page) => Promise<void>): Promise<KitPage> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, locale: 'en-US', reducedMotion: 'reduce' });
  const page = await context.newPage();
  // The compiler of a command marks named functions by a call that the page does not know.
  await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
  await watch(page);
  await page.goto(`${url}${PROBE}?lng=en-US`);
  await page.waitForFunction(() => '__kit' in globalThis);
  await connect(page);
  return {
    page,
    async shows(section, path) {
      await page.evaluate((to) => globalThis.__kit.go(to), path);
      const drawn = drawnBy(page, section).waitFor({ state: 'attached', timeout: PATIENCE_MS });
      return drawn.then(
        () => true,
        () => false,
      );
    },
    async waitForFacts(wanted) {
      await page.waitForFunction(
        (facts) => Object.entries(facts).every(([name, value]) => Reflect.get(globalThis.__kit.facts(), name) === value),
        wanted,
      );
    },
    close: () => context.close(),
  };
}

/** Leaves the section for the kit's own screen. */
export async function leave(page: Page): Promise<void> {
  await page.evaluate((to) => globalThis.__kit.go(to), PROBE);
  await drawnBy(page, 'kitprobe').waitFor({ state: 'attached' });
}
