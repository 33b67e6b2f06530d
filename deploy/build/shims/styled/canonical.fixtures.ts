import { parseCss, selectorsOf } from '../../../release/artifact/cssRules';
import type { CssRule } from '../../../release/artifact/cssRules';

const tight = (text: string) => text.replace(/\s+/g, ' ').replace(/\s*([,;/])\s*/g, '$1');
/** One without a value is none. */
const declarations = (body: string) =>
  tight(body)
    .replace(/\s*:\s*/g, ':')
    .split(';')
    .filter((one) => /:./.test(one))
    .join(';');
const selector = (text: string) => tight(text).replace(/\s*([>+~])\s*/g, '$1');

/** With attributes by their names. */
const ordered = (markup: string) =>
  markup.replace(/<(\w+)((?: [^\s=>]+="[^"]*")*)/g, (_whole, tag: string, attributes: string) =>
    [`<${tag}`, ...(attributes.match(/[^\s=]+="[^"]*"/g) ?? []).sort()].join(' '),
  );

function rulesOf(rules: readonly CssRule[]): string[] {
  return rules.flatMap(({ prelude, body }) => {
    const before = prelude.startsWith('@') ? tight(prelude).replace(/\s*:\s*/g, ':') : selectorsOf(prelude).map(selector).join(',');
    const held = typeof body === 'string' ? declarations(body) : rulesOf(body).join('');
    return held ? [`${before}{${held}}`] : [];
  });
}

/** Markup and rules with names by the order in which they are met, and without what no browser minds; for a comparison. */
export function canonical(
  markup: readonly string[],
  css: string,
): { readonly markup: readonly string[]; readonly rules: readonly string[] } {
  const names = new Map<string, string>();
  const nameOf = (name: string) => {
    const known = names.get(name) ?? `n${names.size}`;
    names.set(name, known);
    return known;
  };
  const named = markup.map((one) =>
    one.replace(/class="([^"]*)"/g, (_whole, classes: string) => `class="${classes.split(' ').map(nameOf).join(' ')}"`),
  );
  const plain = rulesOf(parseCss(css));
  const steps = new Map<string, string>();
  for (const rule of plain) {
    const [, name, moves = ''] = /^@keyframes ([\w-]+)(.*)/.exec(rule) ?? [];
    if (name === undefined) continue;
    // The same animation twice is one.
    names.set(name, steps.get(moves) ?? nameOf(name));
    steps.set(moves, nameOf(name));
  }
  const rules = plain.map((rule) => rule.replace(/[A-Za-z][\w-]*/g, (word) => names.get(word) ?? word));
  return { markup: named.map(ordered), rules: [...new Set(rules)] };
}
