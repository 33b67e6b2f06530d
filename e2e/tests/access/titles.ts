import type { Page } from '@playwright/test';
import { expect } from '../../harness/test';
import type { Screen } from './screens';

const BRAND = ' – Tarn';
/** One screen by two addresses. */
const SHARED = new Set(['add without tokens']);

/** Keeps the title of each screen that it is shown, the thing first, by the screen's name. */
export function createTitles() {
  const titles: Record<string, string> = {};
  return {
    titles,
    async keep(page: Page, { name }: Screen): Promise<readonly string[]> {
      await expect(page, name).toHaveTitle(new RegExp(`\\S${BRAND}$`));
      titles[name] = await page.title();
      return [];
    },
    /** The screens that are called as another one is. */
    alike(): readonly string[] {
      const names = Object.keys(titles).filter((name) => !SHARED.has(name));
      return names.filter((name) => names.some((other) => other !== name && titles[other] === titles[name]));
    },
  };
}
