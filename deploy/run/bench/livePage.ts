import type { Page } from '@playwright/test';
import type { BenchPorts, BenchSite } from './benchSite';
import { quotePage, waitForQuote, withBenchSite } from './benchSite';
import type { BenchPart, Figure } from './figure';
import { kilobytes, targets } from './figure';
import { createNodeMeter } from './nodeTraffic';
import { blockToQuote, keystrokeToQuote, median } from './quoteTimes';
import { searchFrame } from './tokenSearch';

const BLOCKS = 5;
const KEYSTROKES = 20;

async function heapMegabytes(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  await session.send('Performance.enable');
  await session.send('HeapProfiler.collectGarbage');
  const { metrics } = await session.send('Performance.getMetrics');
  return (metrics.find(({ name }) => name === 'JSHeapUsedSize')?.value ?? Number.NaN) / 1_000_000;
}

async function measure({ page, devnet, url }: BenchSite): Promise<Figure[]> {
  const meter = createNodeMeter(
    page,
    Object.values(devnet.chains).map(({ rpcUrl }) => rpcUrl),
  );
  await page.goto(quotePage(url));
  await waitForQuote(page);
  const untilQuote = meter.soFar();
  const load = await meter.take();
  const heap = await heapMegabytes(page);

  const quote = await (async () => {
    await keystrokeToQuote(page, '1.5');
    return meter.take();
  })();

  const keystrokes: number[] = [];
  for (let step = 1; step <= KEYSTROKES; step += 1) keystrokes.push(await keystrokeToQuote(page, `2.${step}1`));
  await meter.take();

  const blocks: number[] = [];
  for (let block = 0; block < BLOCKS; block += 1) {
    // A read of the block before would already see the pools of the next one, whose block then changes nothing.
    await meter.rest();
    blocks.push(await blockToQuote(page, devnet));
  }
  const live = await meter.take();

  const search = await searchFrame(page);

  return [
    { name: 'node requests until the first quote', value: untilQuote, unit: 'requests', ...targets.quoteFirst },
    { name: 'node requests, load until nothing more is asked', value: load.requests, unit: 'requests', ...targets.loadRequests },
    { name: 'node requests per new block', value: live.requests / BLOCKS, unit: 'requests', ...targets.blockRequests },
    { name: 'bytes per new block, both ways', value: kilobytes(live.bytes / BLOCKS), unit: 'KB', ...targets.blockBytes },
    { name: 'node requests per confirmed quote', value: quote.requests, unit: 'requests', ...targets.quoteRequests },
    { name: 'bytes per confirmed quote, both ways', value: kilobytes(quote.bytes), unit: 'KB', ...targets.quoteBytes },
    { name: `last keystroke to quote, median of ${KEYSTROKES}`, value: median(keystrokes), unit: 'ms', ...targets.keystroke },
    { name: `new block to its quote (push), median of ${BLOCKS}`, value: median(blocks), unit: 'ms', ...targets.pushedBlock },
    { name: 'JS heap after load', value: heap, unit: 'MB', ...targets.heap },
    { name: 'longest frame while searching 10,000 tokens', value: search, unit: 'ms', ...targets.searchFrame },
  ];
}

/** What the standing swap page asks of the node, and how soon it answers. */
export function livePage(ports: BenchPorts): BenchPart {
  return {
    title: 'The standing swap page (local chain, WebSocket, no wallet)',
    run: () => withBenchSite(ports, async (site) => ({ figures: await measure(site), details: [] })),
  };
}
