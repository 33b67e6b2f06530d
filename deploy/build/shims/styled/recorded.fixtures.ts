import type { ElementType } from 'react';

/** What a style library gives a page, as far as it is held against another one. */
export interface StyleLibrary {
  readonly styled: (target: unknown) => Template;
}

interface Template {
  (...template: unknown[]): ElementType;
  readonly attrs: (...attributes: unknown[]) => Template;
}

/** The same library; every component that is made with it is handed on first. */
export function recorded<Library extends object>(styles: Library & StyleLibrary, made: (component: ElementType) => void) {
  const template = (of: Template): Template =>
    Object.assign(
      (...parts: unknown[]) => {
        const component = of(...parts);
        made(component);
        return component;
      },
      { attrs: (...attributes: unknown[]) => template(of.attrs(...attributes)) },
    );
  const styled = new Proxy(styles.styled, {
    apply: (make, _self, [target]: unknown[]) => template(make(target)),
    get: (make, tag) => template(Reflect.get(make, tag)),
  });
  return { ...styles, styled, default: styled };
}
