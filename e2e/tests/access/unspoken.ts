import type { Page } from '@playwright/test';

/** What has a name of its own beside words that are seen: the seen words must be in the name, in their order (WCAG 2.5.3). */
export const unspoken = (page: Page) =>
  page.evaluate(() => {
    const plain = (text: string) => text.replace(/\s+/g, ' ').trim().toLowerCase();
    const named = document.querySelectorAll<HTMLElement>(':is(a, button, summary, [role=switch], [role=radio], [role=option])[aria-label]');
    return [...named]
      .filter((element) => element.checkVisibility() && !element.closest('dev-wallet'))
      .map((element) => ({ seen: plain(element.innerText), name: plain(element.getAttribute('aria-label') ?? '') }))
      .filter(({ seen, name }) => seen !== '' && !name.includes(seen))
      .map(({ seen, name }) => `"${seen}" is called "${name}"`);
  });
