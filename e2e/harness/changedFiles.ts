import { createHash } from 'node:crypto';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from '@playwright/test';
import type { DeliverySite } from './deliverySite';
import { expect } from './test';

/** Changes a served file on the disk (its compressed copies go); gives what puts all of it back. */
export function changeServed(site: Pick<DeliverySite, 'store'>, path: string, edit: (text: string) => string): () => void {
  const file = join(site.store, path);
  const copies = ['', '.gz', '.br'].map((suffix) => `${file}${suffix}`).filter((name) => existsSync(name));
  const kept = copies.map((name) => [name, readFileSync(name)] as const);
  const text = readFileSync(file, 'utf8');
  const edited = edit(text);
  expect(edited, `${path} is changed`).not.toBe(text);
  for (const name of copies) rmSync(name);
  writeFileSync(file, edited);
  return () => kept.forEach(([name, bytes]) => writeFileSync(name, bytes));
}

/** One more statement that shows when it ran. */
export const mark = (text: string): string => `globalThis.changedScriptRan=1;${text}`;

/** What `mark` left in the page; undefined where no marked script ran. */
export const ranIn = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(globalThis, 'changedScriptRan'));

/** The integrity text of a script. */
export const integrityOf = (text: string): string => `sha384-${createHash('sha384').update(text).digest('base64')}`;
