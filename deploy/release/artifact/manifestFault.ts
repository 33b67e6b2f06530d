import { createRouteMatcher, type DialogKind } from '@dex/mf-shared/contract';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';

const text = v.pipe(v.string(), v.minLength(1), v.maxLength(80));
const words = v.object({ 'en-US': text, 'zh-CN': text });
const name = v.pipe(v.string(), v.regex(/^[A-Za-z][\w-]{0,40}$/));
const path = v.pipe(v.string(), v.maxLength(120), v.regex(/^(?:\/[\w.~-]+)+$/));
const pattern = v.custom<`/${string}`>((input) => typeof input === 'string' && /^(?:\/(?:[\w.~-]+|:\w+\??)){1,8}$/.test(input));
const whole = v.pipe(v.number(), v.integer());
const link = v.object({ key: name, to: path, order: whole, label: words, alsoOn: v.array(path), networks: v.optional(v.array(whole)) });

/** What the parts of a manifest may be, beyond their shape. */
const strictSchema = v.object({
  ...sectionManifestSchema.entries,
  title: words,
  routes: v.pipe(v.array(v.object({ name, pattern, title: words })), v.minLength(1), v.maxLength(60)),
  links: v.pipe(v.array(link), v.maxLength(8)),
  redirects: v.pipe(v.array(v.object({ from: v.union([v.literal('*'), pattern]), to: path })), v.maxLength(20)),
  dialogs: v.pipe(v.array(name), v.maxLength(20)),
});

/** The dialogs that the shell draws itself: a section that claimed one would stand in its place. */
const OF_THE_SHELL: readonly string[] = [
  'wallet',
  'settings',
  'menu',
  'thisBuild',
  'arbitrumOptions',
  'governanceTokenBalance',
] satisfies readonly DialogKind[];

/** What is wrong with a manifest, as a place and a reason; null when nothing is. Every link and redirect leads to a screen of the section's own. */
export function faultOfManifest(raw: unknown): string | null {
  const parsed = v.safeParse(strictSchema, raw);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'manifest'}: ${parsed.issues[0].message}`;
  const { routes, links, redirects, dialogs } = parsed.output;
  const foreign = dialogs.find((kind) => OF_THE_SHELL.includes(kind));
  if (foreign !== undefined) return `dialogs: ${foreign} is the shell's own`;
  const names = routes.map((route) => route.name);
  const twice = names.find((one, index) => names.indexOf(one) !== index);
  if (twice !== undefined) return `routes: ${twice} stands there twice`;
  const matchRoute = createRouteMatcher(routes);
  const lost = [...links, ...redirects].find(({ to }) => matchRoute(to) === null);
  return lost ? `${lost.to} is no screen of the section` : null;
}
