import { expect } from '@playwright/test';
import type { Browser, BrowserContext, Locator, Page } from '@playwright/test';

/** One person's browser on a site under delivery: its bucket, what scripts it ran, what its policy refused. */
export interface Visitor {
  readonly context: BrowserContext;
  /** Opens a page and waits until its section stands; gives the page. */
  visit(path: string, section: string): Promise<Page>;
  /** Policy violations of all its pages, as `directive blocked-address`. */
  readonly violations: readonly string[];
  readonly errors: readonly string[];
  stop(): Promise<void>;
}

/** The containers of a section whose entry ran in this page: an entry sets one global (a file that was only fetched sets none). */
export function buildsRunIn(page: Page, section: string): Promise<string[]> {
  return page.evaluate((prefix) => Object.keys(window).filter((name) => name.startsWith(prefix)), `mf_${section}_`);
}

/** Goes to an address as a link of the application does: the one history hears of it, the page stays. */
export async function goInside(page: Page, path: string): Promise<void> {
  await page.evaluate((target) => {
    window.history.pushState(null, '', target);
    window.dispatchEvent(new PopStateEvent('popstate'));
  }, path);
}

/** What a section drew: the outlet holds an element of its own at once, and the section's things are in that. */
export function drawnBy(page: Page, section: string): Locator {
  return page.getByTestId(`shell-outlet-${section}`).locator(':scope > * > *').first();
}

/** Waits until a section has drawn something. */
export async function expectSection(page: Page, section: string): Promise<void> {
  await expect(drawnBy(page, section)).toBeAttached({ timeout: 30_000 });
}

/** A new browser profile at `url`; with a bucket, it stands at that place in the crowds. */
export async function openVisitor(browser: Browser, url: string, bucket?: string): Promise<Visitor> {
  const context = await browser.newContext({ baseURL: url });
  const violations: string[] = [];
  const errors: string[] = [];
  await context.exposeFunction('reportViolation', (text: string) => violations.push(text));
  await context.addInitScript((own) => {
    if (own) document.cookie = `__Host-bucket=${own}; Path=/; Secure; SameSite=Lax`;
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI, sample }) => {
      void Reflect.get(window, 'reportViolation')(`${effectiveDirective} ${blockedURI} ${sample}`);
    });
  }, bucket);
  context.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  return {
    context,
    violations,
    errors,
    async visit(path, section) {
      const page = await context.newPage();
      await page.goto(`${path}${path.includes('?') ? '&' : '?'}lng=en-US`);
      await expectSection(page, section);
      return page;
    },
    stop: () => context.close(),
  };
}
