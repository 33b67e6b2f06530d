import { createElement, useContext } from 'react';
import type { ElementType } from 'react';
import { styleRules } from './styleRules';
import { addRules, newGroup, newName } from './styleSheet';
import { css, isFixed, textOf } from './styleText';
import type { StyleContext, StyleParts } from './styleText';
import { ThemeContext } from './theme';

type Element = ElementType | string;

interface Props {
  [name: string]: unknown;
  as?: Element;
  readonly forwardedAs?: Element;
}

type Attributes = StyleContext | ((context: StyleContext) => StyleContext);

/** Gives the class of the look that a component has with these properties; its rules are in the page from then on. */
type Look = (context: StyleContext) => string;

interface Styled {
  (props: Props): unknown;
  readonly styledComponentId: string;
  /** What a component made of this one takes over. */
  readonly made: {
    readonly target: Element;
    readonly attributes: readonly Attributes[];
    readonly looks: readonly Look[];
    readonly ids: string;
  };
}

function isStyled(target: Element | Styled): target is Styled {
  return typeof target === 'function' && 'made' in target;
}

/** Properties that end here. */
const OF_THE_STYLE = /^(?:\$.*|as|forwardedAs|className)$/;

const joined = (...classes: readonly unknown[]) => classes.filter(Boolean).join(' ');

function createLook(parts: StyleParts, component: string): Look {
  const group = newGroup();
  const names = new Map<string, string>();
  const fixed = isFixed(parts);
  let only: string | undefined;
  return (context) => {
    if (only !== undefined) return only;
    const text = textOf(parts, context);
    let name = names.get(text);
    if (name === undefined) {
      name = text && newName();
      names.set(text, name);
      addRules(group, styleRules(text, `.${name}`, `.${component}`));
    }
    if (fixed) only = name;
    return name;
  };
}

/** The properties with what the component adds to them; `className` is what was added, then what it was given. */
function contextOf(attributes: readonly Attributes[], props: Props, theme: unknown): Props {
  const context: Props = { ...props, className: undefined, theme };
  for (const one of attributes) {
    const added = typeof one === 'function' ? one({ ...context }) : one;
    for (const [key, value] of Object.entries(added)) {
      if (key === 'className') context[key] = joined(context[key], value);
      else if (key === 'style') context[key] = Object.assign({}, context[key], value);
      // Taken away; what was given as undefined stays so.
      else if (value === undefined && context[key] !== undefined) Reflect.deleteProperty(context, key);
      else if (value !== undefined) context[key] = value;
    }
  }
  context['className'] = joined(context['className'], props['className']);
  return context;
}

function createStyled(outer: Element | Styled, own: readonly Attributes[], parts: StyleParts): Styled {
  const base = isStyled(outer) ? outer.made : { target: outer, attributes: [], looks: [], ids: '' };
  const styledComponentId = newName();
  const attributes = [...base.attributes, ...own];
  const looks = [...base.looks, createLook(parts, styledComponentId)];
  const ids = joined(base.ids, styledComponentId);
  const { target } = base;
  function Component(props: Props) {
    const around = useContext(ThemeContext);
    const theme = props['theme'] || around || {};
    const context = contextOf(attributes, props, theme);
    const given: Props = {};
    for (const [key, value] of Object.entries(context)) {
      if (!OF_THE_STYLE.test(key) && !(key === 'theme' && value === theme)) given[key] = value;
    }
    if (context.forwardedAs !== undefined) given.as = context.forwardedAs;
    given['className'] = joined(ids, ...looks.map((look) => look(context)), context['className']);
    return createElement(context.as || target, given);
  }
  return Object.assign(Component, {
    styledComponentId,
    made: { target, attributes, looks, ids },
    toString: () => `.${styledComponentId}`,
  });
}

function withAttributes(target: Element | Styled, attributes: readonly Attributes[]) {
  return Object.assign(
    (texts: TemplateStringsArray, ...values: readonly unknown[]) => createStyled(target, attributes, css(texts, ...values)),
    { attrs: (more: Attributes) => withAttributes(target, [...attributes, more]) },
  );
}

const styledBy = (target: Element | Styled) => withAttributes(target, []);

/** `styled(Component)` and `styled.tag`, each followed by a template or by `.attrs`. */
export const styled = new Proxy(styledBy, { get: (_target, tag) => styledBy(String(tag)) });
