import { rememberWallet } from '../../harness/rememberWallet';
import { expect, test } from '../../harness/test';
import { findings } from './axe';
import { SCREENS, visit } from './screens';

test.describe.configure({ timeout: 240_000 });

test('axe finds nothing on any screen of a connected person, light and dark', async ({ page }) => {
  await rememberWallet(page);
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen);
    found.push(...(await findings(page, screen.name)));
  }
  expect(found).toEqual([]);
});

test('axe finds nothing on any screen of a visitor', async ({ page }) => {
  const found: string[] = [];
  for (const screen of SCREENS) {
    await visit(page, screen, false);
    found.push(...(await findings(page, screen.name)));
  }
  expect(found).toEqual([]);
});
