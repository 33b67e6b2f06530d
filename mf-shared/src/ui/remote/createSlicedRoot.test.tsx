/** @jest-environment jsdom */
import { createSlicedRoot } from './createSlicedRoot';

/** More than React renders without a pause, in milliseconds. */
const SLICE_MS = 6;
const PARTS = Array.from({ length: 8 }, (_, place) => `part ${place}`);
let drawn: string[] = [];
/** The clock by which React measures its slices: each part takes longer than one. */
let clock = 0;

function Part({ name }: { readonly name: string }) {
  drawn.push(name);
  clock += SLICE_MS;
  return <li>{name}</li>;
}

const list = (label: string) => (
  <ul aria-label={label}>
    {PARTS.map((name) => (
      <Part key={name} name={name} />
    ))}
  </ul>
);

const nextTurn = () => new Promise((resolve) => setTimeout(resolve));

/** Renders, and tells of each turn of the page meanwhile how many parts were drawn and whether any stood. */
async function turns(container: HTMLElement, render: () => void) {
  drawn = [];
  const seen: { readonly drawn: number; readonly stand: number }[] = [];
  render();
  while (drawn.length < PARTS.length) {
    await nextTurn();
    seen.push({ drawn: drawn.length, stand: container.querySelectorAll('li').length });
  }
  while (container.querySelectorAll('li').length < PARTS.length) await nextTurn();
  return seen;
}

beforeEach(() => {
  jest.spyOn(performance, 'now').mockImplementation(() => clock);
  // Nobody waits for what is drawn here but this test.
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
});

afterEach(() => jest.restoreAllMocks());

it('draws the first picture in slices between which the page has its turn, and shows it whole', async () => {
  const container = document.createElement('div');
  const root = createSlicedRoot(container);
  const seen = await turns(container, () => root.render(list('first')));
  expect(seen.some((turn) => turn.drawn > 0 && turn.drawn < PARTS.length)).toBe(true);
  expect(seen.filter((turn) => turn.drawn < PARTS.length).every((turn) => turn.stand === 0)).toBe(true);
  root.unmount();
});

it('renders what comes later without a pause', async () => {
  const container = document.createElement('div');
  const root = createSlicedRoot(container);
  await turns(container, () => root.render(list('first')));
  const seen = await turns(container, () => root.render(list('second')));
  expect(seen.filter((turn) => turn.drawn > 0 && turn.drawn < PARTS.length)).toEqual([]);
  expect(container.querySelector('ul')?.getAttribute('aria-label')).toBe('second');
  root.unmount();
});
