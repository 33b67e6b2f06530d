import type { CDPSession, Page } from '@playwright/test';
import { expect, test } from '../../harness/test';

/** By path: what stands once the section does. */
const SCREENS = [
  { path: '/swap?lng=en-US', stands: '[data-testid="shell-outlet-swap"] > :not(:empty)' },
  { path: '/claim?lng=en-US', stands: '[data-testid="shell-outlet-claim"] > :not(:empty)' },
];

// DELIVERY-52
for (const { path, stands } of SCREENS) {
  test(`${path} is on the screen before the page's own script begins`, async ({ page }) => {
    await page.addInitScript(() => {
      // What the script of the shell says first of all.
      Object.defineProperty(globalThis, 'webpackChunkshell', {
        configurable: true,
        get: () => undefined,
        set(chunks: unknown) {
          Reflect.set(globalThis, 'paintsBefore', performance.getEntriesByName('first-contentful-paint').length);
          Object.defineProperty(globalThis, 'webpackChunkshell', { value: chunks, writable: true });
        },
      });
    });
    await page.goto(path);
    await expect(page.locator(stands).first()).toBeVisible();
    expect(await page.evaluate(() => Reflect.get(globalThis, 'paintsBefore'))).toBe(1);
  });
}

/** By path: what stands once all of its first screen does. */
const WHOLE = [
  { path: '/swap?lng=en-US', stands: '[data-testid="swap-from"]' },
  { path: '/pool?lng=en-US', stands: '[data-testid="pool-v3-empty"]' },
  { path: '/vote?lng=en-US', stands: '[data-testid="governance-proposal-row"]' },
  { path: '/claim?lng=en-US', stands: '[data-testid="shell-outlet-claim"] > :not(:empty)' },
];

// DELIVERY-52
for (const width of [1280, 375]) {
  test.describe(`at ${width}`, () => {
    test.use({ viewport: { width, height: 800 } });
    for (const { path, stands } of WHOLE) {
      test(`nothing larger than what the page drew first comes to ${path}`, async ({ page }) => {
        await page.addInitScript(() => {
          const largest: string[] = [];
          Reflect.set(globalThis, 'largest', largest);
          new PerformanceObserver((list) => {
            for (const entry of list.getEntries()) {
              const element: unknown = Reflect.get(entry, 'element');
              const isDrawn = element instanceof Element && element.closest('#first-picture, [data-picture]');
              largest.push(isDrawn ? 'drawn' : element instanceof Element ? element.outerHTML : 'gone');
            }
          }).observe({ type: 'largest-contentful-paint', buffered: true });
        });
        await page.goto(path);
        await expect(page.locator(stands).first()).toBeVisible();
        await page.waitForLoadState('networkidle');
        const largest: string[] = await page.evaluate(() => Reflect.get(globalThis, 'largest'));
        expect(largest).not.toEqual([]);
        expect(largest.filter((what) => what !== 'drawn')).toEqual([]);
      });
    }
  });
}

interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  /** Time of the processor, in microseconds. */
  readonly tdur?: number;
  readonly args: { readonly data?: { readonly url?: string } };
}

async function traced(session: CDPSession, run: () => Promise<void>): Promise<TraceEvent[]> {
  const events: TraceEvent[] = [];
  // The protocol leaves open what an event is.
  session.on('Tracing.dataCollected', ({ value }) => events.push(...(value as unknown as TraceEvent[])));
  const complete = new Promise<unknown>((resolve) => session.once('Tracing.tracingComplete', resolve));
  await session.send('Tracing.start', {
    traceConfig: { includedCategories: ['devtools.timeline', 'disabled-by-default-devtools.timeline'] },
  });
  await run();
  await session.send('Tracing.end');
  await complete;
  return events;
}

async function open(page: Page, path: string, stands: string): Promise<void> {
  await page.goto(path);
  await expect(page.locator(stands).first()).toBeVisible();
  // All of the start: what is fetched once the screen stands belongs to it.
  await page.waitForLoadState('networkidle');
}

/** A task begins a little before the script in it, in microseconds. */
const SAME_TASK = 2000;
/** No task may hold more than this part of what the start costs: evaluated and drawn in one go, the shell held a half; with a request before it is left, its script a sixth. */
const LARGEST_SHARE = 0.12;

// DELIVERY-52
for (const { path, stands } of WHOLE) {
  test(`the page has its turn again and again while ${path} starts`, async ({ page, browser }) => {
    const events = await traced(await browser.newBrowserCDPSession(), () => open(page, path, stands));
    const begun = events.find(({ name, args }) => name === 'EvaluateScript' && args.data?.url?.endsWith('/main.js'));
    const tasks = events.filter(
      ({ name, ph, pid, tid, ts }) =>
        name === 'RunTask' && ph === 'X' && pid === begun?.pid && tid === begun.tid && ts >= begun.ts - SAME_TASK,
    );
    const times = tasks.map(({ tdur = 0 }) => tdur);
    const whole = times.reduce((sum, time) => sum + time, 0);
    expect(whole).toBeGreaterThan(0);
    expect(Math.max(...times) / whole).toBeLessThan(LARGEST_SHARE);
  });
}
