import { execFileSync } from 'node:child_process';
import { checkRelease } from '../commands/doctor';
import { publishRemote } from '../commands/publishRemote';
import { publishShell } from '../commands/publishShell';
import { readBaseChain } from '../map/readChain';
import { codeOf, newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shell, shown, swap } from '../testing/site';
import { startConditionalS3 } from '../testing/conditionalS3';
import type { ConditionalS3 } from '../testing/conditionalS3';
import { openStore } from './openStore';
import type { ReleaseStore } from './releaseStore';

process.env['AWS_ACCESS_KEY_ID'] = 'test';
process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
let bucket: ConditionalS3;
beforeAll(async () => {
  bucket = await startConditionalS3({ port: 19_027 });
});
afterAll(() => bucket.stop());

function repository(): string {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '--bare', '--quiet', folder]);
  return folder;
}

const stores: readonly [string, () => Promise<ReleaseStore>][] = [
  ['files', async () => valueOf(await openStore(temporaryFolder()))],
  ['git', async () => valueOf(await openStore(`git+${repository()}#site`, temporaryFolder()))],
  ['s3', async () => valueOf(await openStore(`s3://bucket/${Math.random().toString(36).slice(2)}?endpoint=${bucket.endpoint}`))],
];

/** Leaves only the first half of a file, as a write that broke off does. */
async function tear(store: ReleaseStore, path: string): Promise<void> {
  const whole = await store.readVersioned(path);
  if (!whole) throw new Error(`no ${path}`);
  expect(await store.replace(path, whole.bytes.subarray(0, Math.floor(whole.bytes.length / 2)), whole.version)).toBe('replaced');
}

// DELIVERY-20
describe.each(stores)('a file of the %s store of which only half was written', (_, open) => {
  /** Shell and swap 1.0.0; swap 1.1.0 was committed by a machine that died before its copies moved. */
  async function siteBefore(): Promise<{ site: Installation; id: string }> {
    const site = await newInstallation({ store: await open() });
    valueOf(await publishShell(site, shell('1.0.0'), { source: null, alone: true }));
    const { id } = valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
    return { site, id };
  }
  const left = async (site: Installation) => (await checkRelease(site)).filter(({ verdict }) => verdict === 'bad').map(({ text }) => text);

  it.each(['release.json', 'index.html', 'r/3.json'])('%s: readers keep the last whole one, and a publish repairs it', async (path) => {
    const { site } = await siteBefore();
    await tear(site.store, path);
    expect(codeOf(await readBaseChain(site.store.read, site.keys))).toBe(path === 'r/3.json' ? 'map_refused' : 'ok');
    if (path === 'release.json') await expect(servedMap(site)).rejects.toThrow('bad_schema');
    else expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
    expect(await shown(site)).toBe('stable 1.2.0');
    await checkRelease(site, true);
    expect(await left(site)).toEqual([]);
    expect(codeOf(await readBaseChain(site.store.read, site.keys))).toBe('ok');
  });

  it.each(['remoteEntry.js', 'mf-release.json'])(
    '%s of a build: a publish of that build repairs it, and no map names it before',
    async (name) => {
      const { site } = await siteBefore();
      const tree = swap('1.1.0');
      const { id } = valueOf(await publishRemote(site, tree, STABLE));
      valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
      const path = `a/swap/${id}/${name}`;
      const whole = await site.store.read(path);
      await tear(site.store, path);
      expect((await left(site)).join()).toContain(`a/swap/${id}/`);
      valueOf(await publishRemote(site, tree, STABLE));
      expect(Buffer.compare((await site.store.read(path)) ?? new Uint8Array(), whole ?? new Uint8Array())).toBe(0);
      expect(await left(site)).toEqual([]);
    },
  );

  it('a file of a build that holds something else is no torn one: the publish is refused', async () => {
    const { site, id } = await siteBefore();
    const path = `a/swap/${id}/remoteEntry.js`;
    const there = await site.store.readVersioned(path);
    await site.store.replace(path, new TextEncoder().encode('other'), there?.version ?? null);
    expect(codeOf(await publishRemote(site, swap('1.0.0'), STABLE))).toBe('artifact_damaged');
  });
});
