/** @jest-environment jsdom */
import type { ChainNode } from '@dex/mf-shared/contract';
import { err, ok, shortenAddress } from '@dex/mf-shared/domain';
import { renderWithServices } from '@dex/mf-shared/testing';
import { act, screen } from '@testing-library/react';
import { NEVER } from 'rxjs';
import { ACCOUNT, MIGRATOR, ONE, TWO } from '../../domain/orders.fixture';
import { removePositionOrder } from '../../domain/v3/positionOrders';
import { poolOrders } from '../../orders';
import { poolSlot } from '../orders/poolSlot';
import { RemoveDialog } from './PayoutDialogs';

/** A node that names a cost and cannot try calls together. */
const node: ChainNode = {
  estimateGas: async () => ok(100_000n),
  call: async () => err({ code: 'unsupported_method', message: 'Not here' }),
  request: async () => err({ code: 'unsupported_method', message: 'Not here' }),
  logs$: () => NEVER,
};
const terms = {
  manager: MIGRATOR,
  token0: ONE.address,
  token1: TWO.address,
  tokenId: '7',
  currencies: [ONE, TWO],
  owner: ACCOUNT,
  nativeSide: null,
  only: null,
  liquidity: '5',
  freed0: '1',
  freed1: '2',
  fees0: '3',
  fees1: null,
  expected0: '3',
  expected1: '4',
  amount0Min: '9',
  amount1Min: '19',
  deadlineSeconds: 99,
} as const;

// ORDER-1, FIGURE-4
test.each([0, 1] as const)('what a removal asks for is named by its own side where token %d does not say what it is', async (side) => {
  const { services } = renderWithServices(<RemoveDialog tokenId="7" onSent={() => undefined} />, { account: ACCOUNT, node });
  const order = removePositionOrder({ chainId: 1, account: ACCOUNT }, { ...terms, unread: [side] });
  const record = { summary: { kind: 'withdrawStake' } } as const;
  await act(() => poolOrders(services).orders.open(poolSlot(order, '7'), { order, record }));
  const asked = (await screen.findByTestId('pool-v3-asked')).textContent ?? '';
  const [least, lost] = side === 0 ? ['0.000000000000000019 T2', ONE] : ['0.000000000000000009 T1', TWO];
  expect(asked).toContain(`Takes out at least${least}`);
  expect(asked).toContain(`Takes out at least– ${shortenAddress(lost.address)}`);
});
