/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { BLOCKED_ADDRESSES, requireAddress } from '@dex/mf-shared/domain';
import { act, render, screen } from '@testing-library/react';
import { createFakeHost } from '../../remotes/fakeRemoteHost.fixtures';
import { createDevReleases } from '../../remotes/devReleases';
import { createDeliveryNotices } from '../../remotes/deliveryNotices';
import { ShellContext } from '../ShellContext';
import { Page } from './Page';

async function show(account: ReturnType<typeof requireAddress>) {
  const services = createFakeServices({ account });
  const host = createFakeHost(services);
  const wallet = {
    port: services.wallet,
    load: () => new Promise<never>(() => undefined),
    start: async () => undefined,
    pairingUri: () => null,
    onPairingUri: () => () => undefined,
  };
  const drawn = render(
    <ShellContext value={{ host, releases: createDevReleases([]), wallet, notices: createDeliveryNotices(), withoutSections: null }}>
      <Surroundings services={services}>
        <Page />
      </Surroundings>
    </ShellContext>,
  );
  await act(async () => undefined);
  return drawn;
}

beforeEach(() => jest.spyOn(console, 'error').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

it.each(BLOCKED_ADDRESSES)('the blocked account %s sees only that it is blocked', async (account) => {
  const { container } = await show(account);
  expect(container.textContent).toBe('Blocked address');
});

it('every other account sees the page, also when its section is not there', async () => {
  await show(requireAddress('0x00000000000000000000000000000000000000a1'));
  expect(screen.getByRole('banner')).toBeTruthy();
  expect(screen.getByRole('alert').textContent).toContain('It could not be reached');
});
