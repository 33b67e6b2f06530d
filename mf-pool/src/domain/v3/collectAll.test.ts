import { requireAddress } from '@dex/mf-shared/domain';
import { collectAllArrivals, collectAllOrder, collectionSteps, passedOn } from './collectAll';
import { afterStep, collectionDraft } from './collectionDraft';

const at = (digit: string) => requireAddress(`0x${digit.repeat(40)}`);
const [manager, coin, gold, tin, account] = ['9', '1', '2', '3', '4'].map(at);
if (!manager || !coin || !gold || !tin || !account) throw new Error('No addresses');
const terms = {
  manager,
  wrappedNative: coin,
  rewards: [],
  positions: [
    { tokenId: '1', token0: coin, token1: gold, expected0: '5', expected1: '7' },
    { tokenId: '2', token0: gold, token1: tin, expected0: '11', expected1: '13' },
    { tokenId: '3', token0: coin, token1: tin, expected0: '17', expected1: '0' },
  ],
};

// V3-23
test('each asset arrives once, and only what comes with the coin passes through the manager', () => {
  expect(collectAllArrivals(terms)).toEqual([
    { asset: 'native', amount: 22n },
    { asset: gold, amount: 18n },
    { asset: tin, amount: 13n },
  ]);
  expect(passedOn(terms)).toEqual([
    { asset: 'native', amount: 22n },
    { asset: gold, amount: 7n },
    { asset: tin, amount: 0n },
  ]);
});

test('the order holds the trial to all that is expected', () => {
  const { limits } = collectAllOrder({ chainId: 1, account }, terms);
  expect(limits.leaves).toEqual([]);
  expect(limits.arrives).toEqual([
    { asset: 'native', minimum: '22', recipient: account },
    { asset: gold, minimum: '18', recipient: account },
    { asset: tin, minimum: '13', recipient: account },
  ]);
});

const MAINNET_TIN = { kind: 'token', chainId: 1, symbol: 'TIN', name: 'Tin', decimals: 18 } as const;
const earned = [
  { stakingRewards: manager, token: tin, expected: '100' },
  { stakingRewards: account, token: tin, expected: '1000' },
];
const mixed = { ...terms, rewards: earned, currencies: [{ ...MAINNET_TIN, address: tin }] };

// V3-23
test('the rewards of deposits arrive with what the positions pay, and never pass through the manager', () => {
  expect(collectAllArrivals(mixed)).toEqual([
    { asset: 'native', amount: 22n },
    { asset: gold, amount: 18n },
    { asset: tin, amount: 1113n },
  ]);
  expect(passedOn(mixed)).toEqual(passedOn(terms));
});

// V3-23
test('calls that a wallet takes together are one step; else the positions are one, and each deposit is', () => {
  expect(collectionSteps(mixed, true)).toEqual([mixed]);
  expect(collectionSteps(mixed, false)).toEqual([
    { ...mixed, rewards: [] },
    { ...mixed, positions: [], rewards: [earned[0]] },
    { ...mixed, positions: [], rewards: [earned[1]] },
  ]);
  expect(collectionSteps({ ...mixed, rewards: [] }, false)).toHaveLength(1);
});

// V3-23
test('step by step all of it is collected, and each is recorded as what it does', () => {
  const owner = { chainId: 1, account } as const;
  const kinds: unknown[] = [];
  let collection: Parameters<typeof afterStep>[0] | null = { owner, left: mixed, sent: 0 };
  while (collection) {
    const [step] = collectionSteps(collection.left, false);
    if (!step) throw new Error('No step is left');
    kinds.push(collectionDraft(owner, step).record.summary);
    collection = afterStep(collection, step);
  }
  expect(kinds).toEqual([
    { kind: 'collectAllFees', count: 3, collectsFrom: ['1', '2', '3'] },
    { kind: 'claimRewards', symbol: 'TIN', claimsFrom: [earned[0]?.stakingRewards] },
    { kind: 'claimRewards', symbol: 'TIN', claimsFrom: [earned[1]?.stakingRewards] },
  ]);
  expect(collectionDraft(owner, mixed).record.summary).toEqual({
    kind: 'collectAllFees',
    count: 3,
    rewards: 2,
    collectsFrom: ['1', '2', '3'],
    claimsFrom: earned.map(({ stakingRewards }) => stakingRewards),
  });
});
