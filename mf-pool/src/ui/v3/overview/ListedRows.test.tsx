/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { rawAmount, requireAddress, v3PoolAddress } from '@dex/mf-shared/domain';
import { useServices } from '@dex/mf-shared/ui';
import { fireEvent, screen, within } from '@testing-library/react';
import { ACCOUNT, mainnet, ONE, TWO } from '../../../domain/orders.fixture';
import type { PositionFacts } from '../../../domain/v3/position';
import { allFeesReceived, poolsReceived, poolV3Reducer } from '../../../state/v3/poolV3Slice';
import { ListedRows } from './ListedRows';

const { v3 } = mainnet;
if (!v3) throw new Error('The chain has version 3');
const pool = v3PoolAddress(v3, ONE.address, TWO.address, 3000);
const Q96 = 1n << 96n;

const position = (tokenId: string, liquidity: bigint, fee = 3000): PositionFacts => ({
  tokenId,
  nonce: '0',
  operator: ACCOUNT,
  token0: ONE.address,
  token1: TWO.address,
  fee,
  tickLower: -887_220,
  tickUpper: 887_220,
  liquidity: String(liquidity),
  feeGrowthInside0LastX128: '0',
  feeGrowthInside1LastX128: '0',
  tokensOwed0: '0',
  tokensOwed1: '0',
});
// The last one's pool is not known.
const positions = [
  position('1', 10n ** 18n),
  position('3', 3n * 10n ** 18n),
  position('2', 2n * 10n ** 18n),
  position('9', 10n ** 18n, 500),
];

function WithSlices({ listed }: { readonly listed: readonly PositionFacts[] }) {
  const { store } = useServices();
  store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  return <ListedRows owner={ACCOUNT} positions={listed} onFeesAsked={null} />;
}

/** The list on a chain where both tokens are worth a dollar, as far as that is told. */
function show(prices: readonly (string | null)[], listed = positions) {
  const drawn = renderWithServices(<WithSlices listed={listed} />, { account: ACCOUNT, path: '/pool' });
  const block = { blockNumber: 1, syncing: false } as const;
  drawn.services.answer(
    ...[ONE, TWO].map(({ address, symbol, name, decimals }) => {
      const read = { kind: 'token', chainId: 1, address } as const;
      return { kind: 'token', read, state: { kind: 'known', value: { symbol, name, decimals }, ...block } } as const;
    }),
    ...[ONE, TWO].map(({ address }, index) => {
      const read = { kind: 'usdPrice', chainId: 1, token: address } as const;
      return { kind: 'usdPrice', read, state: { kind: 'known', value: prices[index] ?? null, ...block } } as const;
    }),
  );
  drawn.dispatch(
    poolsReceived({ key: `1:${pool}`, answer: { [pool]: { kind: 'exists', sqrtPriceX96: String(Q96), tick: 0, liquidity: '1' } } }),
  );
  const fees = Object.fromEntries(
    positions.map(({ tokenId }) => [tokenId, { amount0: String(BigInt(tokenId) * 10n ** 18n), amount1: '0' }]),
  );
  drawn.dispatch(allFeesReceived({ key: `1:${ACCOUNT}:all`, answer: { kind: 'known', fees, gasPrice: rawAmount(1n) } }));
  return drawn;
}

const ids = () => screen.getAllByRole('link').map((row) => row.getAttribute('data-testid')?.split('-').at(-1));
const text = (testId: string) => screen.getByTestId(testId).textContent;

// V3-27
test('each row has its value and fees, and the totals say what is not in them', () => {
  show(['1', '1']);
  // All but nothing of a liquidity of 1 over the whole range is 1 of each token.
  expect([text('pool-v3-value-1'), text('pool-v3-value-3'), text('pool-v3-value-9')]).toEqual(['$2.00', '$6.00', '–']);
  expect(text('pool-v3-owed-3')).toBe('$3.00');
  expect(text('pool-v3-total-value')).toBe('at least $12.00');
  expect(text('pool-v3-total-value-missing')).toContain('1 position has no known value');
  expect(text('pool-v3-total-fees')).toBe('$15.00');
});

// V3-21
test.each([
  ['what it is', { kind: 'known', value: { symbol: 'ONE', name: 'One', decimals: 18 }, blockNumber: 1, syncing: false }],
  ['that no node can be reached', { kind: 'failed', isUnreached: true }],
] as const)('no row is drawn only to be drawn again with its name: placeholders stand until a token says %s', (_what, state) => {
  const { services } = renderWithServices(<WithSlices listed={positions} />, { account: ACCOUNT, path: '/pool' });
  expect(screen.queryAllByRole('link')).toEqual([]);
  expect(screen.getByTestId('pool-v3-loading').children).toHaveLength(12);
  services.answer({ kind: 'token', read: { kind: 'token', chainId: 1, address: ONE.address }, state });
  expect(ids()).toHaveLength(positions.length);
  expect(screen.queryByTestId('pool-v3-loading')).toBeNull();
});

