import { execFile } from 'node:child_process';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from '@playwright/test';
import * as v from 'valibot';
import { repositoryRoot } from '../../../build/apps';
import { launchOptions } from '../../launchOptions';

/** Not among the packages of the project: it is larger than all of them, and is fetched by the one command that asks for it. */
const LIGHTHOUSE = 'lighthouse@12.2.3';
const folder = join(repositoryRoot, '.build/lighthouse');

const Audit = v.object({ numericValue: v.number() });
const Report = v.object({
  categories: v.object({ performance: v.object({ score: v.number() }) }),
  audits: v.object({
    'first-contentful-paint': Audit,
    'largest-contentful-paint': Audit,
    'total-blocking-time': Audit,
    'cumulative-layout-shift': Audit,
  }),
});

/** What Lighthouse says of a first visit on its phone (a slow 4G and a processor of a quarter, both calculated): score of 100, milliseconds, layout shift. */
export interface LighthouseRun {
  readonly score: number;
  readonly fcp: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
}

/** One run over an address. Rejects when Lighthouse cannot be fetched or gives no report. */
export async function lighthouseRun(url: string, name: string): Promise<LighthouseRun> {
  mkdirSync(folder, { recursive: true });
  const report = join(folder, `${name}.json`);
  const { executablePath = chromium.executablePath(), args } = launchOptions();
  const flags = ['--headless=new', ...args].join(' ');
  const options = ['--only-categories=performance', '--output=json', `--output-path=${report}`, `--chrome-flags=${flags}`, '--quiet'];
  const ask = () =>
    run('npm', ['exec', '--yes', `--package=${LIGHTHOUSE}`, '--', 'lighthouse', url, ...options], { CHROME_PATH: executablePath });
  // A trace that broke off says nothing of the page: it is taken once more.
  await ask().catch(ask);
  const { categories, audits } = v.parse(Report, JSON.parse(readFileSync(report, 'utf8')));
  return {
    score: categories.performance.score * 100,
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
    tbt: audits['total-blocking-time'].numericValue,
    cls: audits['cumulative-layout-shift'].numericValue,
  };
}

function run(command: string, args: readonly string[], environment: Readonly<Record<string, string>>): Promise<void> {
  return new Promise((resolve, reject) => {
    // From a folder without packages: npm would look for the command among those of the project.
    execFile(command, args, { cwd: folder, env: { ...process.env, ...environment } }, (error) => (error ? reject(error) : resolve()));
  });
}
