import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { BrowserContext, Page } from '@playwright/test';
import { keys, run } from './deliverySite';
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
    const signed = await run('deploy/release/main.ts', ['config', 'sign', file], { RELEASE_STORE: store, RELEASE_KEYS: keys });
    return signed.trim();
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const element = /<script type="application\/json" id="run-time-file">[\s\S]*?<\/script>/;

/** Puts a text where the page holds its run-time file. */
export async function replaceInPage(target: Page | BrowserContext, text: string): Promise<void> {
  const block = `<script type="application/json" id="run-time-file">${text.replaceAll('<', '\\u003c')}</script>`;
  await target.route('**/*', async (route) => {
    if (route.request().resourceType() !== 'document') return route.fallback();
    const answer = await route.fetch();
    return route.fulfill({ response: answer, body: (await answer.text()).replace(element, () => block) });
  });
}

/** Serves this page a run-time file of its own, signed by the operator: in the page and at `/config.json`. For what only an operator can set. */
export async function serveSettings(page: Page, changes: Readonly<Record<string, unknown>>): Promise<void> {
  const text = await signedWith(changes);
  await replaceInPage(page, text);
  await page.route('**/config.json', (route) => route.fulfill({ contentType: 'application/json', body: text }));
}
