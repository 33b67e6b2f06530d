/** Text that is HTML already. Made by `html` alone, so nothing of a map, a log or a key file gets into a page unescaped. */
export interface SafeHtml {
  readonly safe: string;
}

type Part = SafeHtml | string | number | readonly SafeHtml[];

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;').replaceAll("'", '&#39;');
}

function textOf(part: Part): string {
  if (typeof part === 'string' || typeof part === 'number') return escaped(String(part));
  return 'safe' in part ? part.safe : part.map(({ safe }) => safe).join('');
}

/** A template whose parts are escaped unless they are HTML already; an element or a whole, quoted attribute may stand in a part's place. */
export function html(texts: TemplateStringsArray, ...parts: readonly Part[]): SafeHtml {
  return { safe: texts.map((text, index) => text + (index < parts.length ? textOf(parts[index] ?? '') : '')).join('') };
}
