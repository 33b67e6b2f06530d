import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';
import { brokenWords } from './words';

test.describe.configure({ timeout: 400_000 });
test.use({ viewport: { width: 375, height: 740 }, hasTouch: true, isMobile: true });

// On a first visit the page stands in whatever font is there, which may be a wide one.
test.beforeEach(({ page }) => page.route('**/fonts/*', (route) => route.abort()));

test('no word and no figure of a screen is broken or cut on a phone, in the font of a first visit', async ({ page, guard }) => {
  guard.allow(/ERR_FAILED|preload/);
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen);
    found.push(...(await brokenWords(page, 'header, nav, main')).map((text) => `${screen.name}: ${text}`));
  }
  expect(found).toEqual([]);
});
