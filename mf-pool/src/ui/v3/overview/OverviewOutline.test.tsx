/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { ACCOUNT } from '../../../domain/orders.fixture';
import { matchRoute } from '../../../routes';
import { OverviewOutline } from './OverviewOutline';

const WORDS = 'Your V3 liquidity positions will appear here.';

// V3-21
test.each([
  ['a visitor', { path: '/pool' }, true],
  ['an account, whose positions are about to come', { path: '/pool', account: ACCOUNT }, false],
  ['a network without such positions', { path: '/pool', chainId: 9745 }, false],
  ["somebody else's list", { path: '/pool?owner=vitalik.eth' }, false],
] as const)('the outline of the overview for %s', (_who, options, isSaid) => {
  render(
    <Surroundings services={createFakeServices(options)} matchRoute={matchRoute}>
      <OverviewOutline />
    </Surroundings>,
  );
  expect(screen.queryByText(WORDS) !== null).toBe(isSaid);
});
