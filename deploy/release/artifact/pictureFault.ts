import { isPictureAttribute, isPictureElement } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { parseCss, selectorsOf } from './cssRules';
import type { CssRule } from './cssRules';

const place = v.pipe(v.number(), v.integer(), v.minValue(0));
const locale = v.picklist(['en-US', 'zh-CN']);

const pictureSchema = v.strictObject({
  css: v.pipe(v.string(), v.maxLength(100_000)),
  drawings: v.pipe(v.array(v.array(v.unknown())), v.maxLength(400)),
  routes: v.record(v.pipe(v.string(), v.maxLength(41)), v.record(locale, v.strictTuple([place, place]))),
});

/** How deep elements may stand in one another. */
const DEEPEST = 60;

/** What every class of a section's picture begins with. */
export function pictureScope(section: string): string {
  return `p-${section}-`;
}

function faultOfAttributes(tag: string, attributes: unknown, scope: string): string | null {
  if (typeof attributes !== 'object' || attributes === null || Array.isArray(attributes)) return `${tag}: no attributes`;
  for (const [name, value] of Object.entries(attributes)) {
    if (typeof value !== 'string' || !isPictureAttribute(name, value)) return `${tag}: the attribute ${name}=${String(value).slice(0, 40)}`;
    if (name === 'class' && !value.split(' ').every((one) => one.startsWith(scope))) return `${tag}: the class ${value}`;
    if (tag === 'a' && name === 'target' && value !== '_blank') return `${tag}: the target ${value}`;
    if (tag === 'input' && name === 'type' && !/^(?:text|search|checkbox|radio|range)$/.test(value)) return `${tag}: the type ${value}`;
    if (tag === 'button' && name === 'type' && value !== 'button') return `${tag}: the type ${value}`;
  }
  return null;
}

function faultOfNode(node: unknown, scope: string, depth: number): string | null {
  if (typeof node === 'string') return null;
  if (!Array.isArray(node) || depth > DEEPEST) return 'no element';
  const [tag, attributes, ...children]: unknown[] = node;
  if (typeof tag !== 'string' || !isPictureElement(tag)) return `the element ${String(tag).slice(0, 40)}`;
  const fault = faultOfAttributes(tag, attributes, scope);
  if (fault !== null) return fault;
  for (const child of children) {
    const inner = faultOfNode(child, scope, depth + 1);
    if (inner !== null) return inner;
  }
  return null;
}

/** What declarations may not hold: anything that is fetched, runs, or begins another rule. */
const LOADS = /(?:url|image-set|image|element|paint|src)\s*\(|expression|-moz-binding|behavior\s*:|[@{]/i;

function faultOfKeyframes(prelude: string, rules: readonly CssRule[], scope: string): string | null {
  if (!prelude.slice('@keyframes'.length).trim().startsWith(scope)) return `the name in ${prelude}`;
  return rules.some(({ body }) => typeof body !== 'string' || LOADS.test(body)) ? prelude : null;
}

function faultOfRule({ prelude, body }: CssRule, scope: string): string | null {
  if (typeof body !== 'string') return /^@keyframes\b/.test(prelude) ? faultOfKeyframes(prelude, body, scope) : faultOfRules(body, scope);
  const foreign = selectorsOf(prelude).find((selector) => !isScoped(selector, scope));
  if (foreign !== undefined) return `the selector ${foreign.slice(0, 80)}`;
  return LOADS.test(body) ? `the rule of ${prelude.slice(0, 80)}` : null;
}

function faultOfRules(rules: readonly CssRule[], scope: string): string | null {
  for (const rule of rules) {
    const fault = faultOfRule(rule, scope);
    if (fault !== null) return fault;
  }
  return null;
}

/** True for a selector whose first part names a class of the scope: it matches elements of the scope, or what is in or behind one. */
export function isScoped(selector: string, scope: string): boolean {
  const first = /^([^\s>+~]*)/.exec(selector.replace(/\([^()]*(?:\([^()]*\)[^()]*)*\)/g, '()'))?.[1] ?? '';
  return new RegExp(`^(?:[a-z][a-z0-9]*)?(?:\\.${scope}\\d+)+(?:[:[.][^\\s>+~]*)?$`).test(first);
}

/**
 * What is wrong with a section's picture, in a few words; null when nothing is. It may hold no script, nothing that sends a form or loads from elsewhere, and no
 * style beyond its own elements (DELIVERY-46).
 */
export function faultOfPicture(raw: unknown, section: string): string | null {
  const parsed = v.safeParse(pictureSchema, raw);
  if (!parsed.success) return `${v.getDotPath(parsed.issues[0]) ?? 'picture'}: ${parsed.issues[0].message}`;
  const { css, drawings, routes } = parsed.output;
  const scope = pictureScope(section);
  const places = Object.values(routes).flatMap((choice) => Object.values(choice).flat());
  if (places.some((one) => one >= drawings.length)) return 'a route without its drawing';
  for (const node of drawings.flat()) {
    const fault = faultOfNode(node, scope, 0);
    if (fault !== null) return fault;
  }
  try {
    return faultOfRules(parseCss(css), scope);
  } catch (cause) {
    return `css: ${cause instanceof Error ? cause.message : 'unreadable'}`;
  }
}
