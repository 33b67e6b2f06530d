import { truncateSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { rollback } from '../commands/reductionCommands';
import { publishRemote } from '../commands/publishRemote';
import { checkRelease } from '../commands/doctor';
import { setSettings } from '../commands/settingsCommands';
import { readReleaseState } from '../map/releaseState';
import { temporaryFolder, valueOf } from '../testing/fixtures';
import { STABLE, servedMap, shown, swap, withStableSwap } from '../testing/site';
import { createFilesStore } from './filesStore';

const bytes = (text: string) => new TextEncoder().encode(text);

// DELIVERY-20
describe('what a store acknowledges', () => {
  it('is on the disk: the bytes before the name, the folders before the answer', async () => {
    const done: string[] = [];
    const root = temporaryFolder();
    const note = (what: string) => async (path: string) =>
      void done.push(`${what} ${path.replace(root, '').replace(/[0-9a-f-]{36}$/, '*')}`);
    const store = createFilesStore(root, { file: note('file'), folder: note('folder') });
    await store.createAll(new Map([['r/1.json', bytes('{}')]]));
    expect(done).toEqual(['file /.tmp/*', 'folder /r', 'folder ']);
    done.length = 0;
    await store.createAll(new Map([['r/1.json', bytes('{}')]]));
    expect(done).toEqual(['file /.tmp/*', 'file /r/1.json', 'folder /r', 'folder ']);
    done.length = 0;
    await store.replace('release.json', bytes('{}'), null);
    expect(done).toEqual(['file /.tmp/*', 'folder ']);
  });
});

describe('a newest generation that a loss of power left empty or cut off', () => {
  async function torn(path: string, cut = 0) {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    valueOf(await setSettings(site, { defaultChainId: 1 }));
    // a commit whose pointer had not moved yet: nobody was told of it
    writeFileSync(join(site.root, path), '{"value":{"generation":99,"shells":[]}}');
    truncateSync(join(site.root, path), cut);
    return site;
  }
  const texts = async (site: Awaited<ReturnType<typeof torn>>, repair: boolean) =>
    (await checkRelease(site, repair)).map(({ text }) => text);

  it.each([
    ['r/5.json', 0],
    ['r/5.json', 17],
    ['o/3.json', 0],
    ['c/2.json', 0],
  ])('%s, cut at %d: every command works, and its place is taken by the next commit', async (path, cut) => {
    const site = await torn(path, cut);
    expect(await texts(site, false)).toEqual([`${path} is empty or cut off; "doctor --repair"`]);
    expect(await shown(site)).toBe('stable 1.1.0');
    valueOf(await rollback(site, 'swap', null));
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await setSettings(site, { defaultChainId: 10 }));
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
    expect((await servedMap(site)).base.generation).toBe(5);
    expect((await texts(site, false)).join()).not.toContain('cut off');
  });

  it('is named and removed by the doctor, which falls back one', async () => {
    const site = await torn('r/5.json');
    expect(await texts(site, true)).toContain('r/5.json was empty or cut off and was removed: the generation before it is in force');
    expect((await texts(site, false)).join()).not.toContain('cut off');
    expect(await shown(site)).toBe('stable 1.1.0');
  });

  it.each(['r/4.json', 'o/2.json', 'c/1.json'])('%s was acknowledged: it is restored from the copy that browsers read', async (path) => {
    const site = await torn('x.json');
    truncateSync(join(site.root, path), 0);
    expect(valueOf(await readReleaseState(site.store, site.keys)).base?.signed.value.generation).toBe(4);
    expect(await texts(site, true)).toContain(`${path} was empty or cut off and was restored from the copy that browsers read`);
    expect((await texts(site, false)).join()).not.toMatch(/cut off|does not follow/);
  });
});
