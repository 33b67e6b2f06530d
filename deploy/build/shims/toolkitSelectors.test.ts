import { join } from 'node:path';
import fc from 'fast-check';
import type * as library from '@reduxjs/toolkit';
import { packagesFolder } from '../apps';
import * as standIn from './toolkit';

// Everything else in the unit tests gets the stand-in by that name.
const real: typeof library = jest.requireActual(join(packagesFolder, '@reduxjs/toolkit/dist/cjs/index.js'));
const ours = standIn as unknown as typeof library;

it('finds and keeps what a selector found as the library does', () => {
  const objects = [{ n: 1 }, { n: 2 }, { n: 1 }] as const;
  const input = fc.record({ state: fc.constantFrom(...objects), more: fc.constantFrom<unknown>(1, 2, '1', null, undefined, objects[0]) });
  const followed = (lib: typeof library, calls: readonly { readonly state: { readonly n: number }; readonly more: unknown }[]) => {
    const made: number[] = [];
    const select = lib.createSelector(
      [({ n }: { readonly n: number }) => n, (_state: { readonly n: number }, more: unknown) => more],
      (n, more) => {
        made.push(n);
        return { n, more };
      },
    );
    const outer = lib.createSelector(select, ({ n }) => [n]);
    const answers = calls.map(({ state, more }) => [select(state, more), outer(state, more)] as const);
    // Which of the answers are one and the same.
    return [made, answers.map((each) => answers.findIndex((other) => other[0] === each[0] && other[1] === each[1])), answers];
  };
  fc.assert(
    fc.property(fc.array(input, { maxLength: 12 }), (calls) => {
      expect(followed(ours, calls)).toEqual(followed(real, calls));
    }),
  );
});

it('keeps nothing of a selector that threw', () => {
  for (const lib of [real, ours]) {
    let isBroken = true;
    const select = lib.createSelector(
      (state: object) => state,
      (state) => {
        if (isBroken) throw new Error('broken');
        return [state];
      },
    );
    const state = {};
    expect(() => select(state)).toThrow('broken');
    isBroken = false;
    expect(select(state)).toBe(select(state));
  }
});
