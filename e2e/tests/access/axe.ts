import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { WCAG_TAGS } from '../../../deploy/kit/checks/access';
import { expect } from '../../harness/test';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (findings: Findings, where: string) =>
  findings.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html} ${failureSummary ?? ''}`));

/**
 * The development wallet is no part of the application. The page has no frames of other origins: what axe finds is put together in the page itself,
 * where the other mode would open one more page for every look and bring axe there too. What is in order is not described element by element:
 * nobody reads it, and it costs more than finding it.
 */
const builder = (page: Page) =>
  new AxeBuilder({ page })
    .exclude('dev-wallet')
    .setLegacyMode()
    .options({ resultTypes: ['violations'] });

/** What axe finds on the page as it is: every rule in light, the contrast in dark too. An empty list is what a test expects. */
export async function findings(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await builder(page).withTags(WCAG_TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await builder(page).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  return [...told(light.violations, where), ...told(dark.violations, `${where}, dark`)];
}
