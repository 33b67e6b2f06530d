import { readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyRunTimeFile } from '@dex/mf-shared/release';
import { settingsTextIn } from '../../edge/releasePage';
import { readKeyFolder } from '../keys/keyFolder';
import type { KeyRing } from '../keys/keyRing';
import { publishSignedConfig, signConfig } from '../map/commitConfig';
import { codeOf, newInstallation, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { faults } from '../testing/keysOfSite';
import { servedMap, withStableSwap } from '../testing/site';
import { checkRelease } from './doctor';
import { checkSettings, currentSettings, rollBackSettings, setSettings } from './settingsCommands';
import { differenceText, settingsChanges } from './settingsDifference';

const [GOOD, OTHER] = ['0xE592427A0AEce92De3Edee1F18E0157C05861564', '0x68b3465833fb72A70ecDF485E0e4C7bD8665Fc45'];
const withRouter = (swapRouter: string) => ({ chains: { 1: { v3: { swapRouter } } } });
const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const served = (site: Installation, path: string) => readFileSync(join(site.root, path), 'utf8');

async function servedSettings(site: Installation, text = served(site, 'config.json')) {
  return valueOf(await verifyRunTimeFile({ text, trusted: site.keys.trusted, least: 0 }));
}

/** The keys of an installation without the private ones of some roles. */
async function withoutRoles(site: Installation, ...roles: readonly string[]): Promise<KeyRing> {
  const folder = join(site.keyFolder, 'private');
  for (const name of readdirSync(folder)) if (roles.some((role) => name.startsWith(`${role}-`))) rmSync(join(folder, name));
  return valueOf(await readKeyFolder(site.keyFolder));
}

// DELIVERY-7
describe('the run-time file', () => {
  it('is signed, served at its address and inside the page, and named by the reductions at once', async () => {
    const site = await withStableSwap();
    expect(valueOf(await currentSettings(site))).toBe(null);
    const { generation, changes } = valueOf(await setSettings(site, withRouter(GOOD)));
    expect([generation, changes]).toEqual([1, [{ path: 'chains', from: undefined, to: withRouter(GOOD).chains }]]);
    expect((await servedSettings(site)).settings).toEqual(withRouter(GOOD));
    expect((await servedSettings(site, settingsTextIn(served(site, 'index.html')) ?? '')).settings).toEqual(withRouter(GOOD));
    expect((await servedMap(site)).ops?.least).toMatchObject({ config: 1 });
  });

  it('has a history and a way back, and the same settings again change nothing', async () => {
    const site = await withStableSwap();
    valueOf(await setSettings(site, withRouter(GOOD)));
    const second = valueOf(await setSettings(site, withRouter(OTHER)));
    expect(second.changes).toEqual([{ path: 'chains.1.v3.swapRouter', from: GOOD, to: OTHER }]);
    expect(valueOf(await setSettings(site, withRouter(OTHER)))).toEqual({ generation: 2, changes: [] });
    expect(valueOf(await rollBackSettings(site, null))).toMatchObject({ generation: 3 });
    expect(await servedSettings(site)).toMatchObject({ generation: 3, settings: withRouter(GOOD) });
    expect(valueOf(await rollBackSettings(site, 2)).generation).toBe(4);
    expect((await servedSettings(site)).settings).toEqual(withRouter(OTHER));
    expect(codeOf(await rollBackSettings(site, 9))).toBe('no_settings');
  });

  it('is refused as a whole when the page would leave out a part of it', () => {
    const codes = [{ chains: { 1: { v3: { swapRouter: '0x12' } } } }, { chians: {} }, []].map((value) =>
      codeOf(checkSettings(bytesOf(value))),
    );
    expect(codes).toEqual(['bad_settings', 'bad_settings', 'bad_settings']);
    const refused = checkSettings(bytesOf({ chains: { 1: { v3: { swapRouter: '0x12' } } } }));
    expect(refused).toMatchObject({ ok: false, error: { detail: expect.stringContaining('chains.1.v3.swapRouter') } });
    expect(codeOf(checkSettings(bytesOf(withRouter(GOOD))))).toBe('ok');
  });

  it('needs the operator’s key: the release, ops and team keys together cannot sign it', async () => {
    const site = await newInstallation();
    const keys = await withoutRoles(site, 'operator');
    expect(codeOf(await setSettings({ ...site, keys }, withRouter(GOOD)))).toBe('missing_key');
    expect(readdirSync(site.root)).not.toContain('config.json');
  });

  it('is signed on one machine and published on another', async () => {
    const site = await newInstallation();
    const signed = valueOf(await signConfig(site, withRouter(GOOD)));
    const keys = await withoutRoles(site, 'operator');
    const publisher = { ...site, keys };
    expect(
      codeOf(await publishSignedConfig(publisher, bytesOf({ ...signed, value: { ...signed.value, settings: withRouter(OTHER) } }))),
    ).toBe('map_refused');
    expect(valueOf(await publishSignedConfig(publisher, bytesOf(signed))).generation).toBe(1);
    expect(codeOf(await publishSignedConfig(publisher, bytesOf(signed)))).toBe('conflict');
    expect((await servedSettings(site)).settings).toEqual(withRouter(GOOD));
  });

  it('of two that are set at once none is lost', async () => {
    const site = await newInstallation();
    const all = await Promise.all([1, 10, 42161, 196].map((defaultChainId) => setSettings(site, { defaultChainId })));
    expect(new Set(all.map((outcome) => valueOf(outcome).generation)).size).toBe(4);
    expect((await servedSettings(site)).generation).toBe(4);
  });

  it('changed by hand in the store is put right by the doctor, and told', async () => {
    const site = await withStableSwap();
    writeFileSync(join(site.root, 'config.json'), JSON.stringify(withRouter(OTHER)));
    expect((await checkRelease(site)).map(({ text }) => text).join('\n')).toMatch(/config\.json is not signed and no page uses it/);
    valueOf(await setSettings(site, withRouter(GOOD)));
    writeFileSync(join(site.root, 'config.json'), JSON.stringify(withRouter(OTHER)));
    expect((await checkRelease(site)).map(({ text }) => text).join('\n')).toMatch(/config\.json was changed or behind and has been moved/);
    expect((await servedSettings(site)).settings).toEqual(withRouter(GOOD));
  });
});

describe('the difference of two settings', () => {
  it('names each place once, as a person reads it', () => {
    const changes = settingsChanges({ a: { b: 1, c: [1, 2] }, d: null }, { a: { b: 2, c: [1, 2] }, e: true });
    expect(differenceText(changes)).toBe('a.b\n  - 1\n  + 2\nd\n  - null\n  + (not set)\ne\n  - (not set)\n  + true');
    expect(settingsChanges({ a: { b: [] } }, { a: { b: [] } })).toEqual([]);
  });
});

it('the doctor names files that no release brings: a static host would serve them from the site’s own origin', async () => {
  const site = await withStableSwap();
  const texts = () => faults(site);
  expect(await texts()).toEqual([]);
  writeFileSync(join(site.root, 'evil.css'), 'header{display:none}');
  expect(await texts()).toContain('evil.css is part of no release; remove it unless you put it there');
});
