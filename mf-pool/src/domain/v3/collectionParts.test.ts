import { requireAddress } from '@dex/mf-shared/domain';
import { aloneVerdict, partsOf, withAgreed, withoutParts } from './collectionParts';
import { afterStep } from './collectionDraft';

const at = (digit: string) => requireAddress(`0x${digit.repeat(40)}`);
const [manager, coin, gold, tin, account] = [at('9'), at('1'), at('2'), at('3'), at('4')];
const terms = {
  manager,
  wrappedNative: coin,
  positions: [
    { tokenId: '1', token0: coin, token1: gold, expected0: '5', expected1: '7' },
    { tokenId: '2', token0: gold, token1: tin, expected0: '11', expected1: '13' },
  ],
  rewards: [{ stakingRewards: account, token: tin, expected: '100' }],
  currencies: [],
};
const idsOf = (some: typeof terms | null) => some && partsOf(some).map(({ id }) => id);

// V3-23
test('each position and deposit is a collection of its own, and the others are left without it', () => {
  const parts = partsOf(terms);
  expect(parts.map(({ id }) => id)).toEqual(['1', '2', account]);
  for (const part of parts) {
    expect(partsOf(part.terms).map(({ id }) => id)).toEqual([part.id]);
    const others = withoutParts(terms, new Set([part.id]));
    expect(others && partsOf(others).map(({ id }) => id)).toEqual(parts.map(({ id }) => id).filter((id) => id !== part.id));
  }
  expect(withoutParts(terms, new Set(idsOf(terms)))).toBeNull();
});

test('only what the chain says of a part counts against it: an answer that did not come leaves it open', () => {
  expect(aloneVerdict(null)).toBe('goes');
  expect(aloneVerdict({ kind: 'wouldFail', error: { code: 'reverted', message: '' } })).toBe('fails');
  expect(aloneVerdict({ kind: 'notChecked', error: { code: 'reverted', message: '' } })).toBe('unknown');
  expect(aloneVerdict({ kind: 'deadlinePassed' })).toBe('unknown');
});

test('what was agreed to anew, and what was sent, are found by position and deposit, not by being the same object', () => {
  const copy = structuredClone(terms);
  const [first] = copy.positions;
  const agreed = { ...copy, positions: first ? [{ ...first, expected1: '3' }] : [], rewards: [] };
  expect(withAgreed(terms, agreed).positions.map(({ expected1 }) => expected1)).toEqual(['3', '13']);
  const left = afterStep({ owner: { chainId: 1, account }, left: terms, sent: 0 }, { ...copy, rewards: [] });
  expect(left).toMatchObject({ sent: 1, left: { positions: [], rewards: terms.rewards } });
});
