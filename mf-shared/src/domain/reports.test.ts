import { errorReportLabel } from './errorReportLabel';
import { FEE_TIERS, parseFeeTier, TICK_SPACING, usableTickBounds } from './feeTiers';
import { maskOutboundLink, MASKED_HOSTS } from './outboundLink';

describe('maskOutboundLink', () => {
  // SHELL-8
  it.each(MASKED_HOSTS)('masks %s', (host) => {
    expect(maskOutboundLink(`https://${host}/tx/0xab?x=1`)).toBe(`https://${host}/tx/***`);
    expect(maskOutboundLink(`https://${host}/address/0xABC0/page#0x12`)).toBe(`https://${host}/address/***/page`);
    expect(maskOutboundLink(`https://${host}/block/12`)).toBe(`https://${host}/block/12`);
  });

  it.each(['https://a.example/tx/0xab?x=1', 'https://notetherscan.io/tx/0xab', 'https://etherscan.io.a.example/tx/0xab', 'no link'])(
    'leaves %s as it is',
    (link) => {
      expect(maskOutboundLink(link)).toBe(link);
    },
  );

  it('knows nine hosts', () => {
    expect(MASKED_HOSTS).toHaveLength(9);
  });
});

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

test('fee tiers', () => {
  expect(FEE_TIERS.map((fee) => [fee, TICK_SPACING[fee], usableTickBounds(fee).max])).toEqual([
    [100, 1, 887_272],
    [500, 10, 887_270],
    [3000, 60, 887_220],
    [10_000, 200, 887_200],
  ]);
  expect(usableTickBounds(3000).min).toBe(-887_220);
  expect(parseFeeTier('500')).toBe(500);
  expect(parseFeeTier(10_000)).toBe(10_000);
  for (const text of ['501', '', 'x', null, '0500']) expect(parseFeeTier(text)).toBeNull();
});
