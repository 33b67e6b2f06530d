import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { launchOptions, PLAYWRIGHT_TURNS_OFF } from './launchOptions';

/** The list in the installed Playwright, which does not export it. */
function listOfPlaywright(): readonly string[] {
  const bundle = join(dirname(require.resolve('playwright-core/package.json')), 'lib/coreBundle.js');
  const list = /\n\s*disabledFeatures = \[([\s\S]*?)\]\.filter/.exec(readFileSync(bundle, 'utf8'))?.[1] ?? '';
  return [...list.matchAll(/^\s*"(\w+)"/gm)].map(([, name]) => name ?? '');
}

it('what Playwright turns off in a browser stays off', () => {
  expect(PLAYWRIGHT_TURNS_OFF).toEqual(listOfPlaywright());
});

it('one list is given to the browser: it hears the last one only', () => {
  const lists = launchOptions().args.filter((word) => word.startsWith('--disable-features='));
  expect(lists).toHaveLength(1);
  for (const name of [...PLAYWRIGHT_TURNS_OFF, 'PreloadTopChromeWebUI']) expect(lists[0]).toContain(name);
});