test('without a price nothing is worth zero: values and totals are dashes', () => {
  show(['1', null]);
  expect(text('pool-v3-value-1')).toBe('–');
  expect(text('pool-v3-total-value')).toBe('–');
  // The fees are of the token that has a price.
  expect(text('pool-v3-total-fees')).toBe('$15.00');
});

test('rows are ordered by value from the first, by age when that is chosen, and found by what they are', () => {
  show(['1', '1']);
  expect(ids()).toEqual(['3', '2', '1', '9']);
  const choose = (name: string) => fireEvent.click(within(screen.getByTestId('pool-v3-order-by')).getByRole('radio', { name }));
  choose('Newest');
  expect(ids()).toEqual(['1', '3', '2', '9']);
  choose('Value');
  fireEvent.change(screen.getByTestId('pool-v3-filter'), { target: { value: '#2' } });
  expect(ids()).toEqual(['2']);
  fireEvent.change(screen.getByTestId('pool-v3-filter'), { target: { value: 'nothing' } });
  expect(text('pool-v3-no-match')).toContain('nothing');
});

// V3-27
test('the rows are drawn before what all come to is added up', () => {
  show(['1', '1']);
  const places: string[] = [];
  const observer = new MutationObserver(() => undefined);
  observer.observe(document.body, { subtree: true, childList: true, characterData: true });
  fireEvent.change(screen.getByTestId('pool-v3-filter'), { target: { value: '#2' } });
  for (const { target } of observer.takeRecords()) {
    const element = target instanceof Element ? target : target.parentElement;
    if (element?.closest('ul')) places.push('rows');
    else if (element?.closest('[data-testid="pool-v3-total-value"]')) places.push('total');
  }
  observer.disconnect();
  expect(ids()).toEqual(['2']);
  expect(text('pool-v3-total-value')).toBe('$4.00');
  expect(places.indexOf('rows')).toBe(0);
  expect(places.at(-1)).toBe('total');
});

test.each([
  ['pointer', 'pointerOver', 'pointerOut'],
  ['focus', 'focusIn', 'focusOut'],
] as const)('no row moves under a %s when its value comes or changes', (_by, comes, goes) => {
  const { services } = show(['1', null]);
  expect(ids()).toEqual(['1', '3', '2', '9']);
  const [row] = screen.getAllByRole('link');
  if (!row) throw new Error('There are rows');
  fireEvent[comes](row);
  const read = { kind: 'usdPrice', chainId: 1, token: TWO.address } as const;
  services.answer({ kind: 'usdPrice', read, state: { kind: 'known', value: '1', blockNumber: 2, syncing: false } });
  expect(text('pool-v3-value-3')).toBe('$6.00');
  expect(ids()).toEqual(['1', '3', '2', '9']);
  fireEvent[goes](row);
  expect(ids()).toEqual(['3', '2', '1', '9']);
});

test('a position whose token does not answer says so, and the others stand', () => {
  const lost = requireAddress(`0x${'9'.repeat(40)}`);
  const { services } = show(['1', '1'], [...positions, { ...position('33', 1n), token1: lost }]);
  services.answer({ kind: 'token', read: { kind: 'token', chainId: 1, address: lost }, state: { kind: 'failed', isUnreached: true } });
  expect(screen.queryByTestId('pool-v3-unread-33')).toBeNull();
  services.answer({ kind: 'token', read: { kind: 'token', chainId: 1, address: lost }, state: { kind: 'failed' } });
  expect(ids()).toHaveLength(positions.length + 1);
  expect(text('pool-v3-unread-33')).toContain('Position #33 (0.3%)');
  expect(text('pool-v3-value-1')).toBe('$2.00');
});

// V3-27
test('of 500 positions a screenful is drawn at first, and a block that changes nothing of them leaves what is drawn', () => {
  const seen: Element[] = [];
  const watched = class {
    observe = (element: Element) => seen.push(element);
    disconnect = () => undefined;
  };
  Object.assign(globalThis, { IntersectionObserver: watched });
  const { dispatch } = show(
    ['1', '1'],
    Array.from({ length: 500 }, (_, index) => position(String(1000 + index), 10n ** 18n)),
  );
  // A window of 768 pixels shows no more below what stands above the rows.
  expect(ids()).toHaveLength(7);
  expect(seen.length).toBeGreaterThan(0);
  const before = screen.getAllByRole('link');
  const changed: Node[] = [];
  const list = before[0]?.closest('ul');
  if (!list) throw new Error('The rows are a list');
  const observer = new MutationObserver((records) => changed.push(...records.map(({ target }) => target)));
  observer.observe(list, { subtree: true, childList: true, characterData: true, attributes: true });
  dispatch(poolsReceived({ key: `1:${pool}`, answer: { [pool]: { kind: 'exists', sqrtPriceX96: String(Q96), tick: 0, liquidity: '1' } } }));
  expect(observer.takeRecords()).toEqual([]);
  expect(changed).toEqual([]);
});
