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
    expect(said).toEqual(['renewing failed: Error: 503']);
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
});
