/** @jest-environment jsdom */
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseHex, parseTxHash, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { requestOutstanding, requestSettled, transactionAdded, transactionReplaced, walletSelected } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import type { PositionView } from '../usePositionView';
import { CompoundDialog } from './Compound';
import { FeesCard } from './FeesCard';
import { marketAtFour, marketAtOne, ownPosition, readActions, tokenAnswers, WithSlices } from './positionPage.fixture';

const hash = parseTxHash(`0x${'5'.repeat(64)}`);
const data = parseHex('0x12');
if (!hash || !data) throw new Error('That is a hash, and bytes');

const card = (
  <WithSlices>
    <FeesCard view={ownPosition} />
    <CompoundDialog tokenId="7" />
  </WithSlices>
);
const world = { account: ACCOUNT, path: '/pool/7' };

const amounts = { a: { amount: '1', symbol: 'ONE' }, b: { amount: '1', symbol: 'TWO' } };

// V3-29
test.each<TransactionSummary>([
  { kind: 'addLiquidity', version: 'v3', ...amounts, collectsFrom: ['7'] },
  { kind: 'collectAllFees', count: 2, collectsFrom: ['3', '7'] },
])('while a $kind of the position is pending neither button can be pressed, and the word is that of a collection', async (summary) => {
  const { dispatch } = renderWithServices(card, world);
  readActions(marketAtFour(false)).forEach(dispatch);
  const compound = await screen.findByTestId('pool-v3-compound');
  const collect = screen.getByTestId('pool-v3-collect');
  const areDisabled = () => [compound, collect].map((button) => button.hasAttribute('disabled'));
  expect(areDisabled()).toEqual([false, false]);
  dispatch(transactionAdded({ hash, chainId: 1, from: ACCOUNT, addedTime: 1_000, summary }));
  expect(areDisabled()).toEqual([true, true]);
  expect(collect.textContent).toBe('Collecting');
  dispatch(transactionReplaced({ chainId: 1, hash, fate: 'dropped' }));
  expect(areDisabled()).toEqual([false, false]);
});

// V3-15
test('a position that is owed nothing says so in the place of the button, and not while its fees are being read', () => {
  const show = (fees: PositionView['fees']) =>
    renderWithServices(
      <WithSlices>
        <FeesCard view={{ ...ownPosition, fees, owed: fees.kind === 'known' ? { amount0: 0n, amount1: 0n } : null }} />
      </WithSlices>,
      world,
    );
  const { unmount } = show({ kind: 'loading' });
  expect(screen.queryByTestId('pool-v3-fees-none')).toBeNull();
  unmount();
  show({ kind: 'known', amount0: '0', amount1: '0' });
  expect(screen.getByTestId('pool-v3-fees-none').textContent).toBe('Nothing to collect yet');
  expect(screen.queryByTestId('pool-v3-collect')).toBeNull();
});

// V3-15
test("while the wallet is asked who it is, somebody else's position has no button that would do nothing", async () => {
  const { dispatch } = renderWithServices(
    <WithSlices>
      <FeesCard view={{ ...ownPosition, account: null, isOperator: false }} />
    </WithSlices>,
    { path: '/pool/7' },
  );
  dispatch(walletSelected('remembered'));
  expect(screen.getByTestId('pool-v3-fees0')).toBeTruthy();
  expect(screen.queryByTestId('pool-v3-collect')).toBeNull();
  expect(screen.queryByTestId('pool-v3-compound')).toBeNull();
});

// V3-26, V3-29
test('fees are put back once the market is known, and far from one that outweighs the pool after a typed word', async () => {
  const { dispatch } = renderWithServices(card, world);
  const compound = await screen.findByTestId('pool-v3-compound');
  readActions({ kind: 'loading' }).forEach(dispatch);
  expect(compound.hasAttribute('disabled')).toBe(true);
  readActions(marketAtFour(true)).forEach(dispatch);
  fireEvent.click(compound);
  expect(screen.queryByTestId('pool-v3-compound-order-confirmation')).toBeNull();
  fireEvent.change(within(screen.getByTestId('shared-confirm-by-typing')).getByRole('textbox'), { target: { value: 'confirm' } });
  fireEvent.click(screen.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByTestId('pool-v3-compound-order-confirmation')).toBeTruthy();
});

test('a gap to the market that opens while putting back is reviewed is said in the review', async () => {
  const { dispatch, services } = renderWithServices(card, world);
  readActions(marketAtOne).forEach(dispatch);
  fireEvent.click(await screen.findByTestId('pool-v3-compound'));
  const reviewed = await screen.findByTestId('pool-v3-compound-order-confirmation');
  services.answer(...tokenAnswers);
  expect(within(reviewed).queryByTestId('pool-v3-order-pool-gap')).toBeNull();
  readActions(marketAtFour(true)).forEach(dispatch);
  expect(within(reviewed).getByTestId('pool-v3-order-pool-gap').textContent).toContain('below the 4');
});

// V3-29, ORDER-9
test('a collection of which nobody knows whether it was sent stops putting back alone, and says how to go on', async () => {
  const { dispatch } = renderWithServices(card, world);
  readActions(marketAtFour(false)).forEach(dispatch);
  const compound = await screen.findByTestId('pool-v3-compound');
  expect(screen.queryByTestId('pool-v3-fees-unclear')).toBeNull();
  const summary: TransactionSummary = { kind: 'collectFees', symbolA: 'ONE', symbolB: 'TWO', collectsFrom: ['7'] };
  const track = { kind: 'unknown', nonceBefore: 3, call: { to: ACCOUNT, data, value: ZERO_AMOUNT } } as const;
  dispatch(requestOutstanding({ id: 'one', chainId: 1, from: ACCOUNT, addedTime: 1_000, summary, track }));
  expect([compound, screen.getByTestId('pool-v3-collect')].map((button) => button.hasAttribute('disabled'))).toEqual([true, false]);
  expect(screen.getByTestId('pool-v3-fees-unclear').textContent).toContain('clear the list of recent transactions');
  dispatch(requestSettled({ id: 'one', outcome: { kind: 'notSent' } }));
  expect(compound.hasAttribute('disabled')).toBe(false);
});
