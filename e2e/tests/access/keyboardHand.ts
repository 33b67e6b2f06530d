import type { Locator, Page } from '@playwright/test';
import { expect } from '../../harness/test';

/** More stops than any screen has. */
const MANY = 90;

/** A person without a pointer: everything is reached by Tab, and pressed by Enter. */
export function createKeyboardHand(page: Page) {
  const has = (target: Locator) => target.evaluate((element) => element === document.activeElement);

  /** Goes on by Tab until the control has the focus. */
  const go = async (target: Locator) => {
    await expect(target).toBeEnabled();
    for (let press = 0; press < MANY && !(await has(target)); press += 1) await page.keyboard.press('Tab');
    await expect(target).toBeFocused();
  };
  return {
    go,
    press: async (target: Locator) => {
      await go(target);
      await page.keyboard.press('Enter');
    },
    write: async (target: Locator, text: string) => {
      await go(target);
      await page.keyboard.press('ControlOrMeta+a');
      await page.keyboard.type(text);
    },
  };
}
