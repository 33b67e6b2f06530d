import * as v from 'valibot';
import type { SectionManifest } from '../sections';

const text = v.string();
const words = v.object({ 'en-US': text, 'zh-CN': text });
const texts = v.array(text);

/** The shape of a section's manifest in build facts and in the release map. What a text may be, the build and the release command check before it is signed. */
export const sectionManifestSchema = v.object({
  title: words,
  routes: v.array(v.object({ name: text, pattern: text, title: words })),
  links: v.array(
    v.object({ key: text, to: text, order: v.number(), label: words, alsoOn: texts, networks: v.optional(v.array(v.number())) }),
  ),
  redirects: v.array(v.object({ from: text, to: text })),
  dialogs: texts,
}) satisfies v.GenericSchema<unknown, SectionManifest>;
