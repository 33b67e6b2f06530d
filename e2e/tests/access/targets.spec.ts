import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { SCREENS, visit } from './screens';
import { smallTargets } from './targets';

test.describe.configure({ timeout: 400_000 });

/** What a pointer needs, in pixels; half a pixel is rounding. */
const POINTER = 23.5;

test('every control of every screen is large enough for a pointer', async ({ page }) => {
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen);
    found.push(...(await smallTargets(page, POINTER)).map((text) => `${screen.name}: ${text}`));
  }
  expect(found).toEqual([]);
});
