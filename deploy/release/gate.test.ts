import { isReadableRange, satisfiesRange } from '@dex/mf-shared/release';
import fc from 'fast-check';
import semver from 'semver';

const number = fc.integer({ min: 0, max: 3 });
const version = fc.tuple(number, number, number).map((parts) => parts.join('.'));
const comparator = fc.oneof(
  fc.constant('*'),
  fc.tuple(fc.constantFrom('', '^', '~', '>=', '<=', '>', '<', '='), version).map((parts) => parts.join('')),
);
const range = fc
  .array(
    fc.array(comparator, { minLength: 1, maxLength: 3 }).map((all) => all.join(' ')),
    { minLength: 1, maxLength: 3 },
  )
  .map((all) => all.join(' || '));

it("the page reads every range of its grammar as npm's own library does", () => {
  fc.assert(
    fc.property(version, range, (one, all) => {
      expect(isReadableRange(all)).toBe(true);
      expect([one, all, satisfiesRange(one, all)]).toEqual([one, all, semver.satisfies(one, all)]);
    }),
    { numRuns: 3000 },
  );
});

it.each(['', '1.x', '1', 'latest', '^1.0.0-beta.1', '1.0.0 - 2.0.0', '>= 1.0.0'])(
  '%j is not in the grammar and satisfies nothing',
  (text) => {
    expect(isReadableRange(text)).toBe(false);
    expect(satisfiesRange('1.0.0', text)).toBe(false);
  },
);

it.each(['', 'x', '1.0', '1.0.0-beta.1'])('the version %j satisfies nothing', (text) => {
  expect(satisfiesRange(text, '*')).toBe(false);
});
