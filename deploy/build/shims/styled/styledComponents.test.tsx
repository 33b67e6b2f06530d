/** @jest-environment node */
import { createElement } from 'react';
import type { ElementType, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'styled-components';
import { plainCss } from '../../picture/scopeDrawings';
import { canonical } from './canonical.fixtures';
import { pageOfRules } from './pageOfRules.fixtures';
import * as standIn from './styledComponents';

type Styles = typeof library;

const rules: string[] = [];
beforeAll(() => Object.assign(globalThis, { document: pageOfRules(rules) }));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

type Case = (styles: Styles) => ReactNode;

function byLibrary(draw: Case) {
  const sheet = new library.ServerStyleSheet();
  const markup = renderToStaticMarkup(sheet.collectStyles(draw(library)));
  return canonical([markup], plainCss(sheet.getStyleTags()));
}

function byStandIn(draw: Case) {
  const earlier = new Set(rules);
  const markup = renderToStaticMarkup(draw(standIn as unknown as Styles));
  return canonical([markup], rules.filter((rule) => !earlier.has(rule)).join(''));
}

const Plain = ({ className, as, ...rest }: { readonly className?: string; readonly as?: string }) => (
  <i className={className} title={`${as ?? 'none'} ${Object.keys(rest).sort().join(' ')}`} />
);

const drawn = (type: unknown, props: object = {}, ...children: ReactNode[]) => createElement(type as ElementType, props, ...children);

const cases: Record<string, Case> = {
  'nested rules': ({ styled }) =>
    drawn(styled.div`
      color: red;
      &:hover,
      &:focus {
        color: blue;
        > a,
        b:is(i, :not(u, s)) {
          gap: 1px;
        }
        @media (max-width: 9px) {
          gap: 2px;
          & > b {
            gap: 3px;
          }
        }
      }
      && {
        gap: 4px;
      }
      & + & {
        gap: 5px;
      }
      nav &,
      [title='a,b'] & {
        gap: 6px;
      }
      margin: 0;
      @supports (display: grid) {
        display: grid;
      }
      @media print {
        @media (min-width: 1px) {
          gap: 7px;
        }
      }
    `),
  'comments and texts': ({ styled }) =>
    drawn(styled.div`
      /* it's { not; } a rule */
      color: red; // nor is it's {this
      content: 'a;b{c}//d';
      background: url(data:image/png;base64,//8=);
      mask: url('data:;}{');
      &::before {
        content: "it's";
      }
      width: calc(100% - (1px + 2px));
    `),
  'what a style may hold': ({ styled, css, keyframes }) => {
    const Other = styled.b`
      gap: 0;
    `;
    const turn = keyframes`from { opacity: ${0}; } 50% { opacity: 0.5 }`;
    const Styled = styled.div<{ $size: number }>`
      ${Other}:hover & {
        gap: ${0}px;
      }
      ${null}${undefined}${false}${''}
      ${['gap: 1px;', ['gap: 2px;']]}
      ${({ $size }) =>
        $size > 1 &&
        css`
          width: ${$size}px;
          animation: ${turn} 1s;
          ${() => `height: ${$size}px;`}
        `}
      --kind: ${{ toString: () => 'own' } as unknown as string};
      --said: ${String(Other)};
    `;
    return drawn('p', {}, drawn(Styled, { $size: 1 }), drawn(Styled, { $size: 2 }), drawn(Styled, { $size: 2 }), drawn(Other));
  },
  'a component made of another': ({ styled }) => {
    const Base = styled.button.attrs({ type: 'button' })<{ $wide?: boolean }>`
      gap: ${({ $wide }) => ($wide ? 1 : 2)}px;
    `;
    const Last = styled(styled(Base)`
      margin: 0;
    `).attrs({ $wide: true, title: 'a' })`
      padding: 0;
    `;
    const Bare = styled(Base)``;
    return drawn(
      'p',
      {},
      drawn(Last, { title: 'b' }),
      drawn(Base),
      drawn(Bare),
      drawn(
        styled(Plain)`
          gap: 3px;
        `,
        { $own: 1, id: 'x', hidden: undefined },
      ),
    );
  },
  'added properties': ({ styled }) => {
    const Styled = styled.div
      .attrs({ className: 'one', style: { order: 1 }, title: 'a', lang: 'de', as: 'section' })
      .attrs(({ title }) => ({ className: `two ${title}`, style: { gap: 1 }, title: undefined, $size: 3 }))<{
      $size?: number;
      title?: string;
    }>`
      gap: ${({ $size, title, className }) => `${$size}px; --t: ${title ?? 'none'}; --c: '${className}'`};
    `;
    return drawn('p', {}, drawn(Styled), drawn(Styled, { className: 'three', style: { order: 2, margin: 1 }, lang: 'fr', title: 'b' }));
  },
  'other elements': ({ styled }) => {
    const Styled = styled.div`
      gap: 1px;
    `;
    const Wrapped = styled(Plain)`
      gap: 2px;
    `;
    return drawn(
      'p',
      {},
      drawn(Styled, { as: 'b' }),
      drawn(Styled, { as: Plain }),
      drawn(Wrapped, { forwardedAs: 'u' }),
      drawn(Styled, { as: Wrapped }),
    );
  },
  themes: ({ styled, ThemeProvider, ThemeConsumer, useTheme }) => {
    const colour = ({ theme }: { theme: object }) => JSON.stringify(theme).replaceAll('"', '').replaceAll(/[{}]/g, '');
    const Styled = styled.div`
      --theme: '${colour}';
    `;
    const Used = () => JSON.stringify(useTheme());
    const more = (outer: object | undefined) => ({ ...outer, c: 3 });
    const one = drawn(Styled);
    return drawn(
      'p',
      {},
      one,
      drawn(
        ThemeProvider,
        { theme: { a: 1 } },
        one,
        drawn(Used),
        drawn(Styled, { theme: { d: 4 } }),
        drawn(ThemeProvider, { theme: { b: 2 } }, one),
        drawn(
          ThemeProvider,
          { theme: more },
          one,
          drawn(ThemeConsumer, {}, ...([(theme: unknown) => JSON.stringify(theme)] as unknown as ReactNode[])),
        ),
      ),
    );
  },
  'an order of their own': ({ styled }) => {
    const First = styled.b`
      gap: 1px;
      gap: 2px;
      &:hover {
        gap: 3px;
      }
    `;
    const Second = styled(First)<{ $size?: number }>`
      gap: ${({ $size = 4 }) => $size}px;
    `;
    return drawn('p', {}, drawn(Second), drawn(First), drawn(Second, { $size: 5 }));
  },
};

it.each(Object.keys(cases))('means with the stand-in what it means with the library: %s', (name) => {
  const one = cases[name];
  if (!one) throw new Error('no such case');
  const expected = byLibrary(one);
  expect(expected.rules.length).toBeGreaterThan(0);
  expect(byStandIn(one)).toEqual(expected);
});
