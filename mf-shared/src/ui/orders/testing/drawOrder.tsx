import { screen } from '@testing-library/react';
import type { ComponentProps, ReactNode } from 'react';
import type { Address } from '../../../domain/address';
import { parseHex } from '../../../domain/hex';
import { rawAmount, ZERO_AMOUNT } from '../../../domain/rawAmount';
import { defineOrders } from '../../../orders/createOrderEngine';
import type { OrderStatus } from '../../../state/orders/orderState';
import { orderChanged, orderOpened, ordersReducer } from '../../../state/orders/ordersSlice';
import { DRAFT, FRIEND, ME, ORDER, PREPARED, SPENDER, USDC } from '../../../state/orders/orders.fixture';
import { renderWithServices } from '../../../testing/renderWithServices';
import { OrderClosedNotice } from '../OrderClosedNotice';
import { OrderDialog } from '../OrderDialog';

const DATA = requireBytes('0x12');
function requireBytes(text: string) {
  const bytes = parseHex(text);
  if (!bytes) throw new Error('Not bytes');
  return bytes;
}

/** A call without meaning. */
export const call = (to: Address) => ({ to, data: DATA, value: ZERO_AMOUNT });

/** An order that was tried. */
export const prepared = {
  ...PREPARED,
  networkCost: rawAmount(10n ** 15n),
  says: [
    {
      call: call(SPENDER),
      says: [
        { kind: 'pays', asset: USDC.address, amount: rawAmount(102_500_000n), bound: 'atMost' },
        { kind: 'receives', asset: 'native', amount: rawAmount(5n * 10n ** 17n), bound: 'atLeast', recipient: FRIEND },
        { kind: 'until', seconds: 1_900_000_000 },
      ],
    },
  ],
  changes: {
    leaves: [{ asset: USDC.address, amount: rawAmount(100_000_000n) }],
    arrives: [{ asset: 'native', amount: rawAmount(5n * 10n ** 17n), recipient: FRIEND }],
    allowances: [{ token: USDC.address, spender: SPENDER, amount: ZERO_AMOUNT }],
  },
} as const;

/** Draws the dialog of an order that stands so, beside the notice of why it was closed. */
export function drawOrder(
  status: OrderStatus,
  props: Partial<ComponentProps<typeof OrderDialog>> = {},
  needs = ORDER.needs,
  limits = ORDER.limits,
) {
  const engineOf = defineOrders(() => []);
  return drawOrderIn(
    <>
      <OrderClosedNotice engineOf={engineOf} slot="test" testId="closed" />
      <OrderDialog
        engineOf={engineOf}
        slot="test"
        title="Confirm test"
        doing="Doing it"
        summary={<p>The summary</p>}
        currencies={[USDC]}
        testId="test"
        {...props}
      />
    </>,
    status,
    needs,
    limits,
  );
}

/** Draws a section that shows the order of the slot `test`, which stands so. */
export function drawOrderIn(section: ReactNode, status: OrderStatus, needs = ORDER.needs, limits = ORDER.limits) {
  const drawn = renderWithServices(section, { account: ME });
  drawn.services.store.addSlice({ name: 'orders', reducer: ordersReducer });
  drawn.dispatch(orderOpened({ slot: 'test', id: '1', draft: { ...DRAFT, order: { ...ORDER, needs, limits } }, wentToSteps: false }));
  drawn.dispatch(orderChanged({ slot: 'test', id: '1', status }));
  return drawn;
}

/** The button that asks the wallet. */
export const confirm = () => screen.getByTestId('test-confirm');
