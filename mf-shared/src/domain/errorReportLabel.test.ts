import { errorReportLabel } from './errorReportLabel';

// SHELL-19
test.each([
  ['/swap', 'swap'],
  ['/swap?inputCurrency=ETH', 'swap'],
  ['/add/v2/ETH', 'add-v2'],
  ['/add/ETH/0x12/3000', 'add-v3'],
  ['/add', 'add-v3'],
  ['/remove/v2/ETH/0x12', 'remove-v2'],
  ['/remove/7', 'remove-v3'],
  ['#/swap', 'swap'],
  ['/#/add/v2/ETH', 'add-v2'],
  ['/pool', null],
  ['/', null],
  ['/vote/swap', null],
])('an error at %s is labelled %s', (path, label) => {
  expect(errorReportLabel(path)).toBe(label);
});
