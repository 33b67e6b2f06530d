import type { Page } from '@playwright/test';
import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { findings } from './axe';
import { latin } from './latin';
import { misplacedAtWidths } from './misplaced';
import { walkScreens } from './screens';
import { smallTargets } from './targets';
import { createTitles } from './titles';
import { unspoken } from './unspoken';

// Every screen is opened once for all that is looked for on it. The console of the page is watched beside it: whatever it says of any of them fails the test.
test.describe.configure({ timeout: 900_000 });

/** What a pointer needs, in pixels; half a pixel is rounding. */
const POINTER = 23.5;

async function headings(page: Page): Promise<readonly string[]> {
  const count = await page.getByRole('heading', { level: 1 }).count();
  return count === 1 ? [] : [`${count} headings`];
}

/** In light and dark, as for a person who wants less motion; afterwards the page is as it was. */
async function axe(page: Page): Promise<readonly string[]> {
  const found = await findings(page, 'axe');
  await page.emulateMedia({ colorScheme: null, reducedMotion: null });
  return found;
}

// SHELL-23, SHELL-25
test('every screen of a connected person: one heading, a title of its own, names as seen, targets of a pointer, nothing misplaced, nothing that axe finds', async ({
  page,
}) => {
  await rememberWallet(page);
  const { titles, keep, alike } = createTitles();
  await walkScreens(
    page,
    1280,
    {},
    {
      'one heading of the first level': headings,
      'a title, the thing first': keep,
      'every control is large enough for a pointer': (shown) => smallTargets(shown, POINTER),
      'the name of every control holds the words that are seen on it': unspoken,
      'axe finds nothing, light and dark': axe,
      'nothing is too wide or lies over another': misplacedAtWidths,
    },
  );
  expect(titles['swap']).toMatch(/^Swap ETH to DAI – /);
  expect(titles['proposal']).toContain('2.15');
  expect(titles['position']).toContain('11');
  expect(alike(), 'titles of several screens').toEqual([]);
});

// SHELL-23
test('every screen of a connected person in Chinese, dark, from a phone on: no English, a title of its own, nothing misplaced', async ({
  page,
}) => {
  await rememberWallet(page);
  const { titles, keep, alike } = createTitles();
  await walkScreens(
    page,
    375,
    { language: 'zh-CN', theme: 'DARK' },
    {
      'a title, the thing first': keep,
      'nothing is too wide or lies over another': misplacedAtWidths,
      // What a proposal says is its author's.
      'no English, names apart': async (shown, { name }) => {
        await expect(shown.locator('html')).toHaveAttribute('lang', 'zh-CN');
        return ['votes', 'proposal'].includes(name) ? [] : latin(shown);
      },
    },
  );
  expect(titles['swap']).toMatch(/ETH.*DAI/);
  expect(titles['proposal']).toContain('2.15');
  expect(titles['position']).toContain('11');
  expect(Object.entries(titles).filter(([, title]) => !/\p{Script=Han}/u.test(title))).toEqual([]);
  expect(alike(), 'titles of several screens').toEqual([]);
  await page.getByTestId('shell-connect').click();
  await expect(page.getByRole('dialog')).toBeVisible();
  expect(await latin(page), 'the dialog of the account').toEqual([]);
});

test('every screen of a visitor: one heading, nothing misplaced, nothing that axe finds', async ({ page }) => {
  await walkScreens(
    page,
    1280,
    { connected: false },
    {
      'one heading of the first level': headings,
      'axe finds nothing, light and dark': axe,
      'nothing is too wide or lies over another': misplacedAtWidths,
    },
  );
});

test('every screen of a visitor in Chinese, dark, from a phone on: nothing misplaced', async ({ page }) => {
  await walkScreens(
    page,
    375,
    { connected: false, language: 'zh-CN', theme: 'DARK' },
    { 'nothing is too wide or lies over another': misplacedAtWidths },
  );
});
