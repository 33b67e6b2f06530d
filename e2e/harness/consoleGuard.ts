import { expect } from '@playwright/test';
import type { Page } from '@playwright/test';

/** Collects what a page reports; any error, warning or uncaught exception that the test did not announce fails it. */
export interface ConsoleGuard {
  /** Announces a message that this test provokes. */
  allow(pattern: RegExp): void;
  watch(page: Page): void;
  /** Fails when something was reported that was not announced. */
  check(): void;
}

/** How soon a script that was fetched ahead is used is a matter of the machine; `firstRequests.spec.ts` says which are. */
const USED_LATE = /was preloaded using link preload but not used within a few seconds/;

export function createConsoleGuard(): ConsoleGuard {
  const reported: string[] = [];
  const allowed: RegExp[] = [USED_LATE];
  return {
    allow: (pattern) => allowed.push(pattern),
    watch(page) {
      page.on('console', (message) => {
        if (message.type() === 'error' || message.type() === 'warning')
          reported.push(`${message.type()}: ${message.text()} (${message.location().url})`);
      });
      page.on('pageerror', (error) => reported.push(`uncaught: ${error.message}`));
    },
    check() {
      const unexpected = reported.filter((text) => !allowed.some((pattern) => pattern.test(text)));
      expect(unexpected, 'errors and warnings of the page').toEqual([]);
    },
  };
}
