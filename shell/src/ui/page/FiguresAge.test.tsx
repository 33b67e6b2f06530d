/** @jest-environment jsdom */
import { literalAddress, type Freshness } from '@dex/mf-shared/domain';
import { blockMined, freshnessChanged } from '@dex/mf-shared/state';
import { renderWithServices } from '@dex/mf-shared/testing';
import { fireEvent, screen } from '@testing-library/react';
import { BlockBadge } from './BlockBadge';
import { FiguresAge } from './FiguresAge';

const SINCE = new Date(2026, 0, 2, 10, 30, 5).getTime();

function show() {
  const drawn = renderWithServices(
    <>
      <FiguresAge />
      <BlockBadge />
    </>,
  );
  const stand = (freshness: Freshness) => drawn.dispatch(freshnessChanged({ chainId: 1, freshness }));
  drawn.dispatch(blockMined({ chainId: 1, number: 77, timestamp: 5 }));
  return { ...drawn, stand };
}

beforeEach(() => {
  jest.useFakeTimers({ now: SINCE + 25_000, doNotFake: ['queueMicrotask'] });
});
afterEach(() => jest.useRealTimers());

it('says nothing while the figures are fresh', () => {
  show();
  expect(screen.getByRole('status').textContent).toBe('');
  expect(document.documentElement.dataset['figures']).toBe('fresh');
  expect(screen.getByTestId('shell-block').textContent).toBe('77');
});

// NET-12
it.each<[Exclude<Freshness, { kind: 'fresh' }>, RegExp]>([
  [{ kind: 'old', reason: 'offline', sinceMs: SINCE }, /^You are offline\. Figures are from 10:30:05\sAM\.Try now$/],
  [{ kind: 'old', reason: 'silent', sinceMs: SINCE }, /^Mainnet cannot be reached\. Figures are from/],
  [{ kind: 'old', reason: 'silent', sinceMs: null }, /^Mainnet cannot be reached\. Nothing could be read yet\./],
  [{ kind: 'old', reason: 'wrongChain', sinceMs: SINCE }, /^No node of Mainnet is left/],
  [{ kind: 'old', reason: 'behind', sinceMs: SINCE }, /^The node of Mainnet has fallen behind\./],
  [{ kind: 'late', sinceMs: SINCE }, /^No new block on Mainnet\. Figures are from/],
])('%j is said with since when, and stops when it is over', async (freshness, text) => {
  const { stand } = show();
  stand(freshness);
  await screen.findByTestId('shell-figures');
  expect(screen.getByRole('status').textContent).toMatch(text);
  expect(document.documentElement.dataset['figures']).toBe(freshness.kind);
  expect(screen.getByRole('link').dataset['standing']).toBe(freshness.kind);
  expect(screen.getByTestId('shell-block').textContent).toBe(freshness.sinceMs === null ? '77' : '77 · 25 s');
  stand({ kind: 'fresh' });
  expect(screen.getByRole('status').textContent).toBe('');
});

it('"Try now" has the network read anew', async () => {
  const { stand, services } = show();
  stand({ kind: 'old', reason: 'silent', sinceMs: null });
  fireEvent.click(await screen.findByTestId('shell-figures-retry'));
  expect(services.said).toEqual([{ kind: 'readingDemanded', chainId: 1 }]);
});

it('dates what is older than half a day', async () => {
  const { stand } = show();
  stand({ kind: 'old', reason: 'silent', sinceMs: SINCE - 24 * 3600_000 });
  expect((await screen.findByTestId('shell-figures')).textContent).toContain('Jan 1, 2026');
});

// NET-13
it('offers the wallet’s node where the site’s do not answer, to who has a wallet, until it is taken', async () => {
  const account = literalAddress('0xf39Fd6e51aad88F6F4ce6aB8827279cffFb92266');
  const { dispatch, services } = renderWithServices(<FiguresAge />, { account });
  const stand = (freshness: Freshness) => dispatch(freshnessChanged({ chainId: 1, freshness }));
  stand({ kind: 'late', sinceMs: SINCE });
  await screen.findByTestId('shell-figures');
  expect(screen.queryByTestId('shell-figures-wallet')).toBeNull();
  stand({ kind: 'old', reason: 'offline', sinceMs: SINCE });
  expect(screen.queryByTestId('shell-figures-wallet')).toBeNull();
  stand({ kind: 'old', reason: 'silent', sinceMs: SINCE });
  fireEvent.click(screen.getByTestId('shell-figures-wallet'));
  expect(services.store.getState()).toMatchObject({ settings: { userReadsThroughWallet: true } });
  expect(services.said).toEqual([{ kind: 'readingDemanded', chainId: 1 }]);
  expect(screen.queryByTestId('shell-figures-wallet')).toBeNull();
});
