/** @jest-environment jsdom */
import { parseHex, parseTxHash, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { account, HIGH, LOW } from '../../state/v3/fixtures';
import { createPositionFlow } from '../../state/v3/createPositionFlow';
import { poolV3Reducer, reviewChanged, reviewOpened, type OrderStatus } from '../../state/v3/poolV3Slice';
import { OrderDialog } from './OrderDialog';
import { PositionFlowContext } from './PositionFlowContext';

const [hash, data] = [parseTxHash(`0x${'1'.repeat(64)}`), parseHex('0x')];
if (!hash || !data) throw new Error('Not a hash');

/** The dialog of a removal in some state; gives how often its form was told to begin anew. */
function show(status: OrderStatus) {
  const services = createFakeServices({ account, chainId: 1, path: '/remove/11' });
  services.store.addSlice({ name: 'poolV3', reducer: poolV3Reducer });
  const never = () => {
    throw new Error('Not asked');
  };
  const writes = {
    addCall: never,
    createPoolCall: never,
    collectCall: never,
    removeCall: never,
    approveCall: never,
    walletContractCall: never,
    submit: never,
    submitBatch: never,
  };
  const order = {
    chainId: 1,
    account,
    manager: account,
    token0: LOW.address,
    token1: HIGH.address,
    tokenId: '11',
    expected0: '0',
    expected1: '0',
    nativeSide: null,
    liquidity: '1',
    amount0Min: '0',
    amount1Min: '0',
    deadlineSeconds: 1,
  } as const;
  services.store.dispatch(
    reviewOpened({
      id: 1,
      subject: { kind: 'remove', order },
      call: { from: account, to: account, data: data ?? never(), value: ZERO_AMOUNT },
      before: [],
      how: 'plain',
      summary: { kind: 'collectFees', symbolA: 'A', symbolB: 'B' },
    }),
  );
  services.store.dispatch(reviewChanged({ id: 1, status }));
  let done = 0;
  render(
    <Surroundings services={services} section="pool">
      <PositionFlowContext value={createPositionFlow({ store: services.store, writes })}>
        <OrderDialog
          summary={() => null}
          onDone={() => {
            done += 1;
          }}
        />
      </PositionFlowContext>
    </Surroundings>,
  );
  return () => done;
}

test.each<[string, OrderStatus, number]>([
  ['sent', { kind: 'submitted', hash }, 1],
  ['not yet confirmed', { kind: 'reviewing' }, 0],
  ['failed', { kind: 'failed', reason: 'no' }, 0],
])('closing an order that is %s begins its form anew only where it was sent', async (_, status, times) => {
  const done = show(status);
  await screen.findByRole('dialog');
  await userEvent.keyboard('{Escape}');
  expect(done()).toBe(times);
});
