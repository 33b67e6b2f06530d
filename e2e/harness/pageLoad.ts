import type { CDPSession, Page } from '@playwright/test';

/** What a page holds after its garbage was collected. */
export interface PageLoad {
  readonly listeners: number;
  readonly nodes: number;
  readonly heapMegabytes: number;
}

/** Measures listeners, DOM nodes (detached ones too) and heap of a page. */
export async function createLoadMeter(page: Page): Promise<() => Promise<PageLoad>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  return async () => {
    await session.send('HeapProfiler.collectGarbage');
    const { metrics } = await session.send('Performance.getMetrics');
    const value = (name: string) => metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
    return { listeners: value('JSEventListeners'), nodes: value('Nodes'), heapMegabytes: value('JSHeapUsedSize') / 1024 / 1024 };
  };
}
