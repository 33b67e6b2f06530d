/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ComponentProps, useState } from 'react';
import { defineOrders } from '../../orders/createOrderEngine';
import { orderChanged, requestOpened } from '../../state/orders/ordersSlice';
import { rawAmount } from '../../domain/rawAmount';
import { ME, USDC } from '../../state/orders/orders.fixture';
// Before what is drawn: it fills gaps of the test's browser.
import { confirm, drawOrder, drawOrderIn, prepared } from './testing/drawOrder';
import { OrderDialog } from './OrderDialog';

// ORDER-2
describe('a press while the section reads its figures of a new block', () => {
  const pressed = async () => {
    const end: { tell: (props: Partial<ComponentProps<typeof OrderDialog>>) => void } = { tell: () => undefined };
    const asked = jest.fn();
    function Section() {
      const [props, tell] = useState<Partial<ComponentProps<typeof OrderDialog>>>({ figures: 'beingRead' });
      end.tell = tell;
      const engineOf = useState(() => defineOrders(() => []))[0];
      return (
        <OrderDialog
          {...{ engineOf, slot: 'test', title: '', doing: '', summary: '', currencies: [USDC], testId: 'test' }}
          beforeConfirm={asked}
          outdated={<p>New terms</p>}
          {...props}
        />
      );
    }
    const drawn = drawOrderIn(<Section />, { kind: 'ready', prepared });
    expect(confirm().textContent).toBe('Confirm');
    await userEvent.click(confirm());
    expect([confirm().textContent, asked.mock.calls.length]).toEqual(['Waiting for fresh figures', 0]);
    return { ...drawn, asked, tell: (props: Partial<ComponentProps<typeof OrderDialog>>) => act(() => end.tell(props)) };
  };

  test('waits for them, and counts once', async () => {
    const { asked, tell } = await pressed();
    tell({ figures: 'known' });
    expect(asked).toHaveBeenCalledTimes(1);
    tell({ figures: 'beingRead' });
    tell({ figures: 'known' });
    expect(asked).toHaveBeenCalledTimes(1);
    expect(confirm().textContent).toBe('Confirm');
  });

  test.each([{ isOutdated: true, figures: 'known' }, { figures: 'unknown' }] as const)(
    'is dropped where they bring %j',
    async (brought) => {
      const { asked, tell } = await pressed();
      tell(brought);
      tell({ figures: 'known' });
      expect(asked).not.toHaveBeenCalled();
    },
  );

  test('is dropped where a check that ends meanwhile finds a dearer order', async () => {
    const { asked, tell, dispatch } = await pressed();
    const worse = { ...prepared, networkCost: rawAmount(10n ** 30n), changes: null };
    dispatch(orderChanged({ slot: 'test', id: '1', status: { kind: 'refreshing', prepared, isPressed: false } }));
    dispatch(orderChanged({ slot: 'test', id: '1', status: { kind: 'ready', prepared: worse } }));
    tell({ figures: 'known' });
    expect(asked).not.toHaveBeenCalled();
  });

  test('is dropped where an earlier request comes to light', async () => {
    const { asked, tell, dispatch } = await pressed();
    dispatch(requestOpened({ id: 'other', chainId: 1, account: ME }));
    tell({ figures: 'known' });
    expect(asked).not.toHaveBeenCalled();
    expect(screen.getByTestId('order-earlier-request')).toBeTruthy();
  });
});

// ORDER-4
test('who may have a sponsor is warned of a shortage for the network cost, and not held up', () => {
  drawOrder({ kind: 'ready', prepared: { ...prepared, coinShort: { needed: rawAmount(10n ** 16n), balance: rawAmount(0n) } } });
  expect(screen.getByTestId('order-coin-short').textContent).toContain('this takes 0.01 ETH');
  expect(confirm()).toHaveProperty('disabled', false);
});
