import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { changeServed, integrityOf, mark, ranIn } from '../../harness/changedFiles';
import { startDeliverySite } from '../../harness/deliverySite';
import type { DeliverySite } from '../../harness/deliverySite';
import { expect, test } from '../../harness/test';
import { buildsRunIn, drawnBy, openVisitor } from '../../harness/visitor';

let site: DeliverySite;
test.beforeAll(async () => {
  test.setTimeout(180_000);
  site = await startDeliverySite();
});
test.afterAll(() => site.stop());

const change = (path: string, edit: (text: string) => string) => changeServed(site, path, edit);
const pool = () => site.map().base.value.remotes['pool']?.stable;

/** What a script of the page has to make addresses that the browser takes. */
interface TrustedTypes {
  createPolicy(name: string, rules: { createScriptURL(url: string): string }): { createScriptURL(url: string): string };
}

interface Outcome {
  readonly code: string | null;
  readonly ran: unknown;
  readonly poolBuilds: readonly string[];
  readonly errors: readonly string[];
}

/** Opens the pool as a new visitor while something is changed; waits until it stands or its card does. */
async function visitChanged(browser: Parameters<typeof openVisitor>[0]): Promise<Outcome> {
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  await page.goto('/pool?lng=en-US');
  const card = page.getByTestId('shell-remote-error');
  await expect(card.or(drawnBy(page, 'pool')).first()).toBeAttached({ timeout: 30_000 });
  const code = (await card.count()) > 0 ? await card.getAttribute('data-code') : null;
  const outcome = { code, ran: await ranIn(page), poolBuilds: await buildsRunIn(page, 'pool'), errors: [...visitor.errors] };
  await visitor.stop();
  return outcome;
}

test('without a change the section stands', async ({ browser }) => {
  expect(await visitChanged(browser)).toEqual({ code: null, ran: undefined, poolBuilds: [pool()?.container], errors: [] });
});

for (const kind of ['entry', 'chunk'] as const) {
  // DELIVERY-1
  test(`a changed ${kind} of a section is not run`, async ({ browser }) => {
    const build = pool();
    const path = kind === 'entry' ? build?.entry : build?.preloads[0]?.path;
    const restore = change(`${build?.dir.slice(1)}${path}`, mark);
    const { code, ran } = await visitChanged(browser);
    restore();
    expect({ code, ran }).toEqual({ code: 'corrupt', ran: undefined });
  });
}

test('a changed script of the shell is not run; the page says what happened and what to do', async ({ browser }) => {
  const shell = site.map().base.value.shells[0]?.id ?? '';
  const restore = change(`a/shell/${shell}/main.js`, mark);
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  await page.goto('/pool');
  await expect.poll(() => visitor.errors.join()).toContain('integrity');
  expect(await ranIn(page)).toBeUndefined();
  await expect(page.getByText('Tarn could not start')).toBeVisible();
  await expect(page.getByText('Tarn 无法启动')).toBeVisible();
  // What the page looks like comes from the one script that the policy lets stand in it: no style of the page's own is allowed.
  await expect(page.getByRole('link', { name: 'Reload' })).toHaveCSS('background-color', 'rgb(11, 107, 117)');
  restore();
  await page.getByRole('link', { name: 'Reload' }).click();
  await expect(drawnBy(page, 'pool')).toBeAttached({ timeout: 30_000 });
  await expect(page.getByText('could not start')).toHaveCount(0);
  await visitor.stop();
});

// DELIVERY-22
test('a page whose own first script was changed says that it could not start', async ({ browser }) => {
  const restore = change('index.html', (html) =>
    html.replace('<script>(function(){', '<script>globalThis.changedScriptRan=1;(function(){'),
  );
  const restoreScript = change(`a/shell/${site.map().base.value.shells[0]?.id ?? ''}/main.js`, mark);
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  await page.goto('/pool');
  await expect(page.getByText('Tarn could not start')).toBeVisible();
  expect(await ranIn(page)).toBeUndefined();
  restoreScript();
  restore();
  await visitor.stop();
});

