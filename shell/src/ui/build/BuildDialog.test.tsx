/** @jest-environment jsdom */
import { err, ok } from '@dex/mf-shared/domain';
import type { Arm } from '@dex/mf-shared/release';
import { baseOf, createFakeServices, Surroundings } from '@dex/mf-shared/testing';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { createDeliveryNotices } from '../../remotes/deliveryNotices';
import { createDevReleases } from '../../remotes/devReleases';
import { createFakeHost } from '../../remotes/fakeRemoteHost.fixtures';
import { visitorBuildOf } from '../../remotes/visitorBuild';
import { ShellContext, type ShellParts } from '../ShellContext';
import { BuildDialog } from './BuildDialog';

const signature = { key: '00aa11bb22cc33dd', ed25519: '', p256: '' };
/** One that stands in the map, of which nobody proved anything. */
const unproved = { ...signature, key: 'ee00ee00ee00ee00' };

function section(name: string) {
  const title = { 'en-US': `The ${name}`, 'zh-CN': name };
  return { section: name, container: `mf_${name}`, manifest: { title, routes: [], links: [], redirects: [], dialogs: [] } };
}

/** Swap on the given arm, governance not available, pool as the development server has it. */
function releasesWith(arm: Arm): ShellParts['releases'] {
  const others = createDevReleases([section('pool'), section('swap'), section('governance')]);
  return {
    ...others,
    signersOf: (remote) => Promise.resolve(remote === 'swap' ? [signature.key] : []),
    async choose(remote) {
      if (remote === 'governance') return err({ code: 'missing', remote, detail: 'none' });
      const choice = await others.choose(remote);
      if (!choice.ok || remote !== 'swap') return choice;
      const release = { ...choice.value.release, version: '1.3.0', id: 'd'.repeat(32), integrity: 'sha384-x', team: [signature, unproved] };
      return ok({ ...choice.value, arm, release });
    },
  };
}

/** The same with a map whose first shell is the page's own, and what was proved of it. */
function releasesOfPage(shells: ReturnType<typeof shellRelease>[], proved: readonly string[]): ShellParts['releases'] {
  const releases = releasesWith('stable');
  const map = {
    base: baseOf({}, { shells }),
    ops: null,
    standing: 'fresh',
    seen: { generation: 1, opsGeneration: 1 },
    revoked: [],
  } as const;
  const signersOf: ShellParts['releases']['signersOf'] = async (remote, release) =>
    remote === 'shell' && release.id === PAGE_ID ? proved : releases.signersOf(remote, release);
  return { ...releases, mapInForce: () => map, signersOf };
}

const PAGE_ID = 'b'.repeat(32);
const shellRelease = (id: string) => ({
  id,
  version: '0.9.0',
  dir: `/a/shell/${id}/`,
  shared: '1.0.0',
  entry: 'main.js',
  scripts: [],
  team: [signature, unproved],
});

async function show(arm: Arm, releases = releasesWith(arm)): Promise<HTMLElement> {
  const services = createFakeServices({});
  const parts: ShellParts = {
    host: createFakeHost(services),
    releases,
    wallet: { load: jest.fn(), pairingUri: () => null, onPairingUri: () => () => undefined },
    notices: createDeliveryNotices(),
    withoutSections: null,
  };
  render(
    <ShellContext value={parts}>
      <Surroundings services={services}>
        <BuildDialog onDismiss={jest.fn()} />
      </Surroundings>
    </ShellContext>,
  );
  return screen.findByTestId('shell-build-swap');
}

// DELIVERY-27
describe('this build', () => {
  beforeAll(() => {
    Object.defineProperty(globalThis, '__APP_VERSION__', { value: '0.9.0' });
  });
  beforeEach(() => localStorage.clear());

  it('says version, id, signer and arm of each section, and which is not available', async () => {
    const swap = await show('canary');
    for (const text of [
      'The swap',
      'Version 1.3.0',
      'd'.repeat(32),
      'Signed by the team of swap, key 00aa11bb22cc33dd',
      'shown to some visitors first',
      'Not opened yet',
    ])
      expect(swap.textContent).toContain(text);
    expect(swap.textContent).not.toContain(unproved.key);
    expect(screen.getByTestId('shell-build-governance').textContent).toContain('Not available.');
    expect(screen.getByTestId('shell-build-pool').textContent).toContain('not signed');
    expect(screen.getByTestId('shell-build-page').textContent).toContain('Version 0.9.0');
  });

  describe('of the page itself', () => {
    beforeEach(() => {
      document.body.innerHTML = `<script type="text/plain" src="/a/shell/${PAGE_ID}/main.js"></script>`;
    });

    it('says the keys whose signature of it was proved, and no other that stands in the map', async () => {
      await show('stable', releasesOfPage([shellRelease('c'.repeat(32)), shellRelease(PAGE_ID)], [signature.key]));
      const page = screen.getByTestId('shell-build-page');
      expect(page.textContent).toContain(PAGE_ID);
      expect(page.textContent).toContain(`key ${signature.key}`);
      expect(page.textContent).not.toContain(unproved.key);
    });

    it('names no key where none was proved, and not one of another shell', async () => {
      await show('stable', releasesOfPage([shellRelease(PAGE_ID)], []));
      expect(screen.getByTestId('shell-build-page').textContent).not.toContain('key ');
      cleanup();
      await show('stable', releasesOfPage([shellRelease('c'.repeat(32))], [signature.key]));
      expect(screen.getByTestId('shell-build-page').textContent).not.toContain('key ');
    });
  });

  it('on stable there is nothing to go back to; a build can be kept, and followed again', async () => {
    localStorage.setItem('shell:build:swap', 'stable');
    const swap = await show('stable');
    expect(within(swap).queryByRole('button', { name: 'Go back to stable' })).toBeNull();
    expect(within(swap).getByRole('button', { name: 'Follow new releases' })).toBeTruthy();
    expect(within(screen.getByTestId('shell-build-pool')).getByRole('button', { name: 'Keep this build' })).toBeTruthy();
  });

  it('says so when the browser keeps nothing', async () => {
    const swap = await show('canary');
    jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new Error('full');
    });
    fireEvent.click(within(swap).getByRole('button', { name: 'Go back to stable' }));
    expect(screen.getByRole('status').textContent).toContain('This browser keeps no choice');
    jest.restoreAllMocks();
    expect(visitorBuildOf(localStorage, 'swap')).toBeNull();
  });

  it('shows the builds where storage is blocked, and says that it keeps no choice', async () => {
    const asked = jest.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
      throw new Error('blocked');
    });
    const swap = await show('canary');
    fireEvent.click(within(swap).getByRole('button', { name: 'Go back to stable' }));
    expect(screen.getByRole('status').textContent).toContain('This browser keeps no choice');
    asked.mockRestore();
  });

  it.each([
    ['stable', 'stable', true],
    ['stable', 'canary', false],
    ['d'.repeat(32), 'canary', true],
    ['e'.repeat(32), 'stable', false],
  ] as const)('of the choice %s, with swap on %s, it says "Your choice" only where that build runs', async (choice, arm, isTold) => {
    localStorage.setItem('shell:build:swap', choice);
    const swap = await show(arm);
    expect(within(swap).queryByText('Your choice') !== null).toBe(isTold);
    expect(within(swap).getByRole('button', { name: 'Follow new releases' })).toBeTruthy();
  });
});
