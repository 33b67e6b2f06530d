import { memo, useContext, useInsertionEffect } from 'react';
import { styleRules } from './styleRules';
import { addRules, clearGroup, newGroup } from './styleSheet';
import { css, textOf } from './styleText';
import { ThemeContext } from './theme';

/** A component whose style is one of all of the page, as long as it is mounted; the same from several places stands there once. */
export function createGlobalStyle(texts: TemplateStringsArray, ...values: readonly unknown[]) {
  const parts = css(texts, ...values);
  const group = newGroup();
  const mounted: string[] = [];
  const write = () => {
    clearGroup(group);
    addRules(
      group,
      [...new Set(mounted)].flatMap((text) => styleRules(text, null)),
    );
  };
  function GlobalStyle(props: Readonly<Record<string, unknown>>) {
    const around = useContext(ThemeContext);
    const text = textOf(parts, { ...props, theme: props['theme'] || around || {} });
    useInsertionEffect(() => {
      mounted.push(text);
      write();
      return () => {
        mounted.splice(mounted.indexOf(text), 1);
        write();
      };
    }, [text]);
    return null;
  }
  return memo(GlobalStyle);
}
