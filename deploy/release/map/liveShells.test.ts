import { verifyReleaseMap, verifyRunTimeFile } from '@dex/mf-shared/release';
import type { ReleaseBase, TrustedKeys } from '@dex/mf-shared/release';
import { publishRemote } from '../commands/publishRemote';
import { publishShell, retireShell, showShell } from '../commands/publishShell';
import { abort } from '../commands/canaryCommands';
import { renewBase, renewOps, revoke } from '../commands/reductionCommands';
import { resign } from '../commands/resign';
import { setSettings } from '../commands/settingsCommands';
import { showShellTo } from '../commands/shellCanary';
import { checkRelease } from '../commands/doctor';
import { keepNewKey } from '../keys/keyFolder';
import { addKey, dropKey, setConsent } from '../keys/rotation';
import type { RoleName } from '../keys/rotation';
import { buildTree, codeOf, newInstallation, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { faults, keyOf, newest, reopened } from '../testing/keysOfSite';
import { STABLE, servedMap, shown, swap } from '../testing/site';
import { cosign } from './proposal';
import { commitBase } from './commit';

const shellOf = ({ keys }: Installation, version: string) =>
  buildTree({ app: 'shell', version, sharedVersion: '1.0.0', trustedKeys: keys.trusted });
const rates = (version: string) => buildTree({ app: 'mf-rates', version });

/** A site whose shell says what keys it has, with swap, its canary, a section of the team of new ones, and settings. */
async function newSite(ready: (site: Installation) => Promise<Installation> = async (site) => site): Promise<Installation> {
  const site = await ready(await newInstallation());
  valueOf(await publishShell(site, shellOf(site, '1.0.0'), { source: null, alone: true }));
  valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
  valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }));
  valueOf(await publishRemote(site, rates('1.0.0'), STABLE));
  valueOf(await setSettings(site, { defaultChainId: 1 }));
  return site;
}

/** The site after `keys rotate`: a machine that holds both keys of the role, one that holds the new one alone, and one that holds the old one alone. */
async function rotated(site: Installation, name: RoleName) {
  const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
  valueOf(await addKey(site.keyFolder, name, made.trusted));
  const both = await reopened(site);
  const without = (id: string): Installation => ({
    ...both,
    keys: { ...both.keys, signers: both.keys.signers.filter((signer) => signer.id !== id) },
  });
  return { both, onlyNew: without(keyOf(site, name)), onlyOld: without(made.trusted.id) };
}

/** The site after a stolen key was replaced and dropped on the spot. */
async function dropped(site: Installation, name: RoleName): Promise<Installation> {
  const old = keyOf(site, name);
  const { both } = await rotated(site, name);
  valueOf(await dropKey(site.keyFolder, name, old, await newest(both)));
  return reopened(site);
}

/** What a page with these keys says of the map and of the settings. */
async function readBy(trusted: TrustedKeys, site: Installation): Promise<readonly string[]> {
  const textOf = async (path: string) => new TextDecoder().decode((await site.store.read(path)) ?? new Uint8Array());
  const lastSeen = { generation: 0, opsGeneration: 0 };
  const map = await verifyReleaseMap({ text: await textOf('release.json'), trusted, now: site.now(), lastSeen });
  return [codeOf(map), codeOf(await verifyRunTimeFile({ text: await textOf('config.json'), trusted, least: 0 }))];
}

const RELEASE: RoleName = { role: 'release', remote: null };
const OPS: RoleName = { role: 'ops', remote: null };
const ORDINARY = [
  ['release', RELEASE, (site: Installation) => publishRemote(site, swap('1.1.0'), STABLE), 'bad_signature'],
  ['release, renewed', RELEASE, (site: Installation) => renewBase(site), 'bad_signature'],
  ['ops, renewed', OPS, (site: Installation) => renewOps(site), 'bad_ops_signature'],
  ['operator', { role: 'operator', remote: null }, (site: Installation) => setSettings(site, { defaultChainId: 10 }), 'bad_signature'],
  ['team swap', { role: 'team', remote: 'swap' }, (site: Installation) => publishRemote(site, swap('1.1.0'), STABLE), 'bad_consent'],
  ['team *', { role: 'team', remote: '*' }, (site: Installation) => publishRemote(site, rates('1.1.0'), STABLE), 'bad_consent'],
] as const;

