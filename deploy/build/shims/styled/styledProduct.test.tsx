/** @jest-environment node */
import fc from 'fast-check';
import type { ElementType, ReactNode } from 'react';
import type * as React from 'react';
import type * as Server from 'react-dom/server';
import type * as Library from 'styled-components';
import type * as Fake from '../../../../mf-shared/src/testing/fakeServices';
import type * as Around from '../../../../mf-shared/src/testing/Surroundings';
import { plainCss } from '../../picture/scopeDrawings';
import { canonical } from './canonical.fixtures';
import { pageOfRules } from './pageOfRules.fixtures';
import { styledModules, styleProps } from './products.fixtures';
import { recorded } from './recorded.fixtures';
import type { StyleLibrary } from './recorded.fixtures';

interface Order {
  readonly index: number;
  readonly props: object;
}

type Collect = (node: ReactNode) => ReactNode;

interface Product {
  readonly count: number;
  /** The markup of each, or what it threw, and the rules of all that was drawn so far. */
  readonly draw: (orders: readonly Order[]) => ReturnType<typeof canonical>;
}

/** All components with styles of the product, its modules run anew on one library. `sheetOf` calls what draws and reads the rules. */
function productBy(library: () => StyleLibrary, sheetOf: (draw: (collect: Collect) => string[]) => readonly [string[], string]): Product {
  const components: ElementType[] = [];
  const parts: Pick<Product, 'draw'>[] = [];
  jest.isolateModules(() => {
    jest.doMock('styled-components', () => recorded(library(), (component) => components.push(component)));
    const { createElement } = jest.requireActual<typeof React>('react');
    const { renderToStaticMarkup } = jest.requireActual<typeof Server>('react-dom/server');
    for (const path of styledModules) jest.requireActual<object>(path);
    const { Surroundings } = jest.requireActual<typeof Around>('../../../../mf-shared/src/testing/Surroundings');
    const { createFakeServices } = jest.requireActual<typeof Fake>('../../../../mf-shared/src/testing/fakeServices');
    const services = createFakeServices({ path: '/swap' });
    const markupOf = ({ index, props }: Order, collect: Collect) => {
      try {
        return renderToStaticMarkup(
          collect(createElement(Surroundings, { services, children: createElement(components[index] ?? 'none', props) })),
        );
      } catch (cause) {
        return String(cause);
      }
    };
    parts.push({
      draw: (orders) => canonical(...sheetOf((collect) => orders.map((order) => markupOf(order, collect)))),
    });
  });
  const [{ draw } = { draw: () => canonical([], '') }] = parts;
  return { count: components.length, draw };
}

function libraryProduct(): Product {
  const libraries: (typeof Library)[] = [];
  const load = () => {
    const library = jest.requireActual<typeof Library & StyleLibrary>('styled-components');
    libraries.push(library);
    return library;
  };
  return productBy(load, (draw) => {
    const [library] = libraries;
    if (!library) throw new Error('The library was not loaded');
    const sheet = new library.ServerStyleSheet();
    return [draw((node) => sheet.collectStyles(node)), plainCss(sheet.getStyleTags())];
  });
}

function standInProduct(rules: readonly string[]): Product {
  return productBy(
    () => jest.requireActual<StyleLibrary>('./styledComponents'),
    (draw) => [draw((node) => node), rules.join('')],
  );
}

const rules: string[] = [];
const library = libraryProduct();
const standIn = standInProduct(rules);

beforeAll(() => Object.assign(globalThis, { document: pageOfRules(rules) }));
afterAll(() => Reflect.deleteProperty(globalThis, 'document'));

/** How often each component is drawn, each time with other properties. */
const ROUNDS = 6;

it('draws every component of the product as the library does: the same elements, the same rules in the same order', () => {
  expect(library.count).toBeGreaterThan(150);
  expect(standIn.count).toBe(library.count);
  const values = Object.fromEntries(Object.entries(styleProps).map(([name, known]) => [name, fc.constantFrom(...known)]));
  const given = {
    ...values,
    disabled: fc.boolean(),
    className: fc.constantFrom('one', 'two'),
    style: fc.constant({ order: 1 }),
    to: fc.constant('/swap'),
    as: fc.constantFrom(undefined, 'p', 'section'),
  };
  const props = fc.sample(fc.record(given, { requiredKeys: [] }), { numRuns: library.count * ROUNDS, seed: 20 });
  const orders = props.map((one, place) => ({ index: (place * 7) % library.count, props: one }));
  const [expected, seen] = [library.draw(orders), standIn.draw(orders)];
  expect(seen.markup).toEqual(expected.markup);
  expect(seen.rules).toEqual(expected.rules);
  const drawn = orders.filter((_order, place) => expected.markup[place]?.startsWith('<'));
  expect(new Set(drawn.map(({ index }) => index)).size).toBe(library.count);
});
