import { cssText, parseCss, selectorsOf } from '../../release/artifact/cssRules';
import type { CssRule } from '../../release/artifact/cssRules';
import type { Element } from './markup';

type Drawing = readonly (Element | string)[];

export interface ScopedDrawings {
  readonly css: string;
  readonly drawings: readonly Drawing[];
}

/** Leads from one element to another by a name, which may stand in the page once only. */
const NAMED = /^(?:id|for|aria-(?:labelledby|describedby|controls|owns|activedescendant)|name)$/;

/** An address of another site; a drawing names none. */
const isElsewhere = (name: string, value: string) => name === 'href' && /^https?:/.test(value);

/** In SVG the case of a name counts; in HTML names are written small. */
function attributeName(name: string, isDrawn: boolean): string {
  if (name === 'data-testid') return 'data-part';
  return isDrawn ? name : name.toLowerCase();
}

/** Names of its own for the classes, animations and written styles of one picture, made as they are met. */
function createNames(scope: string, styled: ReadonlySet<string>) {
  const names = new Map<string, string>();
  const nameOf = (key: string): string => {
    const name = names.get(key) ?? `${scope}${names.size + 1}`;
    names.set(key, name);
    return name;
  };
  const written = new Map<string, string>();
  return {
    written,
    ofClass: (name: string) => (styled.has(name) ? nameOf(`.${name}`) : null),
    ofAnimation: (name: string) => nameOf(`@${name}`),
    ofStyle(style: string): string {
      const name = nameOf(`{${style}`);
      written.set(name, style);
      return name;
    },
  };
}

type Names = ReturnType<typeof createNames>;

function scopedElement(element: Element, names: Names, isDrawn = false): Element {
  const { tag, attributes, children } = element;
  const inSvg = isDrawn || tag === 'svg';
  const { class: classes = '', style, ...others } = attributes;
  const own = classes.split(' ').flatMap((name) => names.ofClass(name) ?? []);
  if (style !== undefined) own.push(names.ofStyle(style));
  const kept = Object.entries(others).filter(([name, value]) => !NAMED.test(name) && !isElsewhere(name, value));
  return {
    tag,
    attributes: Object.fromEntries([
      ...(own.length > 0 ? [['class', own.join(' ')]] : []),
      ...kept.map(([name, value]) => [attributeName(name, inSvg), value]),
    ]),
    children: children.map((child) => (typeof child === 'string' ? child : scopedElement(child, names, inSvg))),
  };
}

const CLASS = /\.(-?[A-Za-z_][\w-]*)/g;

/** Whether rules about all of the page are kept: the shell's are, a section has none. */
export type Reach = 'own' | 'page';

/** The selector with the picture's own names; null for one that no element of it can match, or that reaches too far. */
function scopedSelector(selector: string, names: Names, reach: Reach): string | null {
  if (!/^[a-z]*\./.test(selector)) return reach === 'page' ? selector : null;
  let isForeign = false;
  const scoped = selector.replace(CLASS, (_whole, name: string) => {
    const own = names.ofClass(name);
    isForeign ||= own === null;
    return `.${own ?? name}`;
  });
  return isForeign ? null : scoped.replaceAll('[data-testid', '[data-part');
}

function scopedRules(rules: readonly CssRule[], names: Names, animations: readonly string[], reach: Reach): CssRule[] {
  return rules.flatMap(({ prelude, body }): CssRule[] => {
    if (prelude.startsWith('@keyframes')) return [{ prelude: `@keyframes ${names.ofAnimation(prelude.slice(10).trim())}`, body }];
    if (typeof body !== 'string') {
      const inner = scopedRules(body, names, animations, reach);
      return inner.length > 0 ? [{ prelude, body: inner }] : [];
    }
    const selectors = selectorsOf(prelude).flatMap((selector) => scopedSelector(selector, names, reach) ?? []);
    const named = animations.reduce((text, name) => text.replaceAll(name, names.ofAnimation(name)), body);
    return selectors.length > 0 ? [{ prelude: selectors.join(','), body: named }] : [];
  });
}

function classesIn(drawings: readonly Drawing[]): Set<string> {
  const found = new Set<string>();
  const look = (one: Element | string) => {
    if (typeof one === 'string') return;
    for (const name of (one.attributes['class'] ?? '').split(' ')) if (name !== '') found.add(name);
    one.children.forEach(look);
  };
  drawings.flat().forEach(look);
  return found;
}

/** Style sheets as styled-components writes them, without its marks. */
export function plainCss(tags: string): string {
  return tags
    .replace(/<\/?style[^>]*>/g, '')
    .replace(/\/\*!sc\*\//g, '')
    .replace(/data-styled\.g\d+\[id="[^"]*"\]\{content:"[^"]*"\}/g, '');
}

/**
 * Drawings with names of their own, so that neither their styles reach anything else nor what the page's scripts find by name is ever found in them: classes and
 * animations are renamed, written styles become classes, what leads by an id or to another site is left out.
 */
export function scopeDrawings(drawings: readonly Drawing[], css: string, scope: string, reach: Reach = 'own'): ScopedDrawings {
  const rules = parseCss(css);
  const animations = rules.flatMap(({ prelude }) => (prelude.startsWith('@keyframes') ? [prelude.slice(10).trim()] : []));
  const used = classesIn(drawings);
  const styled = new Set([...css.matchAll(CLASS)].flatMap(([, name = '']) => (used.has(name) ? [name] : [])));
  const names = createNames(scope, styled);
  const scoped = drawings.map((drawing) => drawing.map((one) => (typeof one === 'string' ? one : scopedElement(one, names))));
  const text = cssText(scopedRules(rules, names, animations, reach));
  // What was written on the element itself wins over its classes.
  const written = [...names.written].map(([name, style]) => `.${name}.${name}.${name}{${style}}`).join('');
  return { css: text + written, drawings: scoped };
}
