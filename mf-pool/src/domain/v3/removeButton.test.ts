import { removeButtonKind, type RemoveButtonFacts, type RemoveButtonKind } from './removeButton';

const ready: RemoveButtonFacts = { isClosed: false, isConnected: true, isOperator: true, percent: 50, hasAmounts: true };

// V3-18
test.each<[RemoveButtonKind, Partial<RemoveButtonFacts>]>([
  ['closed', { isClosed: true, isConnected: false, percent: 0, hasAmounts: false }],
  ['connectWallet', { isConnected: false, percent: 0, isOperator: false, hasAmounts: false }],
  ['enterPercent', { percent: 0, hasAmounts: false }],
  ['notYours', { isOperator: false, hasAmounts: false }],
  ['amountsUnknown', { hasAmounts: false }],
  ['remove', {}],
])('%s for %j', (kind, facts) => {
  expect(removeButtonKind({ ...ready, ...facts })).toBe(kind);
});
