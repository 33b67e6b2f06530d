import { parse, TYPE } from '../icuParser';
import type { MessageElement, MessageOptions } from '../icuParser';
import { formatterOf } from './formatters';

type Values = Readonly<Record<string, unknown>>;

const read = new Map<string, readonly MessageElement[]>();

/** The elements of a text; each text is read once. */
function elementsOf(text: string): readonly MessageElement[] {
  const elements = read.get(text) ?? parse(text);
  read.set(text, elements);
  return elements;
}

/** Adds a part; what is text becomes one with the text before it. */
export function put(parts: unknown[], part: unknown): void {
  const before = parts.at(-1);
  if (typeof part === 'string' && typeof before === 'string') parts[parts.length - 1] = before + part;
  else parts.push(part);
}

/** A value as it stands in a text: words, figures and nothing as text, all else (elements) as it is. */
function shown(value: unknown): unknown {
  if (typeof value === 'number' || typeof value === 'bigint') return String(value);
  return value || '';
}

function optionOf(options: MessageOptions, key: string): readonly MessageElement[] {
  const option = (Object.hasOwn(options, key) && options[key]) || options['other'];
  return option?.value ?? [];
}

function partsOf(elements: readonly MessageElement[], locale: string, values: Values, count?: number): unknown[] {
  const parts: unknown[] = [];
  const putAll = (more: readonly unknown[]) => more.forEach((part) => put(parts, part));
  for (const element of elements) {
    if (element.type === TYPE.literal) put(parts, element.value);
    else if (element.type === TYPE.pound) put(parts, count === undefined ? '' : formatterOf('NumberFormat', locale)['format']?.(count));
    else {
      if (!(element.value in values)) throw new RangeError(`no value for ${element.value}`);
      const value = values[element.value];
      if (element.type === TYPE.argument) put(parts, shown(value));
      else if (element.type === TYPE.tag) {
        if (typeof value !== 'function') throw new TypeError(`no function for ${element.value}`);
        putAll([value(partsOf(element.children, locale, values, count))].flat());
      } else if (element.type === TYPE.select) {
        putAll(partsOf(optionOf(element.options, String(value)), locale, values));
      } else {
        const number = Number(value);
        const options = element.options;
        const rule = Object.hasOwn(options, `=${String(value)}`)
          ? `=${String(value)}`
          : String(formatterOf('PluralRules', locale)['select']?.(number));
        putAll(partsOf(optionOf(options, rule), locale, values, number));
      }
    }
  }
  return parts;
}

/** Parts as one text, or themselves where some of them are elements. */
export function together(parts: readonly unknown[]): unknown {
  return parts.length === 1 ? parts[0] : parts.length > 0 ? parts : '';
}

/** A text with its values: one text, or its parts where some of them are elements. Throws for a text that cannot be read or lacks a value. */
export function formatText(text: string, locale: string, values: Values): unknown {
  return together(partsOf(elementsOf(text), locale, values));
}
