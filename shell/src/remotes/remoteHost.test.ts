import type { RemoteModule, RemoteName } from '@dex/mf-shared/contract';
import { ok } from '@dex/mf-shared/domain';
import type { Arm, Release } from '@dex/mf-shared/release';
import { createFakeServices } from '@dex/mf-shared/testing';
import { createRemoteHost } from './remoteHost';
import type { LoadedRemote, RemoteLoader } from './remoteLoader';
import type { Releases } from './releases';
import type { SectionHealth } from './sectionHealth';

const releaseOf = (digit: string): Release => ({
  version: `${digit}.0.0`,
  id: digit.repeat(32),
  dir: `/a/swap/${digit.repeat(32)}/`,
  entry: 'remoteEntry.js',
  integrity: `sha384-${'A'.repeat(64)}`,
  container: `mf_swap_${digit}`,
  requires: { 'mf-shared': '*' },
  preloads: [],
  team: [],
});

interface Build {
  readonly digit: string;
  readonly arm: Arm;
  readonly startThrows?: boolean;
}

/** A loader over builds that are all there, best first. */
function loaderOf(builds: readonly LoadedRemote[]): RemoteLoader {
  let left = [...builds];
  return {
    load: async (remote) => {
      const [best] = left;
      return best ? ok(best) : { ok: false, error: { code: 'missing', remote, detail: 'none' } };
    },
    preload: () => undefined,
    giveUp: async (_remote, id) => {
      left = left.filter(({ release }) => release.id !== id);
      if (left.length > 0) return true;
      left = [...builds];
      return false;
    },
  };
}

function setUp(builds: readonly Build[]) {
  const events: string[] = [];
  const loaded = builds.map(({ digit, arm, startThrows }): LoadedRemote => {
    const module: RemoteModule = {
      name: 'swap',
      slices: [{ name: 'swap', reducer: (state: unknown = { by: digit }) => state }],
      lifecycles: { bootstrap: [], mount: [], unmount: [] },
      loadMessages: async () => ({}),
      start: () => {
        if (startThrows) throw new Error(`${digit} cannot start`);
        events.push(`start ${digit}`);
        return () => events.push(`stop ${digit}`);
      },
    };
    return { module, release: releaseOf(digit), arm };
  });
  const health: SectionHealth = {
    failed: ({ release }, code) => events.push(`${release.id.charAt(0)} failed ${code}`),
    mounted: ({ release }) => events.push(`${release.id.charAt(0)} mounted`),
    crashed: ({ release }) => events.push(`${release.id.charAt(0)} crashed`),
    stop: () => undefined,
  };
  const releases: Releases = {
    choose: async (remote) => ({ ok: false, error: { code: 'missing', remote, detail: 'not asked here' } }),
    sections: async () => ({ ok: true, value: [] }),
    refresh: async () => undefined,
    freshen: async () => undefined,
    standingOf: () => 'good',
    shownShell: () => null,
    settingsAtHand: () => Promise.resolve(0),
    namedSettings: () => 0,
    mapInForce: () => null,
    check: async () => ({ ok: false, error: { code: 'bad_schema', detail: 'not asked here' } }),
    signersOf: () => Promise.resolve([]),
    freshness: () => null,
  };
  const services = createFakeServices();
  const host = createRemoteHost({ loader: loaderOf(loaded), releases, health, services });
  const replaced: RemoteName[] = [];
  host.onReplaced((remote) => replaced.push(remote));
  const open = async () => {
    const opened = await host.open('swap');
    if (!opened.ok) throw new Error(opened.error.detail);
    return opened.value;
  };
  return { host, open, events, replaced, services };
}

let complaint: jest.SpyInstance;
beforeEach(() => {
  complaint = jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => complaint.mockRestore());

describe('a build that breaks', () => {
  it('while it starts: is counted, and the next one runs instead', async () => {
    const { open, events, host } = setUp([
      { digit: '2', arm: 'canary', startThrows: true },
      { digit: '1', arm: 'stable' },
    ]);
    expect((await open()).release.version).toBe('1.0.0');
    expect(events).toEqual(['2 failed threw', 'start 1']);
    expect(host.running().map(({ release }) => release.version)).toEqual(['1.0.0']);
  });

  it('while it starts, with nothing behind it: says so', async () => {
    const { host } = setUp([{ digit: '1', arm: 'stable', startThrows: true }]);
    const opened = await host.open('swap');
    expect(opened).toMatchObject({ ok: false, error: { code: 'threw', detail: '1 cannot start' } });
  });

  it.each(['canary', 'tester'] as const)('as a %s while it draws: is stopped, and the stable one is opened anew', async (arm) => {
    const { open, host, events, replaced, services } = setUp([
      { digit: '2', arm },
      { digit: '1', arm: 'stable' },
    ]);
    const broken = await open();
    const kept = services.store.getState();
    expect(await host.crashed(broken)).toBe(true);
    expect(replaced).toEqual(['swap']);
    expect(host.running()).toEqual([]);
    expect((await open()).release.version).toBe('1.0.0');
    expect(events).toEqual(['start 2', '2 crashed', 'stop 2', 'start 1']);
    expect(services.store.getState()).toMatchObject({ swap: Reflect.get(Object(kept), 'swap') });
  });

  it('twice at once: is replaced once', async () => {
    const { open, host, replaced } = setUp([
      { digit: '2', arm: 'canary' },
      { digit: '1', arm: 'stable' },
    ]);
    const broken = await open();
    expect(await Promise.all([host.crashed(broken), host.crashed(broken)])).toEqual([true, true]);
    expect(replaced).toEqual(['swap']);
  });

  it('as the stable one: is counted and stays', async () => {
    const { open, host, events, replaced } = setUp([
      { digit: '2', arm: 'stable' },
      { digit: '1', arm: 'stable' },
    ]);
    expect(await host.crashed(await open())).toBe(false);
    expect(replaced).toEqual([]);
    expect(events).toEqual(['start 2', '2 crashed']);
  });

  it('as a canary with nothing behind it: stays', async () => {
    const { open, host, replaced } = setUp([{ digit: '2', arm: 'canary' }]);
    expect(await host.crashed(await open())).toBe(false);
    expect(replaced).toEqual([]);
  });
});
