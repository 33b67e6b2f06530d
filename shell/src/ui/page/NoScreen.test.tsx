/** @jest-environment jsdom */
import { createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { render, screen } from '@testing-library/react';
import { createFakeHost } from '../../remotes/fakeRemoteHost.fixtures';
import { createDevReleases } from '../../remotes/devReleases';
import { createDeliveryNotices } from '../../remotes/deliveryNotices';
import { ShellContext, type ShellParts } from '../ShellContext';
import { NoScreen } from './NoScreen';

function show(withoutSections: ShellParts['withoutSections']) {
  const services = createFakeServices({ path: '/nowhere' });
  const wallet = {
    port: services.wallet,
    load: () => new Promise<never>(() => undefined),
    start: async () => undefined,
    pairingUri: () => null,
    onPairingUri: () => () => undefined,
  };
  const parts = {
    host: createFakeHost(services),
    releases: createDevReleases([]),
    wallet,
    notices: createDeliveryNotices(),
    withoutSections,
  };
  render(
    <ShellContext value={parts}>
      <Surroundings services={services}>
        <NoScreen />
      </Surroundings>
    </ShellContext>,
  );
}

it('a path that no section claims is said to be none, with a way to the start', async () => {
  show(null);
  expect((await screen.findByRole('link', { name: 'To the start' })).getAttribute('href')).toBe('/');
});

it('without a release map in force it is said why nothing is shown', () => {
  show('unproved');
  expect(screen.getByTestId('shell-remote-error').getAttribute('data-code')).toBe('unproved');
  expect(screen.getByRole('alert').textContent).toContain('is not the one that was signed');
});
