import { addButtonKind, type AddButtonFacts, type AddButtonKind } from './addButton';

const ready: AddButtonFacts = {
  isConnected: true,
  hasUnsupportedAsset: false,
  decimals: 'contract',
  pool: 'known',
  invalidPrice: false,
  incomplete: false,
  missingAmount: false,
  amountFault: null,
  hasEnoughA: true,
  hasEnoughB: true,
  invalidRange: false,
  approvalMissing: false,
  mustCreateFirst: false,
  isExpert: false,
};

test.each<[AddButtonKind, Partial<AddButtonFacts>]>([
  ['connectWallet', { isConnected: false }],
  ['unsupportedAsset', { hasUnsupportedAsset: true }],
  ['decimalsConflict', { decimals: 'disagree' }],
  ['tokenUnread', { decimals: 'unread' }],
  ['tokenChecking', { decimals: 'checking' }],
  ['tokenChecking', { decimals: 'checking', mustCreateFirst: true }],
  ['poolLoading', { pool: 'loading' }],
  ['poolFailed', { pool: 'failed' }],
  ['invalidPair', { pool: 'invalid' }],
  ['invalidPrice', { invalidPrice: true }],
  ['createFirst', { mustCreateFirst: true }],
  ['invalidRange', { invalidRange: true }],
  ['tooFine', { amountFault: 'tooFine', missingAmount: true }],
  ['tooLarge', { amountFault: 'tooLarge', missingAmount: true }],
  ['enterAmount', { missingAmount: true }],
  ['enterAmount', { incomplete: true }],
  ['insufficientA', { hasEnoughA: false }],
  ['insufficientB', { hasEnoughB: false }],
  ['balanceUnknown', { hasEnoughA: null }],
  ['approveFirst', { approvalMissing: true }],
  ['add', { isExpert: true }],
  ['preview', {}],
])('%s for %j', (kind, facts) => {
  expect(addButtonKind({ ...ready, ...facts })).toBe(kind);
});

// Each fault with every later one beside it: the earlier wins.
const faults: readonly [AddButtonKind, Partial<AddButtonFacts>][] = [
  ['connectWallet', { isConnected: false }],
  ['unsupportedAsset', { hasUnsupportedAsset: true }],
  ['decimalsConflict', { decimals: 'disagree' }],
  ['invalidPair', { pool: 'invalid' }],
  ['invalidPrice', { invalidPrice: true }],
  ['createFirst', { mustCreateFirst: true }],
  ['invalidRange', { invalidRange: true }],
  ['tooFine', { amountFault: 'tooFine' }],
  ['enterAmount', { missingAmount: true }],
  ['insufficientB', { hasEnoughB: false }],
  ['insufficientA', { hasEnoughA: false }],
  ['approveFirst', { approvalMissing: true }],
  ['add', { isExpert: true }],
];

// V3-4
test.each(faults.map(([kind], index) => [kind, index] as const))('%s wins over what comes after it', (kind, index) => {
  const facts = Object.assign({}, ready, ...faults.slice(index).map(([, fault]) => fault));
  expect(addButtonKind(facts)).toBe(kind);
});
