/** @jest-environment jsdom */
// What the library asks of a browser and the test environment lacks.
import '@dex/mf-shared/testing';
import { act, render } from '@testing-library/react';
import fc from 'fast-check';
import { StrictMode, useEffect } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import * as library from 'react-router-dom';
import * as own from './router';

type Names = Pick<typeof own, 'Router' | 'createPath' | 'useHref' | 'useLocation' | 'useNavigate' | 'useSearchParams'>;
type Written = Parameters<typeof own.createPath>[0];

const both: readonly (readonly [string, Names])[] = [
  ['own', own],
  ['library', library as unknown as Names],
];

/** Draws with one of the two routers at a place, does something with its hooks, and gives all that was said to the history. */
function at(names: Names, location: Written, use: (hooks: Hooks) => unknown): unknown[] {
  const said: unknown[] = [];
  const textOf = (to: string | Written) => (typeof to === 'string' ? to : names.createPath(to));
  const navigator = {
    createHref: textOf,
    push: (to: string | Written, state?: unknown) => said.push(['push', textOf(to), state]),
    replace: (to: string | Written, state?: unknown) => said.push(['replace', textOf(to), state]),
    go: (delta: number) => said.push(['go', delta]),
  };
  function Inside() {
    const hooks = { location: names.useLocation(), navigate: names.useNavigate(), search: names.useSearchParams({ kept: 'yes' }), textOf };
    useEffect(() => {
      try {
        said.push(use(hooks));
      } catch (cause) {
        said.push(String(cause));
      }
    }, []);
    return null;
  }
  const { unmount } = render(
    <names.Router location={location} navigator={navigator}>
      <Inside />
    </names.Router>,
  );
  unmount();
  return said;
}

interface Hooks {
  readonly location: ReturnType<typeof own.useLocation>;
  readonly navigate: ReturnType<typeof own.useNavigate>;
  readonly search: ReturnType<typeof own.useSearchParams>;
  readonly textOf: (to: string | Written) => string;
}

function hrefOf(names: Names, location: Written, to: string | Written): string {
  const Target = () => <a href={names.useHref(to)}>there</a>;
  const nothing = () => undefined;
  const navigator = {
    createHref: (path: string | Written) => (typeof path === 'string' ? path : names.createPath(path)),
    push: nothing,
    replace: nothing,
    go: nothing,
  };
  return renderToStaticMarkup(
    <names.Router location={location} navigator={navigator}>
      <Target />
    </names.Router>,
  );
}

/** Pieces of which addresses are made, the odd ones among them. */
const piece = fc.constantFrom(
  '/',
  '//',
  '\\',
  '.',
  '..',
  '...',
  'swap',
  'a b',
  '%2F',
  '?',
  '#',
  '?a=1',
  '#b',
  '&',
  'é',
  ':',
  'https:',
  '\t',
  '',
);
const text = fc.array(piece, { maxLength: 7 }).map((pieces) => pieces.join(''));
/** Where one is: a path as the browser gives it, with no dots in it. */
const place = fc.record({
  pathname: fc.array(fc.constantFrom('swap', 'pool', 'add', 'é'), { maxLength: 3 }).map((segments) => `/${segments.join('/')}`),
  search: fc.constantFrom('', '?', '?x=1', '?x=1&kept=no'),
  hash: fc.constantFrom('', '#', '#there'),
});
const target = fc.oneof(
  text,
  fc.record(
    {
      pathname: text.filter((path) => !/[?#]/.test(path)),
      search: fc.constantFrom('', '?', 'a=1', '?a=1'),
      hash: fc.constantFrom('', '#', 'b', '#b'),
    },
    { requiredKeys: [] },
  ),
);

test('a link leads where the library’s leads, from any place, however it is written', () => {
  fc.assert(
    fc.property(place, target, (here, to) => {
      const [mine, theirs] = both.map(([, names]) => hrefOf(names, here, to));
      expect(mine).toBe(theirs);
    }),
    { numRuns: 1000 },
  );
});

test('a command goes where the library’s goes, and is refused where that is', () => {
  fc.assert(
    fc.property(place, target, fc.boolean(), (here, to, replace) => {
      const [mine, theirs] = both.map(([, names]) => at(names, here, ({ navigate }) => void navigate(to, { replace, state: 7 })));
      expect(mine).toEqual(theirs);
    }),
    // A tab is nothing to a browser: what it stands before leads elsewhere, and where the link leads is no address.
    { numRuns: 600, examples: [[{ pathname: '/', search: '', hash: '' }, { pathname: '\t//./' }, false]] },
  );
});

test.each(['https://elsewhere.example/', '//elsewhere.example', '/\\elsewhere.example', 'javascript:alert(1)', ' //elsewhere.example'])(
  'nobody is led out of the site by %s',
  (to) => {
    for (const [, names] of both)
      expect(at(names, { pathname: '/swap' }, ({ navigate }) => void navigate(to))).toEqual(['Error: External navigation is not allowed']);
  },
);

test('the place, what is asked in it, steps in the history, and another question', () => {
  fc.assert(
    fc.property(place, fc.constantFrom<Written | 'many' | 'text'>('many', 'text'), (here, next) => {
      const [mine, theirs] = both.map(([, names]) =>
        at(names, here, ({ location, navigate, search: [search, setSearch] }) => {
          navigate(-1);
          setSearch(next === 'many' ? { a: ['1', '2'], b: '3' } : 'c=4', { replace: true });
          setSearch((before) => [...before, ['added', 'yes']]);
          const { pathname, search: asked, hash, state, key } = location;
          return [search.toString(), pathname, asked, hash, state, key];
        }),
      );
      expect(mine).toEqual(theirs);
    }),
  );
});

test.each(both)(
  '%s: drawing leads nowhere, and who draws again at the same place gets the same place and the same command',
  (_name, names) => {
    const pushed = jest.fn();
    const seen: unknown[][] = [];
    const navigator = { createHref: () => '', push: pushed, replace: pushed, go: pushed };
    function Inside() {
      const navigate = names.useNavigate();
      if (seen.length === 0) void navigate('/elsewhere');
      seen.push([names.useLocation(), navigate, names.useSearchParams()[0]]);
      return null;
    }
    const warned = jest.spyOn(console, 'warn').mockImplementation(() => undefined);
    const drawn = (pathname: string) => (
      <names.Router location={{ pathname, search: '?a=1', hash: '' }} navigator={navigator}>
        <Inside />
      </names.Router>
    );
    const { rerender } = render(drawn('/swap'));
    act(() => rerender(drawn('/swap')));
    act(() => rerender(drawn('/pool')));
    const [first = [], second = [], third = []] = seen;
    expect(pushed).not.toHaveBeenCalled();
    expect(first.map((value, index) => value === second[index])).toEqual([true, true, true]);
    expect(first.map((value, index) => value === third[index])).toEqual([false, false, true]);
    warned.mockRestore();
  },
);

test('hooks of the router need it around them', () => {
  const complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
  for (const [, names] of both) {
    const Alone = () => <p>{names.useLocation().pathname}</p>;
    expect(() =>
      render(
        <StrictMode>
          <Alone />
        </StrictMode>,
      ),
    ).toThrow();
  }
  complaint.mockRestore();
});
