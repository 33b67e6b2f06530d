/** One rule of a style sheet: what stands before the brace, and its declarations or the rules inside. */
export interface CssRule {
  readonly prelude: string;
  readonly body: string | readonly CssRule[];
}

/** At-rules that hold rules. */
const NESTING = /^@(?:media|supports|container|keyframes)\b/;

/** Where the quoted text that begins at `start` ends. Throws RangeError when it does not. */
function endOfText(css: string, start: number): number {
  const end = css.indexOf(css.charAt(start), start + 1);
  if (end < 0) throw new RangeError('a text without end');
  return end;
}

/** The place of the first of these characters outside of texts, from `start` on; the length when there is none. */
function next(css: string, start: number, wanted: string): number {
  for (let index = start; index < css.length; index += 1) {
    const letter = css.charAt(index);
    if (wanted.includes(letter)) return index;
    if (letter === '"' || letter === "'") index = endOfText(css, index);
  }
  return css.length;
}

function closingBrace(css: string, open: number): number {
  let depth = 0;
  for (let index = open; index < css.length; index = next(css, index + 1, '{}')) {
    depth += css.charAt(index) === '{' ? 1 : -1;
    if (depth === 0) return index;
  }
  throw new RangeError('a brace without end');
}

/** The rules of a style sheet of plain rules and at-rules that hold such; throws RangeError for anything else. No comments, no escapes. */
export function parseCss(css: string): CssRule[] {
  if (/\\|\/\*|<|@(?!media|supports|container|keyframes)/.test(css))
    throw new RangeError('an escape, a comment, a tag or an at-rule of another kind');
  const rules: CssRule[] = [];
  let start = 0;
  while (css.slice(start).trim() !== '') {
    const open = next(css, start, '{};');
    if (css.charAt(open) !== '{') throw new RangeError('a declaration outside of a rule');
    const close = closingBrace(css, open);
    const prelude = css.slice(start, open).trim();
    const inner = css.slice(open + 1, close);
    rules.push({ prelude, body: NESTING.test(prelude) ? parseCss(inner) : inner.trim() });
    start = close + 1;
  }
  return rules;
}

/** The rules as text. */
export function cssText(rules: readonly CssRule[]): string {
  return rules.map(({ prelude, body }) => `${prelude}{${typeof body === 'string' ? body : cssText(body)}}`).join('');
}

/** The parts of a list of selectors: commas inside of brackets part nothing. */
export function selectorsOf(prelude: string): string[] {
  const parts: string[] = [''];
  let depth = 0;
  for (const letter of prelude) {
    if (letter === '(' || letter === '[') depth += 1;
    if (letter === ')' || letter === ']') depth -= 1;
    if (letter === ',' && depth === 0) parts.push('');
    else parts[parts.length - 1] += letter;
  }
  return parts.map((part) => part.trim());
}
