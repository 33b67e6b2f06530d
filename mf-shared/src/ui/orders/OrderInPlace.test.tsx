/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { useMemo, useState } from 'react';
import { defineOrders } from '../../orders/createOrderEngine';
import { chainChosen } from '../../state/application/applicationSlice';
import { DRAFT, FRIEND, ME, ORDER, PREPARED } from '../../state/orders/orders.fixture';
import type { OrderStatus } from '../../state/orders/orderState';
import { ordersSlice, orderChanged } from '../../state/orders/ordersSlice';
import { selectOrder } from '../../state/orders/ordersSelectors';
import { stateOf } from '../../state/store/sharedState';
import { walletConnected } from '../../state/wallet/walletSlice';
import { renderWithServices } from '../../testing/renderWithServices';
import { useAccount, useActiveChainId } from '../services/walletHooks';
import { OrderInPlace, type ReviewEnd } from './OrderInPlace';

const connected = { connectorId: 'fake', name: 'Fake', isExtension: true, canDisconnect: false, sendsBatches: false };

/** A form that writes its order anew for whoever is connected, as long as a review is wanted. */
function show() {
  const engineOf = defineOrders(() => []);
  const ends: ReviewEnd[] = [];
  function Form() {
    const [isWanted, setWanted] = useState(true);
    const account = useAccount();
    const chainId = useActiveChainId();
    const draft = useMemo(() => account && { ...DRAFT, order: { ...ORDER, account, chainId } }, [account, chainId]);
    return (
      <OrderInPlace
        isPage
        engineOf={engineOf}
        slot="test"
        testId="test"
        draft={isWanted ? draft : null}
        onEnd={(how) => {
          ends.push(how);
          setWanted(false);
        }}
        title="Confirm test"
        doing="Doing it"
        summary={null}
        currencies={[]}
      >
        {(notice) => (
          <>
            {notice}
            <button onClick={() => setWanted(true)}>Again</button>
          </>
        )}
      </OrderInPlace>
    );
  }
  const { services, dispatch, unmount } = renderWithServices(<Form />, { account: ME });
  const order = () => selectOrder(stateOf(services.store, ordersSlice), 'test');
  const owner = () => order()?.draft.order.account ?? null;
  return { dispatch, order, owner, ends, leave: unmount };
}

// ORDER-7
test.each([
  ['account', walletConnected({ account: FRIEND, walletChainId: 1, connected }), /account/],
  ['network', chainChosen(10), /network/],
])('a review that a change of %s closed opens for nobody else, and says why it is gone', async (_, change, words) => {
  const { dispatch, owner, ends } = show();
  expect(owner()).toBe(ME);
  dispatch(change);
  expect(owner()).toBeNull();
  expect(ends).toEqual(['closed']);
  expect(screen.getByTestId('test-closed').textContent).toMatch(words);
});

// ORDER-7
test('what the wallet holds is not replaced when its account comes back', () => {
  const { dispatch, order } = show();
  const id = order()?.id ?? '';
  dispatch(orderChanged({ slot: 'test', id, status: { kind: 'asking', prepared: PREPARED } }));
  dispatch(walletConnected({ account: FRIEND, walletChainId: 1, connected }));
  dispatch(walletConnected({ account: ME, walletChainId: 1, connected }));
  expect(order()).toMatchObject({ id, status: { kind: 'asking' } });
});

test('asked for again it opens, for whoever is connected then', async () => {
  const { dispatch, owner } = show();
  dispatch(walletConnected({ account: FRIEND, walletChainId: 1, connected }));
  act(() => screen.getByText('Again').click());
  expect(owner()).toBe(FRIEND);
});

// ORDER-9
test.each<[string, OrderStatus | null, boolean]>([
  ['being reviewed', null, false],
  ['without a clear answer', { kind: 'unknown', requestId: 'r' }, false],
  ['held by the wallet', { kind: 'asking', prepared: PREPARED }, true],
])('an order %s that is left with its screen waits there for the next visit: %s', (_, status, stays) => {
  const { dispatch, order, leave } = show();
  const id = order()?.id ?? '';
  if (status) dispatch(orderChanged({ slot: 'test', id, status }));
  leave();
  expect(order()?.id ?? null).toBe(stays ? id : null);
});