// DELIVERY-50
describe('what the pages of a live shell would refuse', () => {
  it.each(ORDINARY)(
    'signed with a new key of %s alone, it is refused by name and nothing is written; with both keys all read it',
    async (...row) => {
      const [, name, write, code] = row;
      const site = await newSite();
      const before = await newest(site);
      const [live] = (await servedMap(site)).base.shells;
      const { both, onlyNew } = await rotated(site, name);
      const tried = await write(onlyNew);
      expect(tried).toMatchObject({ ok: false, error: { code: 'shell_refuses', detail: expect.stringContaining(live?.id ?? '-') } });
      expect(tried).toMatchObject({ error: { detail: expect.stringContaining(code) } });
      // only a base can be proposed, only settings are signed on one machine and published on another
      const { detail = '' } = 'error' in tried ? tried.error : {};
      expect([detail.includes('--propose'), detail.includes('config sign')]).toEqual([
        name.role !== 'ops' && name.role !== 'operator',
        name.role === 'operator',
      ]);
      expect(await newest(site)).toEqual(before);
      expect(codeOf(await write(both))).toBe('ok');
      expect(await newest(both)).not.toEqual(before);
      for (const { trusted } of [site.keys, both.keys]) expect(await readBy(trusted, both)).toEqual(['ok', 'ok']);
      expect(await faults(both)).toEqual([]);
    },
  );

  it('a build that its pages would pass over is refused too, where the team is not asked for its consent', async () => {
    const site = await newSite(async (made) => {
      valueOf(await setConsent(made.keyFolder, 'swap', false, await newest(made)));
      return reopened(made);
    });
    const { both, onlyNew } = await rotated(site, { role: 'team', remote: 'swap' });
    const next = (machine: Installation) => publishRemote(machine, swap('1.2.0'), { canaryPercent: null, source: null });
    valueOf(await abort(both, 'swap'));
    expect(await next(onlyNew)).toMatchObject({
      ok: false,
      error: { code: 'shell_refuses', detail: expect.stringContaining('bad_team_signature: swap 1.2.0') },
    });
    // what the map held before is nobody's fault now
    expect(codeOf(await publishRemote(onlyNew, rates('1.1.0'), STABLE))).toBe('ok');
    expect(codeOf(await next(both))).toBe('ok');
    expect(await shown({ ...both, keys: site.keys })).toBe('stable 1.2.0');
  });

  it.each([
    ['release', RELEASE, 'shell_refuses'],
    ['ops', OPS, 'ok'],
    ['operator', { role: 'operator', remote: null }, 'ok'],
    ['team swap', { role: 'team', remote: 'swap' }, 'shell_refuses'],
    ['team *', { role: 'team', remote: '*' }, 'shell_refuses'],
    // its former shell is one that nobody of today signed for
    ['team shell', { role: 'team', remote: 'shell' }, 'map_refused'],
  ] as const)(
    'a stolen key of %s is dropped, and a shell that is built with the new one goes live alone: all is read again',
    async (_, name, code) => {
      const site = await newSite();
      const after = await dropped(site, name);
      const beside = await publishShell(after, shellOf(after, '1.1.0'), { source: null, alone: false });
      expect(codeOf(beside)).toBe(code);
      valueOf(await publishShell(after, shellOf(after, '1.1.0'), { source: null, alone: true }));
      expect(valueOf(await resign(after))).toEqual([]);
      expect(await readBy(after.keys.trusted, after)).toEqual(['ok', 'ok']);
      expect(await faults(after)).toEqual([]);
      expect(codeOf(await publishRemote(after, swap('1.1.0'), STABLE))).toBe('ok');
    },
  );

  it('of a shell from before, which does not say its keys, nothing is said but that it is not known', async () => {
    const site = await newInstallation();
    valueOf(await publishShell(site, buildTree({ app: 'shell', version: '1.0.0' }), { source: null, alone: true }));
    const { onlyNew } = await rotated(site, RELEASE);
    valueOf(await publishRemote(onlyNew, swap('1.0.0'), STABLE));
    const texts = (await checkRelease(onlyNew)).filter(({ verdict }) => verdict === 'warning').map(({ text }) => text);
    expect(texts).toContainEqual(expect.stringMatching(/^the live shell 1\.0\.0 .* does not say what keys/));
  });

  it('what takes something away is never held up: it is done and said, as the doctor says it until the cure', async () => {
    const site = await newSite();
    const { both, onlyNew } = await rotated(site, OPS);
    const said: string[] = [];
    const warn = (text: string) => void said.push(text);
    valueOf(await abort({ ...onlyNew, warn }, 'swap'));
    expect((await servedMap(onlyNew)).ops?.canariesOff).toMatchObject([{ remote: 'swap' }]);
    expect(said).toEqual([expect.stringContaining('bad_ops_signature')]);
    expect(await faults(both)).toEqual([expect.stringContaining('bad_ops_signature')]);
    valueOf(await renewOps(both));
    expect(await faults(both)).toEqual([]);
    expect(await readBy(site.keys.trusted, both)).toEqual(['ok', 'ok']);
  });

  it('a build is revoked by the reductions where the map cannot name it yet', async () => {
    const site = await newSite();
    const { both, onlyNew } = await rotated(site, RELEASE);
    const said: string[] = [];
    const id = (await servedMap(site)).base.remotes['swap']?.canary?.release.id ?? '';
    valueOf(await revoke({ ...onlyNew, warn: (text) => void said.push(text) }, 'swap', id));
    expect(said).toEqual([expect.stringMatching(/^the map does not name it yet/)]);
    expect((await servedMap(both)).ops?.revoked).toEqual([{ remote: 'swap', id }]);
    expect(await readBy(site.keys.trusted, both)).toEqual(['ok', 'ok']);
  });

  it('every live shell is asked: the page, one that is staged, the canary of the shell, and one that is made with the keys of another site', async () => {
    const site = await newSite();
    const [first] = (await servedMap(site)).base.shells;
    const { both, onlyNew } = await rotated(site, RELEASE);
    const second = valueOf(await publishShell(both, shellOf(both, '1.1.0'), { source: null, alone: false, staged: true }));
    const steps: ((machine: Installation) => Promise<{ ok: boolean }>)[] = [
      (machine) => showShellTo(machine, second.id, 5),
      (machine) => showShell(machine, second.id),
    ];
    for (const step of steps) {
      expect(await step(onlyNew)).toMatchObject({ error: { code: 'shell_refuses', detail: expect.stringContaining(first?.id ?? '-') } });
      expect(await step(both)).toMatchObject({ ok: true });
    }
    valueOf(await retireShell(onlyNew, first?.id ?? ''));
    valueOf(await publishRemote(onlyNew, rates('1.1.0'), STABLE));
    const strange = shellOf(await newInstallation(), '1.2.0');
    expect(codeOf(await publishShell(onlyNew, strange, { source: null, alone: true }))).toBe('shell_refuses');
  });

  it('begun where the new key is and ended where the old one is, it is in force for all; two new keys are not enough', async () => {
    const site = await newSite();
    const { both, onlyNew, onlyOld } = await rotated(site, RELEASE);
    const before = await newest(site);
    const proposals: Parameters<typeof cosign>[1][] = [];
    valueOf(await renewBase({ ...onlyNew, propose: (base) => void proposals.push(base) }));
    const [proposal] = proposals;
    if (!proposal) throw new Error('nothing was proposed');
    const said: string[] = [];
    const waiting = valueOf(await cosign({ ...onlyNew, warn: (text) => void said.push(text) }, proposal));
    expect([waiting.kind, said]).toEqual(['waiting', [expect.stringContaining('bad_signature')]]);
    expect(await newest(site)).toEqual(before);
    expect(valueOf(await cosign(onlyOld, proposal)).kind).toBe('committed');
    for (const { trusted } of [site.keys, both.keys]) expect(await readBy(trusted, both)).toEqual(['ok', 'ok']);
  });

  it('signing anew with the new key alone says that another machine is waited for', async () => {
    const site = await newSite();
    const { onlyNew } = await rotated(site, RELEASE);
    expect(valueOf(await resign(onlyNew))).toEqual([expect.stringContaining('bad_signature')]);
  });

  it('a key file that is not the one of the build says nothing: nothing is published on it', async () => {
    const site = await newSite();
    const folder = (await servedMap(site)).base.shells[0]?.dir.slice(1) ?? '';
    const path = `${folder}trusted-keys.json`;
    const { version } = (await site.store.readVersioned(path)) ?? { version: '' };
    const other = await newInstallation();
    await site.store.replace(path, new TextEncoder().encode(JSON.stringify(other.keys.trusted)), version);
    const same = ({ shells, remotes }: ReleaseBase) => ({ ok: true as const, value: { shells, remotes } });
    expect(codeOf(await commitBase(site, same))).toBe('artifact_damaged');
    expect(codeOf(await abort(site, 'swap'))).toBe('ok');
  });
});
