import type { Page } from '@playwright/test';
import { expect } from '../../harness/test';
import { cutOff, tornNumbers } from './dialogWalk';
import { IN_DIALOG, smallFields, smallTargets } from './targets';
import { brokenWords } from './words';

/** What a thumb needs, in pixels; half a pixel is rounding. */
const THUMB = 43.5;
/** That of a phone, and what 400 % of a screen of 1280 leaves, at the least height at which the decision stands still. */
const SIZES = [
  { width: 375, height: 812 },
  { width: 320, height: 480 },
] as const;
/** The product's own, and a wide one, in which a first visit may stand. */
const FONTS = ['', '"DejaVu Sans", Verdana, sans-serif'] as const;

const setFont = (page: Page, font: string) =>
  page.evaluate((family) => {
    document.documentElement.style.fontFamily = family;
  }, font);

/**
 * What is wrong with the topmost dialog on a phone: targets that are too small for a thumb, fields that a phone's browser zooms to, words and numbers in two
 * pieces, and what is cut off, in two sizes and two fonts. Afterwards the page is as it was.
 */
export async function faultsOnPhone(page: Page): Promise<string[]> {
  const size = page.viewportSize() ?? { width: 1280, height: 800 };
  const session = await page.context().newCDPSession(page);
  const touch = (enabled: boolean) => session.send('Emulation.setTouchEmulationEnabled', { enabled });
  const found: string[] = [];
  await touch(true);
  for (const viewport of SIZES) {
    await page.setViewportSize(viewport);
    expect(await page.evaluate(() => matchMedia('(pointer: coarse)').matches)).toBe(true);
    const where = `at ${viewport.width}`;
    found.push(...(await smallTargets(page, THUMB, IN_DIALOG)).map((text) => `${where}: small ${text}`));
    found.push(...(await smallFields(page)).map((text) => `${where}: zooms ${text}`));
    for (const font of FONTS) {
      await setFont(page, font);
      const faults = [
        ...(await tornNumbers(page)),
        ...(await brokenWords(page, '[role=dialog], [role=alertdialog]')),
        ...(await cutOff(page)),
      ];
      found.push(...faults.map((text) => `${where}${font === '' ? '' : ', in a wide font'}: ${text}`));
    }
    await setFont(page, '');
  }
  await touch(false);
  await session.detach();
  await page.setViewportSize(size);
  return found;
}
