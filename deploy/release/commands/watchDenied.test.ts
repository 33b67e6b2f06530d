import { StoreDenied } from '../store/storeDenied';
import type { ReleaseStore } from '../store/releaseStore';
import { valueOf } from '../testing/fixtures';
import { servedMap } from '../testing/site';
import { line, siteWithCanary } from '../testing/watchedSite';
import { watch } from './watch';
import type { WatchOptions } from './watch';

// DELIVERY-16
describe('a store that refuses this machine', () => {
  /** Watches a canary that always fails; `refusals` is how often in a row the store refuses to be written, or from the first line on to be read. */
  async function watchRefused(what: 'read' | 'createAll', refusals: number) {
    const { site, canary } = await siteWithCanary();
    let left = 0;
    const refused = () => (left -= 1) >= 0;
    const denied = () => Promise.reject(new StoreDenied('the bucket refuses this machine: AccessDenied'));
    const store: ReleaseStore = {
      ...site.store,
      read: (path) => (what === 'read' && refused() ? denied() : site.store.read(path)),
      createAll: (files, still) => (what === 'createAll' && refused() ? denied() : site.store.createAll(files, still)),
    };
    async function* lines() {
      left = refusals;
      site.clock.seconds += 60;
      for (let visit = 0; visit < 50; visit += 1) yield line(canary, 'mount_throw');
    }
    const said: string[] = [];
    const paused: number[] = [];
    const options: WatchOptions = {
      lines: lines(),
      say: (text) => said.push(text),
      mapSeconds: 15,
      faultsOf: async () => [],
      pause: async (seconds) => paused.push(seconds) > 0,
    };
    return { ended: await watch({ ...site, store }, options), said, paused, map: await servedMap(site) };
  }

  it('for good ends the watch with a sentence, after ten minutes in which it was tried ever more rarely: the alarm is not answered', async () => {
    const { ended, said, paused } = await watchRefused('createAll', Infinity);
    expect(ended).toMatchObject({
      error: {
        code: 'store_denied',
        detail: expect.stringMatching(
          /^swap \w+: the alarm was not answered, the build is still shown, and nobody watches any more: .*AccessDenied/,
        ),
      },
    });
    expect(paused).toEqual([5, 10, 20, 40, ...Array.from({ length: 9 }, () => 60)]);
    expect(said).toHaveLength(paused.length);
    expect(said[2]).toMatch(/^swap \w+: the alarm is not answered, which is tried again in 20 s: .*AccessDenied/);
  });

  it('for good ends the watch with a sentence: the map is not read', async () => {
    const { ended, paused } = await watchRefused('read', Infinity);
    expect(paused).toHaveLength(13);
    expect(ended).toMatchObject({
      error: {
        code: 'store_denied',
        detail: expect.stringMatching(/^the map cannot be read, and nobody watches any more: .*AccessDenied/),
      },
    });
  });

  it.each(['createAll', 'read'] as const)('for a few minutes (%s) ends nothing', async (what) => {
    const { ended, map } = await watchRefused(what, 9);
    expect(valueOf(ended)).toBe(1);
    expect(map.ops?.canariesOff).toHaveLength(1);
  });
});
