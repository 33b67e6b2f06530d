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

/** What axe finds on the page as it stands. The development wallet is no part of the application. */
export async function accessFindings(page: Page, where: string, rules: 'all' | 'contrast'): Promise<Finding[]> {
  const builder = new AxeBuilder({ page }).exclude('dev-wallet').setLegacyMode();
  const { violations } = await (rules === 'all' ? builder.withTags(WCAG_TAGS) : builder.withRules(['color-contrast'])).analyze();
  return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => finding('not_accessible', `${where}: ${id}: ${html}`)));
}
