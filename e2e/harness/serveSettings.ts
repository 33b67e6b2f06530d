import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import { runRelease } from './deliverySite';
import { readSiteFacts } from './siteFacts';

/** What a local site serves as its run-time file. */
interface ServedFile {
  readonly value: { readonly settings: Readonly<Record<string, unknown>> };
}

/** The run-time file of the site under test with some settings replaced, signed by this machine's operator key as a next one. */
async function signedWith(changes: Readonly<Record<string, unknown>>): Promise<string> {
  const { url, store } = readSiteFacts();
  const { value }: ServedFile = await (await fetch(`${url}/config.json`)).json();
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  try {
    const file = join(folder, 'settings.json');
    writeFileSync(file, JSON.stringify({ ...value.settings, ...changes }));
    const signed = await runRelease(store, ['config', 'sign', file]);
    return signed.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/**
 * Puts a text where the page holds its run-time file, before the page's script reads it. (A document that the test hands over instead would
 * come from nowhere, and the browser would not let it read the local chains.)
 */
export async function replaceInPage(page: Page, text: string): Promise<void> {
  await page.addInitScript((replacement) => {
    document.addEventListener('readystatechange', () => {
      if (document.readyState !== 'interactive') return;
      const block = document.createElement('div');
      block.hidden = true;
      block.id = 'run-time-file';
      block.textContent = replacement;
      document.getElementById('run-time-file')?.replaceWith(block);
    });
  }, text);
}

/** Serves this page a run-time file of its own, signed by the operator: in the page and at `/config.json`. For what only an operator can set. */
export async function serveSettings(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const text = await signedWith(changes);
  await replaceInPage(page, text);
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));
}
