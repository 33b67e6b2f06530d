import fc from 'fast-check';
import type { ListedTokenInfo } from './tokenList';
import { isAtLeast, requiredBump, sameVersion, versionBump } from './versionBump';

const version = (major: number, minor: number, patch: number) => ({ major, minor, patch });
const token = (digit: string, more: Partial<ListedTokenInfo> = {}): ListedTokenInfo => ({
  chainId: 1,
  address: `0x${digit.repeat(40)}`,
  decimals: 18,
  symbol: `T${digit}`,
  name: `Token ${digit}`,
  ...more,
});

test.each([
  [version(1, 0, 0), version(1, 0, 0), 'none'],
  [version(1, 0, 0), version(1, 0, 1), 'patch'],
  [version(1, 0, 9), version(1, 1, 0), 'minor'],
  [version(1, 9, 9), version(2, 0, 0), 'major'],
  [version(2, 0, 0), version(1, 9, 9), 'none'],
  [version(1, 1, 0), version(1, 0, 9), 'none'],
  [version(1, 0, 1), version(1, 0, 0), 'none'],
] as const)('the step from %j to %j is %s', (base, next, expected) => {
  expect(versionBump(base, next)).toBe(expected);
});

test('one of two different versions is a step up from the other', () => {
  const part = fc.integer({ min: 0, max: 5 });
  const any = fc.record({ major: part, minor: part, patch: part });
  fc.assert(
    fc.property(any, any, (one, other) => {
      const steps = [versionBump(one, other), versionBump(other, one)].filter((bump) => bump !== 'none');
      expect(steps).toHaveLength(sameVersion(one, other) ? 0 : 1);
    }),
  );
});

test.each([
  ['nothing', [token('1')], [token('1')], 'none'],
  ['a capital letter of an address', [token('a')], [token('a', { address: `0x${'A'.repeat(40)}` })], 'none'],
  ['the order', [token('1'), token('2')], [token('2'), token('1')], 'none'],
  ['a name', [token('1')], [token('1', { name: 'New' })], 'patch'],
  ['decimals', [token('1')], [token('1', { decimals: 6 })], 'patch'],
  ['a picture', [token('1')], [token('1', { logoURI: 'https://a.example/a.png' })], 'patch'],
  ['an addition', [token('1')], [token('1'), token('2')], 'minor'],
  ['a removal', [token('1'), token('2')], [token('1')], 'major'],
  ['a removal and an addition', [token('1')], [token('2')], 'major'],
  ['another network', [token('1')], [token('1', { chainId: 10 })], 'major'],
] as const)('changing %s needs %4$s', (_, base, next, expected) => {
  expect(requiredBump(base, next)).toBe(expected);
});

test('steps have an order', () => {
  expect(isAtLeast('minor', 'minor')).toBe(true);
  expect(isAtLeast('patch', 'minor')).toBe(false);
  expect(isAtLeast('major', 'none')).toBe(true);
});
