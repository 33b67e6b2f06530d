import { quotePage, withBenchSite, type BenchPorts } from '../benchSite';
import { targets, type BenchPart, type Figure } from '../figure';
import { median } from '../quoteTimes';
import { lighthouseRun, type LighthouseRun } from './lighthouseRun';
import { startReferenceSite } from './referenceSite';
import { slowVisit } from './slowVisit';

const RUNS = 3;
const REFERENCE_PORT_OFFSET = 11;

interface VisitedPage {
  readonly name: string;
  readonly url: string;
}

const medianOf = (runs: readonly LighthouseRun[]): LighthouseRun => ({
  score: median(runs.map(({ score }) => score)),
  fcp: median(runs.map(({ fcp }) => fcp)),
  lcp: median(runs.map(({ lcp }) => lcp)),
  tbt: median(runs.map(({ tbt }) => tbt)),
  // The worst of them: a shift that is seen now and then is one.
  cls: Math.max(...runs.map(({ cls }) => cls)),
});

function lineOf(name: string, { score, fcp, lcp, tbt, cls }: LighthouseRun): string {
  const times = [fcp, lcp, tbt].map((time) => time.toFixed(0).padStart(6));
  return `  ${name.padEnd(12)} score ${score.toFixed(0).padStart(3)}  FCP ${times[0]}  LCP ${times[1]}  TBT ${times[2]} ms  CLS ${cls.toFixed(3)}`;
}

async function lighthouseOf({ name, url }: VisitedPage): Promise<LighthouseRun> {
  const runs: LighthouseRun[] = [];
  for (let run = 1; run <= RUNS; run += 1) runs.push(await lighthouseRun(url, `${name}-${run}`));
  return medianOf(runs);
}

/** The middle time until the first quote over a slow line. */
async function slowQuote(page: VisitedPage): Promise<number> {
  const times: number[] = [];
  for (let run = 1; run <= RUNS; run += 1) times.push((await slowVisit({ ...page, hasQuote: true })).end);
  return median(times);
}

/** What a section makes of another page's times. */
const partsOf = (name: string, found: LighthouseRun, other: LighthouseRun): Figure[] => [
  { name: `largest paint, by that of the page beside, ${name}`, value: found.lcp / other.lcp, unit: 'times', ...targets.besidePaint },
  { name: `blocking time, by that of the page beside, ${name}`, value: found.tbt / other.tbt, unit: 'times', ...targets.besideBlocking },
];

/**
 * First visits by Lighthouse's phone and over a slow line, each section beside a page with React and one quote, in one run; and by Lighthouse beside
 * the page at an address that somebody else serves, of another exchange say, when there is one.
 */
export function firstVisits(ports: BenchPorts, beside: string | null): BenchPart {
  return {
    title: `First visits (Lighthouse, phone, median of ${RUNS}; film strips in .build/film)`,
    run: () =>
      withBenchSite(ports, async ({ devnet, url }) => {
        const reference = await startReferenceSite(devnet, ports.port + REFERENCE_PORT_OFFSET);
        try {
          const floor: VisitedPage = { name: 'reference', url: `${reference.url}/` };
          const sections = ['swap', 'pool', 'vote', 'claim'].map((name): VisitedPage => ({ name, url: `${url}/${name}?lng=en-US` }));
          const details: string[] = [];
          const figures: Figure[] = [];
          const other = beside === null ? null : await lighthouseOf({ name: 'beside', url: beside });
          if (other) details.push(lineOf('beside', other));
          for (const page of [floor, ...sections]) {
            const found = await lighthouseOf(page);
            details.push(lineOf(page.name, found));
            if (page === floor) continue;
            figures.push({ name: `Lighthouse, ${page.name}`, value: found.score, unit: 'points', ...targets.lighthouse });
            figures.push({
              name: `largest after first paint, as Lighthouse estimates it, ${page.name}`,
              value: found.lcp - found.fcp,
              unit: 'ms',
              ...targets.paint,
            });
            figures.push({ name: `layout shift, ${page.name}`, value: found.cls, unit: 'shift', ...targets.shift });
            if (other) figures.push(...partsOf(page.name, found, other));
          }
          for (const page of sections) {
            const { firstPaint, largestPaint } = await slowVisit({ ...page, hasQuote: false });
            const value = largestPaint - firstPaint;
            figures.push({ name: `largest after first paint, over a slow line, ${page.name}`, value, unit: 'ms', ...targets.paint });
          }
          const floorTime = await slowQuote(floor);
          const swapTime = await slowQuote({ name: 'quote', url: quotePage(url) });
          details.push(`  first quote over a slow line: reference ${floorTime.toFixed(0)} ms, swap ${swapTime.toFixed(0)} ms`);
          const ratio = swapTime / floorTime;
          figures.push({
            name: 'first quote over a slow line, by that of the reference',
            value: ratio,
            unit: 'times',
            ...targets.slowQuote,
          });
          return { figures, details };
        } finally {
          await reference.stop();
        }
      }),
  };
}
