import type { Locale } from '../domain/settings/locale';
import type { RemoteName } from './remoteName';
import type { RouteMatch } from './routes';

/** One text in every language. */
export type Words = Readonly<Record<Locale, string>>;

/** A screen as the page knows it: its paths, and what the page is called until the section knows more (`{tokenId}` is filled from the path). */
export interface SectionRoute {
  readonly name: string;
  readonly pattern: string;
  readonly title: Words;
}

/** A link of the header. */
export interface SectionLink {
  /** Unique among the links of all sections; also its test id. */
  readonly key: string;
  /** A path of the section's own. */
  readonly to: string;
  /** Smaller stands further left; the first of all is where `/` leads. */
  readonly order: number;
  readonly label: Words;
  /** Path beginnings, beside the link's own, on which it is the active one (SHELL-12). */
  readonly alsoOn: readonly string[];
  /** The networks on which it is shown; every one when left out. */
  readonly networks?: readonly number[];
}

/** A path that leads to another of the section's own (SHELL-2): parameters become part of the query. `*` stands for every path that nobody knows. */
export interface SectionRedirect {
  readonly from: string;
  readonly to: string;
}

/** What a section says of itself, in the signed release map: the page has it before the section is loaded. */
export interface SectionManifest {
  /** What the section is called where it failed. */
  readonly title: Words;
  readonly routes: readonly SectionRoute[];
  readonly links: readonly SectionLink[];
  readonly redirects: readonly SectionRedirect[];
  /** Dialogs that it draws over any page, by kind. */
  readonly dialogs: readonly string[];
}

/** The screen that a path names, and whose it is. */
export interface SectionMatch extends RouteMatch {
  readonly section: RemoteName;
  readonly title: Words;
}

/** The sections that can be shown in this visit, as the release map has them. */
export interface SectionTable {
  /** The links of the header, in their order. */
  readonly links: readonly (SectionLink & { readonly section: RemoteName })[];
  /** Gives whose screen a path names, or null when no section claims it. */
  match(pathname: string): SectionMatch | null;
  /** Where a path that is none leads to, its parameters as a query; null when it stays. `*` answers every path. */
  redirect(pathname: string): { readonly to: string; readonly query: Readonly<Record<string, string>> } | null;
  /** Which section draws a kind of dialog; null for none. */
  ownerOf(dialog: string): RemoteName | null;
  /** What a section is called; null for one that is not in the table. */
  titleOf(section: RemoteName): Words | null;
}
