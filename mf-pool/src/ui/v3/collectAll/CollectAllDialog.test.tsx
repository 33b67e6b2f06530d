/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import type { ChainNode } from '@dex/mf-shared/contract';
import { requireAddress } from '@dex/mf-shared/domain';
import { ordersSlice, isOrderOf, type OpenOrder, type OrderStatus } from '@dex/mf-shared/orders';
import { stateOf, walletConnected } from '@dex/mf-shared/state';
import { fireEvent, screen, waitFor } from '@testing-library/react';
import { useState } from 'react';
import { ACCOUNT, mainnet, ONE, STAKING, TWO } from '../../../domain/orders.fixture';
import { partsOf } from '../../../domain/v3/collectionParts';
import type { Collection } from '../../../domain/v3/collectionDraft';
import { poolKinds } from '../../../orders';
import { CollectAllDialog } from './CollectAllDialog';

const position = (tokenId: string) => ({ tokenId, token0: ONE.address, token1: TWO.address, expected0: '5', expected1: '7' });
const COLLECTION: Collection = {
  owner: { chainId: 1, account: ACCOUNT },
  sent: 0,
  left: {
    manager: requireAddress(`0x${'9'.repeat(40)}`),
    wrappedNative: mainnet.wrappedNative.address,
    positions: ['1', '2', '3'].map(position),
    rewards: [{ stakingRewards: STAKING, token: ONE.address, expected: '100' }],
    currencies: [mainnet.native, ONE, TWO],
  },
};
const connected = { connectorId: 'fake', name: 'Fake', isExtension: true, canDisconnect: false, sendsBatches: true };
const never = () => new Promise<never>(() => undefined);
/** Where orders stand is what the test says. */
const silent: ChainNode = {
  estimateGas: never,
  call: never,
  request: never,
  logs$: () => {
    throw new Error('not asked');
  },
};
const FAILS: OrderStatus = { kind: 'blocked', problem: { kind: 'wouldFail', error: { code: 'reverted', message: 'no' } } };

function show({ sendsBatches = true } = {}) {
  const changes: (Collection | null)[] = [];
  function Page() {
    const [collection, setCollection] = useState<Collection | null>(COLLECTION);
    const change = (next: Collection | null) => {
      changes.push(next);
      setCollection(next);
    };
    return <CollectAllDialog collection={collection} onChange={change} onSent={() => undefined} />;
  }
  const drawn = renderWithServices(<Page />, { account: ACCOUNT, node: silent });
  drawn.dispatch(walletConnected({ account: ACCOUNT, walletChainId: 1, connected: { ...connected, sendsBatches } }));
  const orderIn = (slot: string): OpenOrder | null => stateOf(drawn.services.store, ordersSlice).orders.open[slot] ?? null;
  const stand = (slot: string, status: OrderStatus) => {
    const { id } = orderIn(slot) ?? {};
    const changed = { type: 'orders/orderChanged', payload: { slot, id, status } };
    drawn.dispatch(changed);
  };
  const idsIn = (slot: string) => {
    const order = orderIn(slot)?.draft.order;
    return order && isOrderOf(poolKinds.collectAll, order) ? partsOf(order.terms).map(({ id }) => id) : [];
  };
  return { ...drawn, changes, stand, idsIn };
}

// V3-23
test('of several that do not go through, the one that fails by itself is found, and the others are taken without it, or it alone', async () => {
  const { stand, idsIn } = show();
  expect(idsIn('collectAll all')).toEqual(['1', '2', '3', STAKING]);
  stand('collectAll all', FAILS);
  fireEvent.click(await screen.findByTestId('pool-v3-collect-find'));
  for (const id of ['1', '2', '3', STAKING]) {
    await waitFor(() => expect(idsIn('collectAll alone')).toEqual([id]));
    stand('collectAll alone', id === '2' ? FAILS : { kind: 'blocked', problem: { kind: 'deadlinePassed' } });
  }
  expect((await screen.findByTestId('pool-v3-collect-failing-2')).textContent).toContain('#2');
  expect(screen.queryByTestId('pool-v3-collect-failing-1')).toBeNull();
  expect(screen.getByTestId('pool-v3-collect-failing').textContent).toContain('About 3 of them nothing could be learned');
  fireEvent.click(screen.getByTestId('pool-v3-collect-others'));
  await waitFor(() => expect(idsIn('collectAll all')).toEqual(['1', '3', STAKING]));
});

// V3-23
test('where one call is sent at a time, what is taken alone leaves the mining pools still to come in their place', async () => {
  const { stand, idsIn, changes } = show({ sendsBatches: false });
  expect(idsIn('collectAll all')).toEqual(['1', '2', '3']);
  stand('collectAll all', FAILS);
  fireEvent.click(await screen.findByTestId('pool-v3-collect-find'));
  for (const id of ['1', '2', '3']) {
    await waitFor(() => expect(idsIn('collectAll alone')).toEqual([id]));
    stand('collectAll alone', id === '2' ? FAILS : { kind: 'blocked', problem: { kind: 'deadlinePassed' } });
  }
  fireEvent.click(await screen.findByTestId('pool-v3-collect-alone-2'));
  await waitFor(() => expect(idsIn('collectAll all')).toEqual(['2']));
  const left = changes.at(-1)?.left;
  expect(left && partsOf(left).map(({ id }) => id)).toEqual(['2', STAKING]);
  expect(screen.getByTestId('pool-v3-collect-all-step').textContent).toContain('1 of 2');
});

// ORDER-7
test('what the wallet holds is what is shown, and what counts as sent, though it would be asked for step by step by now', async () => {
  const { stand, idsIn, changes, dispatch } = show();
  const asked: OrderStatus = { kind: 'unknown', requestId: null };
  expect(idsIn('collectAll all')).toHaveLength(4);
  stand('collectAll all', asked);
  dispatch(walletConnected({ account: ACCOUNT, walletChainId: 1, connected: { ...connected, sendsBatches: false } }));
  expect(idsIn('collectAll all')).toHaveLength(4);
  stand('collectAll all', { kind: 'waiting', requestId: 'one' });
  expect((await screen.findByRole('dialog')).textContent).toContain('Collecting from 3 positions and 1 mining pool');
  expect(changes).toEqual([]);
});
