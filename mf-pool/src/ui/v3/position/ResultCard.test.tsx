/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { useServices } from '@dex/mf-shared/ui';
import { fireEvent, screen } from '@testing-library/react';
import { ACCOUNT, ONE, TWO } from '../../../domain/orders.fixture';
import type { ThenAnswer } from '../../../domain/then';
import type { HistoryAnswer, PlacedEvent } from '../../../domain/v3/positionHistory';
import type { PositionThen } from '../../../domain/v3/positionThen';
import { factReceived, wantedReducer } from '../../../state/wantedSlice';
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
  store.addSlice({ name: 'poolWanted', reducer: wantedReducer });
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

const DAY = '2024-05-01';
const BEGINS = new Date(`${DAY}T00:00:00`).getTime() / 1000;

/** The card with a day chosen, and what was said of it. */
function showSince(answer: ThenAnswer<PositionThen>) {
  const drawn = show({ kind: 'known', events, isFromStart: true, ...BEGUN });
  fireEvent.click(screen.getByRole('radio', { name: 'Since a day' }));
  expect(screen.getByTestId('pool-result-then').textContent).toContain('Choose a day');
  fireEvent.change(screen.getByTestId('pool-result-day'), { target: { value: DAY } });
  drawn.dispatch(factReceived({ kind: 'positionThen', key: `then:1:7:5000:${BEGINS}:0`, answer }));
  inQuote();
  return drawn;
}
const NAMES = ['putIn', 'takenOut', 'now', 'fees', 'divergence', 'difference'];

// V3-35
test('since a day, what was held then counts as put in, in either token; all of it is there again at a press', () => {
  const facts: PositionThen = {
    position: {
      liquidity: '60',
      feeGrowthInside0LastX128: '0',
      feeGrowthInside1LastX128: '0',
      tokensOwed0: '0',
      tokensOwed1: String(WHOLE),
    },
    sqrtPriceX96: String(2n * Q96),
    growth: { seconds: BEGINS, tick: 13_863, global: ['0', '0'], lower: ['0', '0'], upper: ['0', '0'] },
  };
  showSince({ kind: 'known', block: 6000, facts });
  expect(screen.getByTestId('pool-result-then').textContent).toContain('from block 6000 on');
  // A few units of liquidity are worth no thousandth of a token; three are owed, of which one was owed then.
  expect(['takenOut', 'fees'].map(figure)).toEqual([`0 ${TWO.symbol}`, `2 ${TWO.symbol}`]);
  fireEvent.click(screen.getByRole('radio', { name: ONE.symbol }));
  expect(figure('fees')).toBe(`0.5 ${ONE.symbol}`);
  fireEvent.click(screen.getByRole('radio', { name: 'From its start' }));
  inQuote();
  expect(figure('putIn')).toBe(`100 ${TWO.symbol}`);
});

// V3-35
test.each<[ThenAnswer<PositionThen>['kind'] & ('noState' | 'notYet' | 'loading'), string]>([
  ['noState', 'keeps nothing from that long ago'],
  ['notYet', 'has not begun yet'],
  ['loading', 'Looking for'],
])('every figure is a dash, with the reason, where what was held then is not known: %s', (kind, reason) => {
  showSince({ kind });
  expect(NAMES.map(figure)).toEqual(NAMES.map(() => '–'));
  expect(screen.getByTestId('pool-result-then').textContent).toContain(reason);
});

// V3-35
test('a node that did not answer can be asked again, and a day before its start shows all of it', () => {
  const { dispatch } = showSince({ kind: 'failed' });
  expect(NAMES.map(figure)).toEqual(NAMES.map(() => '–'));
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  dispatch(factReceived({ kind: 'positionThen', key: `then:1:7:5000:${BEGINS}:1`, answer: { kind: 'before' } }));
  expect(figure('putIn')).toBe(`100 ${TWO.symbol}`);
  expect(screen.getByTestId('pool-result-then').textContent).toContain('all since the start');
});