test('a changed script of the shell with its own integrity in the page is not run either', async ({ browser }) => {
  const shell = site.map().base.value.shells[0]?.id ?? '';
  let hash = '';
  const restoreScript = change(`a/shell/${shell}/main.js`, (text) => {
    hash = integrityOf(mark(text));
    return mark(text);
  });
  const restorePage = change('index.html', (html) =>
    html.replace(/(main\.js" integrity=")[^"]+/, (_, before: string) => `${before}${hash}`),
  );
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.context.newPage();
  await page.goto('/pool');
  await expect.poll(() => visitor.violations.join()).toContain('script-src');
  expect(await ranIn(page)).toBeUndefined();
  restorePage();
  restoreScript();
  await visitor.stop();
});

const injections = [
  ['an inline script', '<script>globalThis.changedScriptRan=1</script>', 'script-src'],
  ['a script with its own integrity', '', 'script-src'],
  ['an inline handler', '<img src="data:," onerror="globalThis.changedScriptRan=1">', 'script-src'],
  ['an inline style', '<style>body{--changed:1}</style>', 'style-src'],
  ['a base address', '<base href="https://elsewhere.example/">', 'base-uri'],
  ['a frame', '<iframe src="https://elsewhere.example/"></iframe>', 'frame-src'],
] as const;

for (const [what, markup, directive] of injections) {
  test(`${what} put into the page does nothing`, async ({ browser }) => {
    const script = 'globalThis.changedScriptRan=1';
    writeFileSync(join(site.store, 'extra.js'), script);
    const tag = markup || `<script src="/extra.js" integrity="${integrityOf(script)}" crossorigin="anonymous"></script>`;
    const restore = change('index.html', (html) => html.replace('<div id="root">', `${tag}<div id="root">`));
    const visitor = await openVisitor(browser, site.url);
    const page = await visitor.visit('/pool', 'pool');
    await expect.poll(() => visitor.violations.join()).toContain(directive);
    expect(await ranIn(page)).toBeUndefined();
    expect(await page.evaluate(() => getComputedStyle(document.body).getPropertyValue('--changed'))).toBe('');
    restore();
    await visitor.stop();
  });
}

/** Changes the map where it is served and where the page carries it. */
function changeMap(edit: (text: string) => string): () => void {
  const restores = [
    change('release.json', edit),
    change('index.html', (html) => html.replace(/(id="release-map">)([^<]*)/, (_, before: string, map: string) => before + edit(map))),
  ];
  return () => restores.forEach((restore) => restore());
}

test('a map with one changed byte is refused, as is one without a hash, and no section is loaded from it', async ({ browser }) => {
  const edits = [
    (text: string) => text.replace('"entry":"remoteEntry.js"', '"entry":"remoteEntrx.js"'),
    (text: string) => text.replace(/"integrity":"sha384-[^"]+",/, ''),
    (text: string) => text.replace(/"integrity":"sha384-./, (found) => `${found.slice(0, -1)}${found.endsWith('A') ? 'B' : 'A'}`),
  ];
  for (const edit of edits) {
    const restore = changeMap(edit);
    const { code, poolBuilds, errors } = await visitChanged(browser);
    restore();
    expect(code).toBe('unproved');
    expect(poolBuilds).toEqual([]);
    expect(errors.join()).toMatch(/Release map refused: (bad_signature|bad_schema)/);
  }
});

test('an older map is refused by a browser that has seen a newer one, and stable goes on', async ({ browser }) => {
  const old = readFileSync(join(site.store, 'release.json'), 'utf8');
  await site.release('renew');
  const visitor = await openVisitor(browser, site.url);
  await (await visitor.visit('/swap', 'swap')).close();
  const restore = changeMap(() => old);
  const page = await visitor.visit('/pool', 'pool');
  expect(await buildsRunIn(page, 'pool')).toEqual([pool()?.container]);
  expect(visitor.errors.join()).toContain('Release map refused: replayed');
  restore();
  await visitor.stop();
});

test('a script without a hash is refused, whoever starts it', async ({ browser }) => {
  const visitor = await openVisitor(browser, site.url);
  const page = await visitor.visit('/swap', 'swap');
  const address = `${pool()?.dir}${pool()?.entry}`;
  const asText = await page.evaluate((url) => {
    try {
      document.createElement('script').src = url;
      return 'taken';
    } catch (cause) {
      return cause instanceof Error ? cause.name : 'thrown';
    }
  }, address);
  expect(asText).toBe('TypeError');
  const asTrusted = await page.evaluate(
    (url) =>
      new Promise<string>((resolve) => {
        const { trustedTypes } = window as unknown as { trustedTypes: TrustedTypes };
        const policy = trustedTypes.createPolicy('webpack', { createScriptURL: (text) => text });
        const script = document.createElement('script');
        Reflect.set(script, 'src', policy.createScriptURL(url));
        script.onload = () => resolve('ran');
        script.onerror = () => resolve('refused');
        document.head.append(script);
      }),
    address,
  );
  expect(asTrusted).toBe('refused');
  expect(await buildsRunIn(page, 'pool')).toEqual([]);
  await visitor.stop();
});

test('a changed byte is told by a beacon, and freezes all releases once the watch has seen it itself', async ({ browser }) => {
  const build = pool();
  const restore = change(`${build?.dir.slice(1)}${build?.entry}`, mark);
  await visitChanged(browser);
  await expect.poll(() => readFileSync(site.beaconLog, 'utf8')).toContain(`remote=pool&id=${build?.id}&arm=stable&outcome=integrity_fail`);
  const watch = () => site.release('watch', '--beacons', site.beaconLog, '--site', site.url, '--once');
  restore();
  expect(await watch()).toContain('0 alarms');
  const restoreAgain = change(`${build?.dir.slice(1)}${build?.entry}`, mark);
  expect(await watch()).toContain('1 alarms');
  restoreAgain();
  await expect(site.release('publish', await site.build('mf-claim', '0.2.0'), '--canary', '5')).rejects.toThrow('frozen');
  await site.release('unfreeze');
});
