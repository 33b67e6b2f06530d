import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import { finding } from '../finding';

/** The rules of WCAG 2.2 on the levels A and AA. */
export const WCAG_TAGS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];

/** The theme that the page is drawn in, which follows the wish of the system. */
export async function showTheme(page: Page, theme: 'light' | 'dark'): Promise<void> {
  await page.emulateMedia({ colorScheme: theme, reducedMotion: 'reduce' });
  await page.waitForFunction((wanted) => document.documentElement.dataset['theme'] === wanted, theme);
}

/**
 * Axe for the page as it stands, all of it but the development wallet, which is no part of the application. The page has no frames of other origins:
 * what axe finds is put together in the page itself, where the other mode would open one more page for every look and bring axe there too.
 * What is in order is not described element by element: nobody reads it, and it costs more than finding it. A page that has axe from an earlier
 * look is not given its half megabyte again, which the builder would do twice for every look.
 */
export async function axeOn(page: Page): Promise<AxeBuilder> {
  const isThere = await page.evaluate(() => 'axe' in globalThis);
  return new AxeBuilder({ page, ...(isThere ? { axeSource: 'void 0' } : {}) })
    .exclude('dev-wallet')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });
}

/** What axe finds on the page as it stands. */
export async function accessFindings(page: Page, where: string, rules: 'all' | 'contrast'): Promise<Finding[]> {
  const axe = await axeOn(page);
  const { violations } = await (rules === 'all' ? axe.withTags(WCAG_TAGS) : axe.withRules(['color-contrast'])).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => finding('not_accessible', `${where}: ${id}: ${html}`)));
}
