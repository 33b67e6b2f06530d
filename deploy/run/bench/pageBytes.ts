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

/** Tells when the form stands: at once, so that no script that comes later is counted with those it stood on. */
const tellForm = `new MutationObserver((_, observer) => {
  if (!document.querySelector('[data-testid="swap-from"] input')) return
  observer.disconnect()
  formStands('')
}).observe(document, { childList: true, subtree: true })`;

interface ScriptsRun {
  /** Paths of the scripts that have run until now. */
  readonly all: ReadonlySet<string>;
  /** Paths of those that had run when the form stood. */
  form(): readonly string[];
}

/** Follows which scripts of the site run in a page. One that was only fetched ahead has not run, and nothing has waited for it. */
async function scriptsRunIn(page: Page): Promise<ScriptsRun> {
  const all = new Set<string>();
  let form: readonly string[] | undefined;
  const session = await page.context().newCDPSession(page);
  session.on('Debugger.scriptParsed', ({ url }) => {
    const path = URL.canParse(url) ? new URL(url).pathname : '';
    if (path.startsWith('/a/')) all.add(path);
  });
  session.on('Runtime.bindingCalled', () => {
    form ??= [...all];
  });
  await session.send('Runtime.enable');
  await session.send('Runtime.addBinding', { name: 'formStands' });
  await session.send('Debugger.enable');
  await page.addInitScript({ content: tellForm });
  return {
    all,
    form: () => {
      if (form === undefined) throw new Error('the form never stood');
      return form;
    },
  };
}

function figuresOf(moment: string, scripts: Iterable<string>, target: { readonly goal: number; readonly budget: number }): Figure[] {
  const paths = [...scripts];
  const bytes = paths.reduce((sum, path) => sum + servedBytes(path), 0);
  return [
    { name: `JS until ${moment}`, value: kilobytes(bytes), unit: 'KB', ...target },
    { name: `scripts until ${moment}`, value: paths.length, unit: 'requests' },
  ];
}

function detailsOf(title: string, scripts: Iterable<string>): string[] {
  return [`  ${title}`, ...[...scripts].map((path) => `    ${kilobytes(servedBytes(path)).toFixed(1).padStart(7)}  ${path}`)];
}

/** Opens the swap page in a browser, on the local chain, and adds up the scripts that ran until its form could be used and until its first quote. */
export function pageBytes(ports: BenchPorts): BenchPart {
  return {
    title: 'The swap page in a browser (local chain, no wallet)',
    run: () =>
      withBenchSite(ports, async ({ page, url }) => {
        const scripts = await scriptsRunIn(page);
        await page.goto(quotePage(url));
        await waitForQuote(page);
        const quote = [...scripts.all];
        const form = scripts.form();
        const between = quote.filter((path) => !form.includes(path));
        return {
          figures: [...figuresOf('the swap form can be used', form, targets.form), ...figuresOf('the first quote', quote, targets.quote)],
          details: [...detailsOf('Scripts until the form:', form), ...detailsOf('And until the first quote:', between)],
        };
      }),
  };
}
