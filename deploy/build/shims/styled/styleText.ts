import { addRules, newGroup, newName } from './styleSheet';
import { withoutComments } from './styleRules';

/** What functions in a style are called with: the component's properties and the theme. */
export type StyleContext = Readonly<Record<string, unknown>>;

/** Parts of a style: its texts and what stands between them. */
export type StyleParts = readonly unknown[];

/** Texts of a template with what stands between them. Styles are written as templates, not as objects. */
export function css(texts: TemplateStringsArray, ...values: readonly unknown[]): StyleParts {
  if (!Array.isArray(texts)) throw new TypeError('A style is written as a template');
  return texts.flatMap((text, index) => (index < values.length ? [text, values[index]] : [text]));
}

interface StyledMark {
  readonly styledComponentId: string;
}

/** True for what `styled` made. */
export function isStyledComponent(value: unknown): value is StyledMark {
  return typeof value === 'function' && 'styledComponentId' in value;
}

/** An animation; its rule is put into the page by the first style that names it. */
class Keyframes {
  readonly #name = newName();
  readonly #group = newGroup();
  #text: string | null;

  constructor(text: string) {
    this.#text = text;
  }

  getName(): string {
    if (this.#text !== null) addRules(this.#group, [`@keyframes ${this.#name}{${this.#text}}`]);
    this.#text = null;
    return this.#name;
  }
}

/** True for a part that is the same whatever the component is given. */
export function isFixed(part: unknown): boolean {
  return Array.isArray(part) ? part.every(isFixed) : typeof part !== 'function' || isStyledComponent(part);
}

/** The text that a part of a style gives: nothing for what is not there (null, undefined, false). */
export function textOf(part: unknown, context: StyleContext): string {
  if (part === undefined || part === null || part === false) return '';
  if (Array.isArray(part)) return part.map((one) => textOf(one, context)).join('');
  if (isStyledComponent(part)) return `.${part.styledComponentId}`;
  if (typeof part === 'function') return textOf(part(context), context);
  if (part instanceof Keyframes) return part.getName();
  if (Object.getPrototypeOf(part) === Object.prototype && !Object.hasOwn(part, 'toString'))
    throw new TypeError('A style is written as a template');
  return String(part);
}

export function keyframes(texts: TemplateStringsArray, ...values: readonly unknown[]): Keyframes {
  return new Keyframes(withoutComments(textOf(css(texts, ...values), {})));
}
