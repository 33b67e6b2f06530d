import type { Page } from '@playwright/test';
import { expect } from '../../harness/test';

/** The card of an account's airdrop comes up by itself, once a visit, over whatever is there: waits for it and closes it. */
export async function putClaimCardAside(page: Page): Promise<void> {
  const card = page.getByTestId('claim-popup');
  await expect(card).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(card).toHaveCount(0);
}
