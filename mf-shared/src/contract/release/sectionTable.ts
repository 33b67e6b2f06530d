import { paramsOf } from '../routes';
import type { SectionManifest, SectionTable } from '../sections';

/** A section and what it says of itself. */
export interface ListedSection {
  readonly section: string;
  readonly manifest: SectionManifest;
}

/** The table of these sections. The release command lets no two sections claim one path; of two that did, the first in the list would have it. */
export function createSectionTable(sections: readonly ListedSection[]): SectionTable {
  const redirects = sections.flatMap(({ manifest }) => manifest.redirects);
  const links = sections
    .flatMap(({ section, manifest }) => manifest.links.map((link) => ({ ...link, section })))
    .sort((a, b) => a.order - b.order || (a.key < b.key ? -1 : 1));
  return {
    links,
    match(pathname) {
      for (const { section, manifest } of sections) {
        for (const { name, pattern, title } of manifest.routes) {
          const params = paramsOf(pattern, pathname);
          if (params) return { section, route: name, title, params };
        }
      }
      return null;
    },
    redirect(pathname) {
      for (const { from, to } of redirects) {
        const query = from === pathname ? {} : paramsOf(from, pathname);
        if (query) return { to, query };
      }
      return null;
    },
    ownerOf: (dialog) => sections.find(({ manifest }) => manifest.dialogs.includes(dialog))?.section ?? null,
    titleOf: (name) => sections.find(({ section }) => section === name)?.manifest.title ?? null,
  };
}
