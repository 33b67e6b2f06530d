import type { CDPSession, Page } from '@playwright/test';
import type { Finding } from '../finding';
import { finding } from '../finding';

/** What a page holds after its garbage was collected: listeners, and nodes of the document, detached ones too. */
export interface PageLoad {
  readonly listeners: number;
  readonly nodes: number;
}

/** Measures what a page holds. */
export async function createLoadMeter(page: Page): Promise<() => Promise<PageLoad>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes') };
  };
}

/** What may be more afterwards, however often it was mounted: a block that was mined meanwhile, a line that became longer. */
const STILL_FLAT: PageLoad = { listeners: 10, nodes: 40 };

/** Compares what a page held before and after a number of mounts; what cannot be measured is not flat. */
export function leaks(before: PageLoad, after: PageLoad, mounts: number): Finding[] {
  const grown = (name: keyof PageLoad) => after[name] - before[name];
  const isFlat = (name: keyof PageLoad) => grown(name) <= STILL_FLAT[name];
  return [
    ...(isFlat('listeners') ? [] : [finding('listener_leak', `${grown('listeners')} more listeners after ${mounts} mounts`)]),
    ...(isFlat('nodes') ? [] : [finding('node_leak', `${grown('nodes')} more nodes after ${mounts} mounts`)]),
  ];
}
