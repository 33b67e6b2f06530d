import type { Page } from '@playwright/test';
import type { Finding } from '../finding';
import { finding } from '../finding';

/** How soon a script that was fetched ahead is used is a matter of the machine. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

const isOutside = (address: string, site: string) => !address.startsWith(site);

/** Watches what a page reports: errors, warnings, exceptions that nobody caught. Pictures of other hosts may be out of reach. */
export function watchPageErrors(page: Page, site: string): () => Finding[] {
  const reported = new Set<string>();
  page.on('console', (message) => {
    const { url } = message.location();
    const isLostPicture = message.text().startsWith('Failed to load resource') && isOutside(url, site);
    const counts = (message.type() === 'error' || message.type() === 'warning') && !USED_LATE.test(message.text()) && !isLostPicture;
    if (counts) reported.add(`${message.type()}: ${message.text()} (${url})`);
  });
  page.on('pageerror', (error) => reported.add(`uncaught: ${error.message}`));
  return () => [...reported].map((said) => finding('page_error', said));
}
