/** Kinds of message elements, numbered as `@formatjs/icu-messageformat-parser` numbers them. */
export const TYPE = { literal: 0, argument: 1, number: 2, date: 3, time: 4, select: 5, plural: 6, pound: 7, tag: 8 } as const;

export interface MessageOptions {
  readonly [key: string]: { readonly value: readonly MessageElement[] };
}

export type MessageElement =
  | { readonly type: 0; readonly value: string }
  | { readonly type: 1; readonly value: string }
  | { readonly type: 5; readonly value: string; readonly options: MessageOptions }
  | { readonly type: 6; readonly value: string; readonly options: MessageOptions; readonly offset: 0; readonly pluralType: 'cardinal' }
  | { readonly type: 7 }
  | { readonly type: 8; readonly value: string; readonly children: readonly MessageElement[] };

/** What ends the text around the place that is read. */
type Surroundings = { readonly inPlural: boolean; readonly inArgument: boolean; readonly inTag: boolean };

/** Reads one message from left to right. */
class Reader {
  #at = 0;
  readonly #text: string;

  constructor(text: string) {
    this.#text = text;
  }

  get isAtEnd(): boolean {
    return this.#at >= this.#text.length;
  }

  #fail(): never {
    throw new SyntaxError(`Not a message that this application can show, at ${this.#at}: ${this.#text}`);
  }

  #take(pattern: RegExp): string | null {
    const sticky = new RegExp(pattern, 'y');
    sticky.lastIndex = this.#at;
    const found = sticky.exec(this.#text);
    if (!found) return null;
    this.#at = sticky.lastIndex;
    return found[1] ?? found[0];
  }

  #need(pattern: RegExp): string {
    return this.#take(pattern) ?? this.#fail();
  }

  message(around: Surroundings): MessageElement[] {
    const elements: MessageElement[] = [];
    while (!this.isAtEnd) {
      if (around.inArgument && this.#text[this.#at] === '}') break;
      if (around.inTag && this.#text.startsWith('</', this.#at)) break;
      elements.push(this.#element(around));
    }
    return elements;
  }

  #element(around: Surroundings): MessageElement {
    if (this.#take(/\{\s*/)) return this.#argument(around);
    if (around.inPlural && this.#take(/#/)) return { type: TYPE.pound };
    const tag = this.#take(/<([a-z][\w.-]*)>/);
    if (tag === null) return { type: TYPE.literal, value: this.#literal(around.inPlural) };
    const children = this.message({ ...around, inTag: true });
    this.#need(new RegExp(`</${tag}>`));
    return { type: TYPE.tag, value: tag, children };
  }

  #literal(inPlural: boolean): string {
    const quotable = inPlural ? /'([{}<>#][^']*)'?/ : /'([{}<>][^']*)'?/;
    const plain = inPlural ? /[^{}<'#]+/ : /[^{}<']+/;
    let value = '';
    for (;;) {
      const part = (this.#take(/''/) && "'") ?? this.#take(quotable) ?? this.#take(/'/) ?? this.#take(plain) ?? this.#take(/<(?![a-z/])/);
      if (part === null) return value || this.#fail();
      value += part;
    }
  }

  #argument(around: Surroundings): MessageElement {
    const value = this.#need(/[\w.-]+/);
    if (this.#take(/\s*\}/)) return { type: TYPE.argument, value };
    const kind = this.#need(/\s*,\s*(select|plural)\s*,/);
    const options: Record<string, { readonly value: readonly MessageElement[] }> = {};
    while (!this.#take(/\s*\}/)) {
      const key = this.#need(/\s*(=\d+|[\w-]+)\s*\{/);
      options[key] = { value: this.message({ ...around, inPlural: kind === 'plural', inArgument: true, inTag: false }) };
      this.#need(/\}/);
    }
    if (!options['other']) this.#fail();
    return kind === 'select'
      ? { type: TYPE.select, value, options }
      : { type: TYPE.plural, value, options, offset: 0, pluralType: 'cardinal' };
  }
}

/**
 * Stands for the parser of `@formatjs/icu-messageformat-parser` in builds: the same elements for what this application's messages use
 * (arguments, select, plural, tags, quotes); throws for number and date formats, which are made before a message sees them.
 */
export function parse(text: string): readonly MessageElement[] {
  const reader = new Reader(text);
  return reader.message({ inPlural: false, inArgument: false, inTag: false });
}
