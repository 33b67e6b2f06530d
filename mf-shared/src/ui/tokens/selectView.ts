import type { BookEntry } from './tokenBook';

/** The four views of the token choice (TOKEN-7). The import views know where they were opened from. */
export type SelectView =
  | { readonly kind: 'search' }
  | { readonly kind: 'manage' }
  | { readonly kind: 'importToken'; readonly entries: readonly BookEntry[]; readonly from: 'search' | 'manage'; readonly isTested: boolean }
  | { readonly kind: 'importList'; readonly url: string };

/** Least heights in vh (TOKEN-7). */
export const VIEW_MIN_HEIGHT_VH: Readonly<Record<SelectView['kind'], number>> = { search: 80, manage: 80, importToken: 40, importList: 40 };
