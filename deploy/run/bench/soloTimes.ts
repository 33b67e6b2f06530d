import { cpSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import type { Page } from '@playwright/test';
import { repositoryRoot } from '../../build/apps';
import { spawnSolo } from '../solo/spawnSolo';
import { withBenchSite, type BenchPorts, type BenchSite } from './benchSite';
import { targets, type BenchPart, type Figure } from './figure';
import { median } from './quoteTimes';

const CHANGES = 5;
const SOLO_PORT_OFFSET = 7;

/** A copy of the section, inside the repository, where its packages are found. */
const place = join(repositoryRoot, '.build/solo-bench');
const folder = join(place, 'mf-swap');
const texts = join(folder, 'src/ui/swap.messages.ts');

const heading = (page: Page, name: string) => page.getByRole('heading', { name, exact: true }).waitFor({ timeout: 300_000 });

/** From the command to the section's first picture, in milliseconds; then `use`, and the server's end. */
async function firstPicture({ page, url }: BenchSite, port: number, use: () => Promise<void> = () => Promise.resolve()): Promise<number> {
  const begun = performance.now();
  const server = await spawnSolo(relative(repositoryRoot, folder), url, port);
  try {
    await page.goto(`${server.url}/swap?lng=en-US`);
    await heading(page, 'Swap');
    const time = performance.now() - begun;
    await use();
    return time;
  } finally {
    await server.stop();
  }
}

/** From a saved file to its picture, in milliseconds, one change after the other. */
async function changes(page: Page): Promise<number[]> {
  const source = readFileSync(texts, 'utf8');
  const times: number[] = [];
  for (let change = 1; change <= CHANGES; change += 1) {
    const begun = performance.now();
    writeFileSync(texts, source.replace("defaultMessage: 'Swap' }", `defaultMessage: 'Swap ${change}' }`));
    await heading(page, `Swap ${change}`);
    times.push(performance.now() - begun);
  }
  return times;
}

async function measure(site: BenchSite, port: number): Promise<Figure[]> {
  cpSync(join(repositoryRoot, 'mf-swap'), folder, { recursive: true, filter: (path) => !path.endsWith('/dist') });
  try {
    const cold = await firstPicture(site, port);
    let times: number[] = [];
    const warm = await firstPicture(site, port, async () => {
      times = await changes(site.page);
    });
    return [
      { name: 'first picture after the command, nothing kept', value: cold, unit: 'ms' },
      { name: 'first picture after the command, warm', value: warm, unit: 'ms', ...targets.soloPicture },
      { name: `saved file to picture, median of ${CHANGES}`, value: median(times), unit: 'ms', ...targets.soloChange },
    ];
  } finally {
    rmSync(place, { recursive: true, force: true });
  }
}

/** How soon a section that is served alone into a released shell is seen, and a change to it. */
export function soloTimes(ports: BenchPorts): BenchPart {
  return {
    title: 'One section served alone (npm run dev -- mf-swap --shell)',
    run: () => withBenchSite(ports, async (site) => ({ figures: await measure(site, ports.port + SOLO_PORT_OFFSET), details: [] })),
  };
}
