import { StoreDenied } from '../store/storeDenied';
import type { ReleaseStore } from '../store/releaseStore';
import { newInstallation } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap } from '../testing/site';
import { keepRenewing, whileRenewing } from './keepRenewing';

/** A store that is not reached at the first of the given reads. */
function brokenAtFirst(site: Installation): ReleaseStore {
  let reads = 0;
  return { ...site.store, read: (path) => ((reads += 1) === 1 ? Promise.reject(new Error('503')) : site.store.read(path)) };
}

const timers = () => process.getActiveResourcesInfo().filter((name) => name === 'Timeout').length;

// DELIVERY-16
describe('the renewal of the reductions', () => {
  it('says that a store was not reached and renews at the next turn', async () => {
    const site = await newInstallation();
    const stop = new AbortController();
    const said: string[] = [];
    const replace: ReleaseStore['replace'] = async (...args) => {
      const replaced = await site.store.replace(...args);
      stop.abort();
      return replaced;
    };
    const store = { ...brokenAtFirst(site), replace };
    await keepRenewing({ ...site, store }, { seconds: 0, say: (text) => said.push(text), signal: stop.signal });
    expect(said).toEqual(['renewing failed, and is tried again in 0 s: Error: 503']);
    expect((await servedMap(site)).ops?.generation).toBe(2);
  });

  it('ends with what it is kept up for, also when that fails: nothing rises unwatched', async () => {
    const site = await newInstallation();
    const before = timers();
    const renewing = { seconds: 1200, say: () => undefined, signal: new AbortController().signal };
    const renewed = () => site.store.read('o/2.json');
    const watching = async () => {
      while (!(await renewed())) await new Promise(setImmediate);
      throw new Error('the log cannot be read');
    };
    await expect(whileRenewing(site, renewing, watching)).rejects.toThrow('the log cannot be read');
    expect(timers()).toBe(before);
  });

  it('ends with a sentence where the store refuses this machine for good, and what it is kept up for with it', async () => {
    const site = await newInstallation();
    const said: string[] = [];
    const store = {
      ...site.store,
      replace: () => Promise.reject(new StoreDenied('403')),
      createAll: () => Promise.reject(new StoreDenied('403')),
    };
    const renewing = { seconds: 0, say: (text: string) => said.push(text), signal: new AbortController().signal };
    const watching = (signal: AbortSignal) =>
      new Promise<Awaited<ReturnType<typeof keepRenewing>>>((resolve) =>
        signal.addEventListener('abort', () => resolve({ ok: true, value: null })),
      );
    expect(await whileRenewing({ ...site, store }, renewing, watching)).toMatchObject({
      ok: false,
      error: {
        code: 'store_denied',
        detail: expect.stringMatching(/^the reductions cannot be renewed, so no page will show a canary: .*403/),
      },
    });
    expect(said).toHaveLength(13);
  });

  it('goes on where the store refuses for a few minutes, and then does not', async () => {
    const site = await newInstallation();
    const stop = new AbortController();
    let asked = 0;
    const createAll: ReleaseStore['createAll'] = (files, still) => {
      asked += 1;
      if (asked < 10) return Promise.reject(new StoreDenied('403'));
      stop.abort();
      return site.store.createAll(files, still);
    };
    const ended = await keepRenewing(
      { ...site, store: { ...site.store, createAll } },
      { seconds: 0, say: () => undefined, signal: stop.signal },
    );
    expect(ended.ok).toBe(true);
    expect((await servedMap(site)).ops?.generation).toBe(2);
  });
});
