import * as v from 'valibot';
import type { SectionManifest } from '../sections';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const words = v.object({ 'en-US': text, 'zh-CN': text });
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,40}$/));
const path = v.pipe(v.string(), v.maxLength(120), v.regex(/^(?:\/[\w.~-]+)+$/));
const pattern = v.custom<`/${string}`>((input) => typeof input === 'string' && /^(?:\/(?:[\w.~-]+|:\w+\??)){1,8}$/.test(input));

/** The shape of a section's manifest in build facts and in the release map. */
export const sectionManifestSchema = v.object({
  title: words,
  routes: v.pipe(v.array(v.object({ name, pattern, title: words })), v.minLength(1), v.maxLength(60)),
  links: v.pipe(
    v.array(
      v.object({
        key: name,
        to: path,
        order: v.pipe(v.number(), v.integer()),
        label: words,
        alsoOn: v.array(path),
        networks: v.exactOptional(v.array(v.pipe(v.number(), v.integer()))),
      }),
    ),
    v.maxLength(8),
  ),
  redirects: v.pipe(v.array(v.object({ from: v.union([v.literal('*'), pattern]), to: path })), v.maxLength(20)),
  dialogs: v.pipe(v.array(name), v.maxLength(20)),
}) satisfies v.GenericSchema<unknown, SectionManifest>;
