import { chinese } from './chinese';
import { english } from './english';
import type { Words } from './words';

/** The words of the first language that a person reads and this page has, with its tag; English otherwise. */
export function chooseWords(languages: readonly string[]): { readonly tag: string; readonly words: Words } {
  const first = languages.find((language) => /^(zh|en)\b/i.test(language)) ?? 'en';
  return /^zh/i.test(first) ? { tag: 'zh-CN', words: chinese } : { tag: 'en', words: english };
}
