import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import type { CDPSession } from '@playwright/test';
import { repositoryRoot } from '../../../build/apps';
import { launchOptions } from '../../launchOptions';
import { waitForQuote } from '../benchSite';

/** A slow 4G as Lighthouse applies it to a browser: a round trip for each request in ms, bytes a second; and a processor of a quarter. */
const SLOW_4G = { offline: false, latency: 562.5, downloadThroughput: (1_474_560 / 8) | 0, uploadThroughput: (675_000 / 8) | 0 };
const CPU_SLOWDOWN = 4;
/** A film strip shows the first seconds in steps of so many milliseconds. */
const FRAME_MS = 100;
const FILM_MS = 10_000;

const strips = join(repositoryRoot, '.build/film');

interface SlowVisit {
  readonly url: string;
  /** Names the folder of the film strip. */
  readonly name: string;
  /** Whether the page comes to a quote, which is waited for; else it is filmed alone. */
  readonly hasQuote: boolean;
}

/** In milliseconds after the visit began. */
interface SlowTimes {
  /** Until the first quote, or until nothing more is fetched. */
  readonly end: number;
  readonly firstPaint: number;
  /** The last largest paint until then, as the browser saw it. */
  readonly largestPaint: number;
}

/** A first visit over a slow line, and its film strip in `.build/film`. */
export async function slowVisit({ url, name, hasQuote }: SlowVisit): Promise<SlowTimes> {
  const browser = await chromium.launch(launchOptions());
  try {
    const page = await browser.newPage({ viewport: { width: 375, height: 812 } });
    await page.addInitScript({ content: 'globalThis.__name = (named) => named' });
    const session = await page.context().newCDPSession(page);
    await session.send('Network.enable');
    await session.send('Network.emulateNetworkConditions', SLOW_4G);
    await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
    const endFilm = await film(session, name);
    await page.goto(url, { waitUntil: 'commit' });
    if (hasQuote) await waitForQuote(page);
    else await page.waitForLoadState('networkidle');
    const times = await page.evaluate(timesOf);
    await endFilm();
    return times;
  } finally {
    await browser.close();
  }
}

/** Runs in the page. */
function timesOf(): Promise<SlowTimes> {
  const end = performance.now();
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return new Promise((resolve) => {
    new PerformanceObserver((list) => {
      resolve({ end, firstPaint, largestPaint: list.getEntries().at(-1)?.startTime ?? Number.NaN });
    }).observe({ type: 'largest-contentful-paint', buffered: true });
  });
}

/** Keeps what the screen shows, one picture for every tenth of a second in which it changed. */
async function film(session: CDPSession, name: string): Promise<() => Promise<void>> {
  const folder = join(strips, name);
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  const begun = Date.now() / 1000;
  session.on('Page.screencastFrame', ({ data, metadata, sessionId }) => {
    const after = Math.round((((metadata.timestamp ?? begun) - begun) * 1000) / FRAME_MS) * FRAME_MS;
    if (after <= FILM_MS) writeFileSync(join(folder, `${String(after).padStart(5, '0')}.jpg`), Buffer.from(data, 'base64'));
    void session.send('Page.screencastFrameAck', { sessionId }).catch(() => undefined);
  });
  await session.send('Page.startScreencast', { format: 'jpeg', quality: 60, maxWidth: 375, maxHeight: 812 });
  return async () => {
    await session.send('Page.stopScreencast');
  };
}
