import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { verifyRunTimeFile } from '@dex/mf-shared/release';
import { writeBuild } from '../release/testing/fixtures';
import { ensureKeys, openLocalSite, publishAllLocally, renewLocally, setLocally } from './localRelease';

const folder = mkdtempSync(join(tmpdir(), 'local-release-'));
const site = { root: join(folder, 'site'), keys: join(folder, 'keys') };
const mapOf = () => JSON.parse(readFileSync(join(site.root, 'release.json'), 'utf8'));

afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe('the local release', () => {
  it('made by other keys is thrown away with one line and made anew', async () => {
    await openLocalSite(site);
    const former = mapOf();
    rmSync(site.keys, { recursive: true });
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await openLocalSite(site);
    expect(said.mock.calls).toEqual([[expect.stringMatching(/was signed by other keys; it is thrown away and made anew\.$/)]]);
    expect(mapOf().base.signatures).not.toEqual(former.base.signatures);
    await openLocalSite(site);
    expect(said).toHaveBeenCalledTimes(1);
    said.mockRestore();
  });

  it('is renewed: the reductions every time, the map when its end is near', async () => {
    const context = await openLocalSite(site);
    const now = context.now();
    await renewLocally(context);
    expect([mapOf().base.value.generation, mapOf().ops.value.generation]).toEqual([1, 2]);
    await renewLocally({ ...context, now: () => now + 24 * 24 * 3600 });
    expect([mapOf().base.value.generation, mapOf().ops.value.generation]).toEqual([2, 3]);
    expect(mapOf().base.value.expires).toBeGreaterThan(now + 50 * 24 * 3600);
  });

  it('has its run-time file signed by this machine, once for the same settings', async () => {
    const context = await openLocalSite(site);
    const served = () => JSON.parse(readFileSync(join(site.root, 'config.json'), 'utf8'));
    await setLocally(context, { defaultChainId: 1 });
    await setLocally(context, { defaultChainId: 1 });
    expect(served().value).toMatchObject({ generation: 1, settings: { defaultChainId: 1 } });
    const text = readFileSync(join(site.root, 'config.json'), 'utf8');
    expect(await verifyRunTimeFile({ text, trusted: context.keys.trusted, least: 1 })).toMatchObject({ ok: true });
  });

  it('with keys of an earlier kind of key set is made anew with keys that fit', async () => {
    const folderOfOld = join(folder, 'old-keys');
    const { operator: _, ...former } = JSON.parse(await ensureKeys(folderOfOld));
    writeFileSync(join(folderOfOld, 'trusted-keys.json'), JSON.stringify(former));
    expect(JSON.parse(await ensureKeys(folderOfOld)).operator.keys).toHaveLength(1);
  });

  const madeAnew = [[expect.stringMatching(/holds sections of another contract; it is thrown away and made anew\.$/)]];

  it('of another contract is thrown away with one line and made anew', async () => {
    const builds = (sharedVersion: string) => [
      writeBuild({ app: 'shell', version: sharedVersion, sharedVersion }),
      writeBuild({ app: 'mf-swap', version: '0.1.0', requires: `^${sharedVersion}` }),
    ];
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await publishAllLocally(site, builds('0.1.0'));
    await publishAllLocally(site, builds('0.1.0'));
    expect(said).not.toHaveBeenCalled();
    await publishAllLocally(site, builds('0.2.0'));
    expect(said.mock.calls).toEqual(madeAnew);
    expect(JSON.stringify(mapOf())).toContain('^0.2.0');
    expect(JSON.stringify(mapOf())).not.toContain('^0.1.0');
    said.mockRestore();
  });

  it('whose sections use what a newer shell no longer offers is thrown away with one line and made anew', async () => {
    const builds = (version: string, sharedNames: Readonly<Record<string, readonly string[]>>) => [
      writeBuild({ app: 'shell', version, sharedVersion: '0.2.0', sharedNames }),
      writeBuild({ app: 'mf-swap', version, requires: '^0.2.0', sharedNames }),
    ];
    const said = jest.spyOn(console, 'log').mockImplementation(() => undefined);
    await publishAllLocally(site, builds('0.3.0', { '@dex/mf-shared/ui/controls': ['Moved'] }));
    said.mockClear();
    await publishAllLocally(site, builds('0.4.0', { '@dex/mf-shared/ui': ['Moved'] }));
    expect(said.mock.calls).toEqual(madeAnew);
    said.mockRestore();
  });
});
