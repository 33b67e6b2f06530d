/** @jest-environment jsdom */
import type { TransactionSummary } from '@dex/mf-shared/contract';
import { parseTxHash } from '@dex/mf-shared/domain';
import { transactionAdded, transactionReplaced } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen, within } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import { CompoundDialog } from './Compound';
import { FeesCard } from './FeesCard';
import { marketAtFour, ownPosition, readActions, WithSlices } from './positionPage.fixture';

const hash = parseTxHash(`0x${'5'.repeat(64)}`);
if (!hash) throw new Error('That is a hash');

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
