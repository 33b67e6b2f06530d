import { appNames, outputFolder, readApp } from '../../build/apps';
import { readBuildFacts } from '../../build/buildFacts';
import { build } from '../build';
import { ensureKeys } from '../localRelease';
import { buildSizes } from './buildSizes';
import { federationCost } from './federationCost';
import type { Figure } from './figure';
import { figureLine, passes } from './figure';
import { firstVisits } from './firstVisit/firstVisits';
import { livePage } from './livePage';
import { manyPositions } from './manyPositions';
import { pageBytes } from './pageBytes';
import { peerTrades } from './peerTrades';
import { priceSearch } from './priceSearch';
import { soloTimes } from './soloTimes';

/**
 * Builds, measures part after part (or one alone), prints every figure, and sets a failing exit code when one is over its budget. First visits are
 * compared with those of the page at `beside` too, when there is one.
 */
export async function bench(only: 'solo' | 'lighthouse' | null, beside: string | null): Promise<void> {
  await build();
  const builds = appNames.flatMap((name) => readBuildFacts(outputFolder(readApp(name))) ?? []);
  const ports = { port: Number(process.env['PORT'] ?? 3200), devnetPort: Number(process.env['DEVNET_PORT'] ?? 9645) };
  const solo = soloTimes(ports);
  const all = [
    buildSizes(builds),
    federationCost(builds, await ensureKeys()),
    priceSearch(),
    peerTrades(),
    pageBytes(ports),
    livePage(ports),
    manyPositions(ports),
    solo,
  ];
  const parts = only === 'solo' ? [solo] : only === 'lighthouse' ? [firstVisits(ports, beside)] : all;
  const over: Figure[] = [];
  for (const part of parts) {
    const { figures, details } = await part.run();
    console.log(['', part.title, ...details, ...figures.map(figureLine)].join('\n'));
    over.push(...figures.filter((figure) => !passes(figure)));
  }
  console.log(over.length === 0 ? '\nAll budgets kept.' : `\nOver budget: ${over.map(({ name }) => name).join('; ')}`);
  process.exitCode = over.length === 0 ? 0 : 1;
}
