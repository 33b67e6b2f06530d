/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { useState } from 'react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import type { MarketAnswer } from '../../../domain/v3/ports';
import type { PositionView } from '../usePositionView';
import { MoveRange } from './MoveRange';
import { MoveRangeDialog } from './MoveRangeDialog';
import { marketAtFour, marketAtOne, ownPosition, readActions, tokenAnswers, WithSlices } from './positionPage.fixture';

const screenOf = (view: PositionView) => (
  <WithSlices>
    <MoveRange view={view} />
    <MoveRangeDialog tokenId="7" onSent={() => undefined} />
  </WithSlices>
);

function typeRange(): void {
  fireEvent.click(screen.getByTestId('pool-v3-move-open'));
  for (const [end, price] of [
    ['min', '0.8'],
    ['max', '1.3'],
  ]) {
    const field = screen.getByTestId(`pool-v3-move-${end}`);
    fireEvent.focus(field);
    fireEvent.change(field, { target: { value: price } });
    fireEvent.blur(field);
  }
}

/** The form with a range typed, after this was heard of the market. */
function open(market: MarketAnswer) {
  const drawn = renderWithServices(screenOf(ownPosition), { account: ACCOUNT, path: '/pool/7' });
  readActions(market).forEach(drawn.dispatch);
  typeRange();
  return drawn;
}

const review = () => screen.getByTestId('pool-v3-move-review');
const isReviewed = () => screen.queryByTestId('pool-v3-move-order-confirmation') !== null;

// V3-26, V3-30
test('far from a market that outweighs the pool a move is named, and costs a typed word before anything is shown to sign', async () => {
  open(marketAtFour(true));
  expect(screen.getByTestId('pool-v3-move-gap').textContent).toContain('below the 4');
  fireEvent.click(review());
  expect(isReviewed()).toBe(false);
  const asked = screen.getByTestId('shared-confirm-by-typing');
  expect(asked.textContent).toContain('This price is far from the market');
  fireEvent.change(within(asked).getByRole('textbox'), { target: { value: 'confirm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByTestId('pool-v3-move-order-confirmation')).toBeTruthy();
});

test('where enough stands behind the price, a far one is warned of alone', async () => {
  open(marketAtFour(false));
  expect(screen.getByTestId('pool-v3-move-gap')).toBeTruthy();
  fireEvent.click(review());
  expect(screen.queryByTestId('shared-confirm-by-typing')).toBeNull();
  expect(await screen.findByTestId('pool-v3-move-order-confirmation')).toBeTruthy();
});

test('a gap to the market that opens while a move is reviewed is said in the review', async () => {
  const { dispatch, services } = open(marketAtOne);
  fireEvent.click(review());
  const reviewed = await screen.findByTestId('pool-v3-move-order-confirmation');
  services.answer(...tokenAnswers);
  expect(within(reviewed).queryByTestId('pool-v3-order-pool-gap')).toBeNull();
  readActions(marketAtFour(true)).forEach(dispatch);
  expect(within(reviewed).getByTestId('pool-v3-order-pool-gap').textContent).toContain('below the 4');
});

test('nothing is moved before the market is known, and what could not be read of it is said', () => {
  const { dispatch } = open({ kind: 'loading' });
  expect(review().hasAttribute('disabled')).toBe(true);
  readActions({ kind: 'known', references: [], isComplete: false }).forEach(dispatch);
  expect(review().hasAttribute('disabled')).toBe(false);
  expect(screen.getByTestId('pool-v3-start-incomplete')).toBeTruthy();
});

function WithFees() {
  const [view, setView] = useState(ownPosition);
  return (
    <>
      <button data-testid="fees" onClick={() => setView({ ...view, owed: view.owed ? null : ownPosition.owed })} />
      {screenOf(view)}
    </>
  );
}

test('a typed range is not lost while the fees are read anew, and is gone once the form was closed', () => {
  const typed = () => screen.getByTestId('pool-v3-move-max').getAttribute('value');
  renderWithServices(<WithFees />, { account: ACCOUNT, path: '/pool/7' });
  typeRange();
  const before = typed();
  expect(before).toMatch(/^1\.[23]/);
  fireEvent.click(screen.getByTestId('fees'));
  expect(screen.queryByTestId('pool-v3-move')).toBeNull();
  fireEvent.click(screen.getByTestId('fees'));
  expect(typed()).toBe(before);
  fireEvent.click(screen.getByTestId('pool-v3-move-close'));
  fireEvent.click(screen.getByTestId('pool-v3-move-open'));
  expect(typed()).toBe('');
});

// ORDER-9
test('a typed range outlives a reload; a form that was closed does not come back', () => {
  sessionStorage.clear();
  const page = () => renderWithServices(screenOf(ownPosition), { account: ACCOUNT, path: '/pool/7' });
  // A reload ends a page without telling its parts.
  const reload = (drawn: ReturnType<typeof page>) => {
    const kept = Object.entries(sessionStorage);
    drawn.unmount();
    for (const [key, text] of kept) sessionStorage.setItem(key, text);
    return page();
  };
  const typed = (end: string) => screen.getByTestId(`pool-v3-move-${end}`).getAttribute('value');
  const drawn = page();
  typeRange();
  const before = [typed('min'), typed('max')];
  const again = reload(drawn);
  expect([typed('min'), typed('max')]).toEqual(before);
  fireEvent.click(screen.getByTestId('pool-v3-move-close'));
  reload(again);
  expect(screen.queryByTestId('pool-v3-move')).toBeNull();
});
