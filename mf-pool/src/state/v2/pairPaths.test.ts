import { requireAddress } from '@dex/mf-shared/domain';
import { pathAfterChoice, redirectOfEqualIds } from './pairPaths';

const [A, B, C] = [requireAddress(`0x${'a'.repeat(40)}`), requireAddress(`0x${'b'.repeat(40)}`), requireAddress(`0x${'c'.repeat(40)}`)];

describe('the address while adding', () => {
  // V2-3
  it('is mended when both ids are equal, whatever their case', () => {
    expect(redirectOfEqualIds(A, A.toLowerCase())).toBe(`/add/v2/${A}`);
    expect(redirectOfEqualIds('ETH', 'eth')).toBe('/add/v2/ETH');
    expect(redirectOfEqualIds(A, B)).toBeNull();
    expect(redirectOfEqualIds(undefined, undefined)).toBeNull();
  });

  it.each([
    ['a', C, A, B, `/add/v2/${C}/${B}`],
    ['a', C, A, undefined, `/add/v2/${C}`],
    ['a', B, A, B, `/add/v2/${B}/${A}`],
    ['b', C, A, B, `/add/v2/${A}/${C}`],
    ['b', C, undefined, undefined, `/add/v2/ETH/${C}`],
    ['b', A, A, B, `/add/v2/${B}/${A}`],
    ['b', A, A, undefined, `/add/v2/${A}`],
  ] as const)('choosing %s %s in %s and %s leads to %s', (side, chosen, idA, idB, path) => {
    expect(pathAfterChoice(side, chosen, idA, idB)).toBe(path);
  });
});
