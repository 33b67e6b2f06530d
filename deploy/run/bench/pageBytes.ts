import { readFileSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { localSite } from '../localRelease';
import type { BenchPorts } from './benchSite';
import { quotePage, waitForQuote, withBenchSite } from './benchSite';
import type { BenchPart, Figure } from './figure';
import { kilobytes, targets } from './figure';

function servedBytes(path: string): number {
  const packed = join(localSite.root, `${path}.br`);
  return readFileSync(existsSync(packed) ? packed : join(localSite.root, path)).length;
}

function scriptsOf(page: Page): ReadonlySet<string> {
  const scripts = new Set<string>();
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (request.resourceType() === 'script' && pathname.startsWith('/a/')) scripts.add(pathname);
  });
  return scripts;
}

function figuresAt(moment: string, scripts: ReadonlySet<string>, target: { readonly goal: number; readonly budget: number }): Figure[] {
  const bytes = [...scripts].reduce((sum, path) => sum + servedBytes(path), 0);
  return [
    { name: `JS until ${moment}`, value: kilobytes(bytes), unit: 'KB', ...target },
    { name: `script requests until ${moment}`, value: scripts.size, unit: 'requests' },
  ];
}

/** Notes in the page when the form stands; what is asked for later is not what the form waited for. */
const noteForm = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-testid="swap-from"] input')) return
  performance.mark('form')
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`;

/** Paths of the scripts that the page had asked for when its form stood. */
async function scriptsOfForm(page: Page): Promise<ReadonlySet<string>> {
  const urls = await page.evaluate(() => {
    const stood = performance.getEntriesByName('form')[0]?.startTime ?? Number.POSITIVE_INFINITY;
    return performance.getEntriesByType('resource').flatMap(({ name, startTime }) => (startTime < stood ? [name] : []));
  });
  return new Set(urls.map((url) => new URL(url).pathname).filter((path) => path.startsWith('/a/') && path.endsWith('.js')));
}

/** Opens the swap page in a browser, on the local chain, and adds up the scripts that came until its form can be used and until its first quote. */
export function pageBytes(ports: BenchPorts): BenchPart {
  return {
    title: 'The swap page in a browser (local chain, no wallet)',
    run: () =>
      withBenchSite(ports, async ({ page, url }) => {
        const scripts = scriptsOf(page);
        await page.addInitScript({ content: noteForm });
        await page.goto(`${url}/swap?lng=en-US`);
        await page.getByTestId('swap-from').getByRole('textbox').waitFor({ timeout: 20_000 });
        const first = await scriptsOfForm(page);
        const form = figuresAt('the swap form can be used', first, targets.form);
        const details = [...first].map((path) => `    ${kilobytes(servedBytes(path)).toFixed(1).padStart(7)}  ${path}`);
        await page.goto(quotePage(url));
        await waitForQuote(page);
        return {
          figures: [...form, ...figuresAt('the first quote', scripts, targets.quote)],
          details: ['  Scripts until the form:', ...details],
        };
      }),
  };
}
