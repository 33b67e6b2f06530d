/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { fireEvent, screen } from '@testing-library/react';
import { ACCOUNT, ONE, TWO } from '../../../domain/orders.fixture';
import type { HistoryAnswer, PlacedEvent } from '../../../domain/v3/positionHistory';
import { historyReceived, historyReducer } from '../../../state/v3/historySlice';
import type { PositionView } from '../usePositionView';
import { ownPosition } from './positionPage.fixture';
import { ResultCard } from './ResultCard';

const WHOLE = 10n ** 18n;
const Q96 = 1n << 96n;

const view: PositionView = {
  ...ownPosition,
  position: { ...ownPosition.position, liquidity: '60' },
  pool: { kind: 'exists', sqrtPriceX96: String(2n * Q96), tick: 13_863, liquidity: '60' },
  sqrtPriceX96: 2n * Q96,
  state: 'outOfRange',
  amounts: { amount0: 0n, amount1: 80n * WHOLE },
  fees: { kind: 'known', amount0: '0', amount1: String(3n * WHOLE) },
  owed: { amount0: 0n, amount1: 3n * WHOLE },
};
const BEGUN = { firstBlock: 5000, isLost: false };
const AT = { blockNumber: 5000, transaction: '0x1' };
const event = (kind: 'added' | 'removed', liquidity: number, amount1: bigint): PlacedEvent => ({
  ...AT,
  kind,
  liquidity: String(liquidity),
  amount0: '0',
  amount1: String(amount1 * WHOLE),
});
const events: readonly PlacedEvent[] = [
  event('added', 100, 100n),
  event('removed', 40, 25n),
  { ...AT, kind: 'collected', amount0: '0', amount1: String(30n * WHOLE) },
];

function WithSlices({ shown }: { readonly shown: PositionView }) {
  const { store } = useServices();
  store.addSlice({ name: 'poolHistory', reducer: historyReducer });
  return <ResultCard view={shown} />;
}

/** The card after its history was asked for and answered. */
function show(answer: HistoryAnswer, change: Partial<PositionView> = {}) {
  const drawn = renderWithServices(<WithSlices shown={{ ...view, ...change }} />, { account: ACCOUNT, path: '/pool/7' });
  fireEvent.click(screen.getByTestId('pool-v3-result-read'));
  drawn.dispatch(historyReceived({ key: '1:7', answer }));
  return drawn;
}

const figure = (name: string) => screen.getByTestId(`pool-v3-result-${name}`).textContent;
const inQuote = () => fireEvent.click(screen.getByRole('radio', { name: TWO.symbol }));

// V3-28
test('80 held, 25 taken out and 8 earned of 100 put in is 13 more, in the token; without prices dollars are dashes', () => {
  show({ kind: 'known', events, isFromStart: true, ...BEGUN });
  expect(['putIn', 'now', 'difference'].map(figure)).toEqual(['–', '–', '–']);
  inQuote();
  expect(['putIn', 'takenOut', 'now', 'fees', 'divergence', 'difference'].map(figure)).toEqual(
    ['100', '25', '80', '8', '5', '13'].map((amount) => `${amount} ${TWO.symbol}`),
  );
  // One of the first is 4 of the second.
  fireEvent.click(screen.getByRole('radio', { name: ONE.symbol }));
  expect(figure('difference')).toBe(`3.25 ${ONE.symbol}`);
});

test('a loss has its sign', () => {
  show({ kind: 'known', events, isFromStart: true, ...BEGUN }, { amounts: { amount0: 0n, amount1: 50n * WHOLE } });
  inQuote();
  expect(figure('difference')).toBe(`−17 ${TWO.symbol}`);
});

test.each<[string, HistoryAnswer, Partial<PositionView>]>([
  ['the fees are not known', { kind: 'known', events, isFromStart: true, ...BEGUN }, { owed: null }],
  ['the price is not known', { kind: 'known', events, isFromStart: true, ...BEGUN }, { amounts: null, sqrtPriceX96: null }],
  ['the liquidity is another', { kind: 'known', events: events.slice(0, 1), isFromStart: true, ...BEGUN }, {}],
])('every figure is a dash while %s', (_, answer, change) => {
  show(answer, change);
  inQuote();
  expect(['putIn', 'takenOut', 'now', 'fees', 'divergence', 'difference'].map(figure)).toEqual(['–', '–', '–', '–', '–', '–']);
});

test('nothing is read until it is asked for, reading says how far it is and can be stopped, and a gap or a failure is said', () => {
  const { dispatch } = show({ kind: 'reading', count: 3, reachedBlock: null });
  expect(screen.getByRole('status').textContent).toContain('3 events found so far');
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'reading', count: 3, reachedBlock: 12_345 } }));
  expect(screen.getByRole('status').textContent).toContain('Read to block 12345. 3 events');
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'known', events, isFromStart: false, ...BEGUN } }));
  expect(screen.getByTestId('pool-v3-result-incomplete').textContent).toContain('from block 5000 on only');
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'failed' } }));
  expect(screen.getByTestId('pool-v3-result-failed')).toBeTruthy();
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'reading', count: 4, reachedBlock: null } }));
  fireEvent.click(screen.getByTestId('pool-v3-result-stop'));
  expect(screen.getByTestId('pool-v3-result-read')).toBeTruthy();
});

// V3-28
test('events that do not account for the position are said, and everything can be read anew', () => {
  const { dispatch } = show({ kind: 'known', events: events.slice(0, 1), isFromStart: true, ...BEGUN });
  expect(screen.getByTestId('pool-v3-result-gap').textContent).toContain('read the history anew');
  fireEvent.click(screen.getByTestId('pool-v3-result-anew'));
  expect(screen.getByTestId('pool-v3-result').dataset['kind']).toBe('loading');
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'known', events, isFromStart: true, ...BEGUN } }));
  expect(screen.queryByTestId('pool-v3-result-gap')).toBeNull();
});

// V3-28
test('what the card has not yet figures for is not called a gap', () => {
  show({ kind: 'known', events: events.slice(0, 1), isFromStart: true, ...BEGUN }, { owed: null });
  expect(screen.queryByTestId('pool-v3-result-gap')).toBeNull();
});

// TX-22
test('where the browser keeps nothing one notice says so beside the figures', () => {
  const { dispatch } = show({ kind: 'known', events, isFromStart: true, firstBlock: 5000, isLost: true });
  inQuote();
  expect(screen.getAllByTestId('pool-v3-result-lost')).toHaveLength(1);
  expect(figure('putIn')).toBe(`100 ${TWO.symbol}`);
  dispatch(historyReceived({ key: '1:7', answer: { kind: 'known', events, isFromStart: true, ...BEGUN } }));
  expect(screen.queryByTestId('pool-v3-result-lost')).toBeNull();
});
