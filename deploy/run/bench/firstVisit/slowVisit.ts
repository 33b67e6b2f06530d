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

/** A first visit over a slow line: milliseconds until the first quote, or until nothing more is fetched; and its film strip in `.build/film`. */
export async function slowVisit({ url, name, hasQuote }: SlowVisit): Promise<number> {
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
    const time = await page.evaluate(() => performance.now());
    await endFilm();
    return time;
  } finally {
    await browser.close();
  }
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
