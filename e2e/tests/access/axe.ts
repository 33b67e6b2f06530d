import type { AxeBuilder } from '@axe-core/playwright';
import type { Page } from '@playwright/test';
import { axeOn, WCAG_TAGS } from '../../../deploy/kit/checks/access';
import { expect } from '../../harness/test';

type Findings = Awaited<ReturnType<AxeBuilder['analyze']>>['violations'];

const told = (findings: Findings, where: string) =>
  findings.flatMap(({ id, nodes }) => nodes.map(({ html, failureSummary }) => `${where}: ${id}: ${html} ${failureSummary ?? ''}`));

/** What axe finds on the page as it is: every rule in light, the contrast in dark too. An empty list is what a test expects. */
export async function findings(page: Page, where: string): Promise<string[]> {
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  const light = await (await axeOn(page)).withTags(WCAG_TAGS).analyze();
  await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  const dark = await (await axeOn(page)).withRules(['color-contrast']).analyze();
  await page.emulateMedia({ colorScheme: 'light', reducedMotion: 'reduce' });
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  return [...told(light.violations, where), ...told(dark.violations, `${where}, dark`)];
}
