/** @jest-environment jsdom */
import { render } from '@testing-library/react';
import { createElement, createRef } from 'react';
import type { ElementType, ReactNode } from 'react';
import * as standIn from './styledComponents';
import { createGlobalStyle, css, isStyledComponent, keyframes, styled, useTheme } from './styledComponents';
import { addRules, newGroup } from './styleSheet';

const drawn = (type: unknown, props: object = {}, ...children: ReactNode[]) => createElement(type as ElementType, props, ...children);

const texts = () => [...(document.querySelector('style')?.sheet?.cssRules ?? [])].map(({ cssText }) => cssText.replaceAll(/\s/g, ''));

it('writes into one style element, which stays empty, and gives the element', () => {
  const ref = createRef<HTMLElement>();
  const Styled = styled('b')`
    gap: 1px;
  `;
  render(
    drawn(
      'p',
      {},
      drawn(Styled, { ref }),
      drawn(styled('i')`
        gap: 2px;
      `),
    ),
  );
  expect(ref.current?.tagName).toBe('B');
  const sheets = document.querySelectorAll('style');
  expect(sheets).toHaveLength(1);
  expect(sheets[0]?.outerHTML).toBe('<style></style>');
  expect(texts()).toHaveLength(2);
});

it('writes a look once, however often it is drawn', () => {
  const Styled = styled('b')`
    gap: ${({ $size }: { readonly $size?: unknown }) => String($size)}px;
  `;
  const before = texts().length;
  const { rerender } = render(drawn(Styled, { $size: 1 }));
  for (let round = 0; round < 50; round += 1) rerender(drawn(Styled, { $size: round % 2 }));
  expect(texts()).toHaveLength(before + 2);
});

it('leaves out a rule that this browser does not know, and puts the next where it belongs', () => {
  const [first, second] = [newGroup(), newGroup()];
  addRules(second, ['.last{gap:3px}']);
  addRules(first, ['.one{gap:1px}', '}{', '.two{gap:2px}']);
  expect(texts().slice(-3)).toEqual(['.one{gap:1px;}', '.two{gap:2px;}', '.last{gap:3px;}']);
});

describe('a style of all of the page', () => {
  const Size = createGlobalStyle`
    body { margin: ${({ size }: { readonly size?: unknown }) => String(size)}px; }
    @media print { a, b { gap: 1px; } }
    @font-face { font-family: 'one'; src: url(/one.woff2); }
  `;
  const margins = () => texts().filter((text) => text.startsWith('body{margin'));

  it('stands there once while it is mounted anywhere, as it is given', () => {
    const before = texts();
    const one = render(drawn(Size, { size: 1 }));
    const two = render(drawn(Size, { size: 1 }));
    expect(margins()).toEqual(['body{margin:1px;}']);
    expect(texts()).toHaveLength(before.length + 3);
    two.rerender(drawn(Size, { size: 2 }));
    expect(margins()).toEqual(['body{margin:1px;}', 'body{margin:2px;}']);
    one.unmount();
    expect(margins()).toEqual(['body{margin:2px;}']);
    two.unmount();
    expect(texts()).toEqual(before);
  });

  it('stands before the look of what was made after it, whichever is drawn first', () => {
    const Early = createGlobalStyle`
      i { gap: 7px; }
    `;
    const Late = styled('i')`
      gap: 8px;
    `;
    render(drawn(Late));
    render(drawn(Early));
    expect(texts().slice(-2)[0]).toBe('i{gap:7px;}');
    expect(texts().slice(-2)[1]).toContain('gap:8px');
  });
});

it('refuses a style that is written as an object, and a theme where there is none', () => {
  const consoleError = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const asObject = { color: 'red' } as unknown as TemplateStringsArray;
  expect(() => styled('b')(asObject)).toThrow('written as a template');
  expect(() => css(asObject)).toThrow('written as a template');
  expect(() =>
    render(
      drawn(styled('b')`
        ${() => ({ color: 'red' })}
      `),
    ),
  ).toThrow('written as a template');
  expect(() => render(drawn(() => String(useTheme())))).toThrow('no theme');
  consoleError.mockRestore();
});

it('knows its own components', () => {
  expect(isStyledComponent(styled('b')``)).toBe(true);
  expect([() => null, 'b', null, keyframes`to { gap: 0; }`].map(isStyledComponent)).toEqual([false, false, false, false]);
});

it('does without what its page names', () => {
  expect(Object.keys(standIn)).not.toEqual(expect.arrayContaining(['StyleSheetManager']));
  expect(Object.keys(standIn)).not.toEqual(expect.arrayContaining(['withTheme']));
  expect(styled('b')).not.toHaveProperty('withConfig');
  expect(styled('b')``).not.toHaveProperty('defaultProps');
});
