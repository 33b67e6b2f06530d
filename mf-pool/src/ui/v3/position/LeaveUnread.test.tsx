/** @jest-environment jsdom */
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import { CollectDialog } from '../PayoutDialogs';
import type { PositionView } from '../usePositionView';
import { LeaveUnread } from './LeaveUnread';
import { ownPosition, WithSlices } from './positionPage.fixture';

const lost: PositionView = { ...ownPosition, unread: [0], fees: { kind: 'failed' }, owed: null };
const closed: PositionView = {
  ...lost,
  amounts: null,
  position: { ...ownPosition.position, liquidity: '0', tokensOwed0: '5', tokensOwed1: '7' },
};

function show(view: PositionView) {
  return renderWithServices(
    <WithSlices>
      <LeaveUnread view={view} />
      <CollectDialog tokenId="7" />
    </WithSlices>,
    { account: ACCOUNT, path: '/pool/7' },
  );
}

// V3-27
test('of a closed position with a token that does not answer what is owed of the other one is taken alone', async () => {
  show(closed);
  expect(screen.queryByTestId('pool-v3-leave')).toBeNull();
  fireEvent.click(screen.getByTestId('pool-v3-take-left'));
  expect((await screen.findByTestId('pool-v3-collect-confirmation')).textContent).toContain('stays owed');
  expect(screen.getByTestId('pool-v3-order-fees0').textContent).toContain('–');
});

// V3-27
test('an open one is left in percent, and one that is owed nothing has no way to go', () => {
  const { unmount } = show(lost);
  expect(screen.getByTestId('pool-v3-leave').getAttribute('href')).toContain('/remove/7');
  expect(screen.queryByTestId('pool-v3-take-left')).toBeNull();
  unmount();
  show({ ...closed, position: { ...closed.position, tokensOwed1: '0' } });
  expect(screen.queryByTestId('pool-v3-take-left')).toBeNull();
});
