const STRING = /"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])*'|url\([^)]*\)/.source;

/** What is a string stays; what is a comment, of either kind, goes. */
const COMMENTS = new RegExp(`(${STRING})|/\\*[^]*?\\*/|//.*`, 'g');

/** The text up to the next sign that ends or begins something outside of strings, and that sign. */
const PIECE = new RegExp(`((?:${STRING}|[^;{}])*)([;{}]|$)`, 'g');

/** Rules that hold rules about the same element; all others (`@font-face`, `@keyframes`, …) hold something of their own. */
const AROUND = /^@(?:media|supports|container|layer|starting-style)\b/;

/** The selectors of a list: commas in brackets part nothing. */
function selectorsIn(list: string): string[] {
  let depth = 0;
  const marked = list.replace(/[([,)\]]/g, (sign) => {
    if (sign === ',') return depth > 0 ? sign : '\n';
    depth += /[([]/.test(sign) ? 1 : -1;
    return sign;
  });
  return marked.split('\n').map((one) => one.trim());
}

function nested(parents: readonly string[] | null, list: string, component: string): string[] {
  return selectorsIn(list.replace(/\s+/g, ' ')).flatMap((selector) => {
    if (!parents) return selector;
    // What follows another of its kind: that may look different, and is known by the name of the component alone.
    if (/^&[^&].*&$/.test(selector)) return selector.replaceAll('&', component);
    return parents.map((parent) => (selector.includes('&') ? selector.replaceAll('&', parent) : `${parent} ${selector}`));
  });
}

export const withoutComments = (text: string): string => text.replace(COMMENTS, '$1');

/**
 * The plain rules that a style with rules in it stands for, each as one text: first what the element itself is given, then what is nested in it.
 * `self` is the selector of the element, null for a style of all of the page; `component` the selector of its component, in whatever look.
 */
export function styleRules(text: string, self: string | null, component = ''): string[] {
  const pieces = withoutComments(text).matchAll(PIECE);
  const block = (parents: readonly string[] | null): string[] => {
    let own = '';
    const inner: string[] = [];
    for (;;) {
      const [, content = '', sign = ''] = pieces.next().value ?? [];
      const piece = content.trim();
      if (sign !== '{') {
        if (piece) own += `${piece};`;
        if (sign === ';') continue;
        return own ? [parents ? `${parents.join(',')}{${own}}` : own, ...inner] : inner;
      }
      if (AROUND.test(piece)) {
        const held = block(parents).join('');
        if (held) inner.push(`${piece}{${held}}`);
      } else if (piece.startsWith('@')) inner.push(`${piece}{${block(null).join('')}}`);
      else inner.push(...block(nested(parents, piece, component)));
    }
  };
  return block(self === null ? null : [self]);
}
