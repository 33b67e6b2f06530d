import { cpSync, mkdirSync, rmSync } from 'node:fs';
import { isSignedBy, verifyReleaseMap } from '@dex/mf-shared/release';
import { findGarbage } from '../commands/collectGarbage';
import { publishRemote } from '../commands/publishRemote';
import { resign } from '../commands/resign';
import { testerLink } from '../commands/testerLink';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { readBaseChain, readConfigChain, readOpsChain } from '../map/readChain';
import { buildTree, codeOf, newInstallation, newKeys, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { faults, keyOf, newSite, newest, reopened } from '../testing/keysOfSite';
import { STABLE, servedMap, shown, swap } from '../testing/site';
import { createKeyFolder, keepNewKey, readKeyFolder, readSigners } from './keyFolder';
import { listKeys } from './keyRing';
import { acceptTrust, addKey, dropKey, rotateRoot, setThreshold } from './rotation';
import type { RoleName } from './rotation';
import { KEY_LIFE_SECONDS } from './signer';
import { readTrust, writeTrust } from './trustFiles';

const ROLES: readonly RoleName[] = [
  { role: 'release', remote: null },
  { role: 'ops', remote: null },
  { role: 'operator', remote: null },
  { role: 'tester', remote: null },
  { role: 'team', remote: 'swap' },
  { role: 'team', remote: 'shell' },
];

// DELIVERY-24
describe('rotation', () => {
  it('every role gets a new key and loses the old one; what was signed before is judged by the keys of its time, what is in force is signed anew', async () => {
    const site = await newSite();
    const old = site.keys;
    for (const name of ROLES) {
      const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
      valueOf(await addKey(site.keyFolder, name, made.trusted));
      valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
    }
    const after = await reopened(site);
    for (const name of ROLES) expect([name, keyOf(after, name)]).not.toEqual([name, keyOf(site, name)]);
    expect(await faults(after)).toContain('swap 1.1.0 is not signed by today\'s keys of its team: "resign"');
    expect(valueOf(await resign(after))).toEqual([]);
    expect(await faults(after)).toEqual([]);
    expect(codeOf(await findGarbage(after, 30))).toBe('ok');
    for (const chain of [readBaseChain, readOpsChain, readConfigChain])
      expect(codeOf(await chain(after.store.read, after.keys))).toBe('ok');
    // a page that is built with the new keys alone takes all of it
    expect((await servedMap(after)).standing).toBe('fresh');
    expect(await shown(after)).toBe('canary 1.2.0');
    valueOf(await publishRemote(after, swap('1.2.0'), { canaryPercent: 50, source: null }));
    expect(codeOf(await testerLink(after, 'https://dex.example/', 'swap', null))).toBe('ok');
    // and the old keys sign nothing any more
    expect(codeOf(await publishRemote({ ...after, keys: { ...after.keys, signers: old.signers } }, swap('1.3.0'), STABLE))).toBe(
      'missing_key',
    );
  });

  it('both keys sign while both are trusted, so that a page which knows the old one alone reads on', async () => {
    const site = await newSite();
    const made = valueOf(await keepNewKey(site.keyFolder, 'release', null, site.now()));
    valueOf(await addKey(site.keyFolder, { role: 'release', remote: null }, made.trusted));
    const after = await reopened(site);
    expect(valueOf(await resign(after))).toEqual([]);
    const state = valueOf(await readReleaseState(after.store, after.keys));
    const { value, signatures } = state.base?.signed ?? { value: null, signatures: [] };
    for (const key of [site.keys.trusted.release, { threshold: 1, keys: [made.trusted] }]) {
      expect(await isSignedBy(key, 'base', value, signatures)).toBe(true);
    }
  });

  it('a new generation under an old key is refused, and a build waits for its team where the key is elsewhere', async () => {
    const site = await newSite();
    const name: RoleName = { role: 'team', remote: 'swap' };
    const elsewhere = temporaryFolder();
    const made = valueOf(await keepNewKey(elsewhere, 'team', 'swap', site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
    const after = await reopened(site);
    expect(valueOf(await resign(after))).toEqual([
      expect.stringMatching(/^this needs the consent of 1 key\(s\) of "team swap"/),
      expect.stringMatching(/^swap 1\.1\.0 .* waits for its team/),
      expect.stringMatching(/^swap 1\.2\.0 /),
      expect.stringMatching(/^swap 1\.0\.0 /),
    ]);
    expect(codeOf(await publishRemote(after, swap('1.1.0'), STABLE))).toBe('missing_key');
  });

  it('the shell’s team key: the map is not written again until its team signed the shell, since nobody could read it', async () => {
    const site = await newSite();
    const name: RoleName = { role: 'team', remote: 'shell' };
    const made = valueOf(await keepNewKey(temporaryFolder(), 'team', 'shell', site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
    const after = await reopened(site);
    const before = valueOf(documentsOf(valueOf(await readReleaseState(after.store, after.keys)))).base.generation;
    expect(codeOf(await publishRemote(after, swap('1.3.0'), { canaryPercent: null, source: null }))).not.toBe('ok');
    expect(valueOf(documentsOf(valueOf(await readReleaseState(after.store, after.keys)))).base.generation).toBe(before);
  });

  it('a section that gets a team is signed by it and by the team of new sections, until no live shell judges it by that one alone', async () => {
    const site = await newSite();
    const rates = (version: string) => buildTree({ app: 'mf-rates', version });
    valueOf(await publishRemote(site, rates('1.0.0'), STABLE));
    const name: RoleName = { role: 'team', remote: 'rates' };
    const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    const after = await reopened(site);
    const only = (remote: string) => ({
      ...after,
      keys: { ...after.keys, signers: after.keys.signers.filter((one) => one.remote !== remote) },
    });
    const refused = await publishRemote(only('*'), rates('1.1.0'), STABLE);
    expect(refused).toMatchObject({ ok: false, error: { code: 'missing_key', detail: expect.stringContaining('and of "team *"') } });
    valueOf(await publishRemote(after, rates('1.1.0'), STABLE));
    // the page of a live shell, that of one which is built now, and that of one after the key was dropped
    const readBy = async ({ keys: { trusted } }: Installation) => {
      const text = new TextDecoder().decode((await site.store.read('release.json')) ?? new Uint8Array());
      const lastSeen = { generation: 0, opsGeneration: 0 };
      return codeOf(await verifyReleaseMap({ text, trusted, now: site.now(), lastSeen }));
    };
    expect([await readBy(site), await readBy(after)]).toEqual(['ok', 'ok']);
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, { role: 'team', remote: '*' }), await newest(after)));
    const alone = await reopened(site);
    expect(valueOf(await resign(alone))).toEqual([]);
    valueOf(
      await publishRemote(
        { ...alone, keys: { ...alone.keys, signers: alone.keys.signers.filter((one) => one.remote !== '*') } },
        rates('1.2.0'),
        STABLE,
      ),
    );
    expect(await readBy(alone)).toBe('ok');
    expect(await faults(alone)).toEqual([]);
  });

  it('the root hands over: machines that knew the old one accept the new, others do not', async () => {
    const { folder } = await newKeys();
    const [machine, stranger] = [temporaryFolder(), temporaryFolder()];
    valueOf(await createKeyFolder(stranger, ['swap']));
    valueOf(await createKeyFolder(machine, ['swap']));
    expect(codeOf(await acceptTrust(machine, folder))).toBe('untrusted_keys');
    for (const name of ['root.json', 'trust.json', 'trusted-keys.json']) cpSync(`${folder}/${name}`, `${machine}/${name}`);
    valueOf(await rotateRoot(folder, 1));
    valueOf(await rotateRoot(folder, 2));
    expect(codeOf(await readKeyFolder(folder))).toBe('ok');
    expect(codeOf(await acceptTrust(stranger, folder))).toBe('untrusted_keys');
    valueOf(await acceptTrust(machine, folder));
    expect(codeOf(await readKeyFolder(machine))).toBe('ok');
    // the new root signs: the old one could not
    valueOf(await setThreshold(folder, { role: 'ops', remote: null }, 1, { base: 0, ops: 0, config: 0 }));
    expect(codeOf(await readKeyFolder(folder))).toBe('ok');
  });

  it.each(['trust.json', 'trusted-keys.json'])(
    'a rotation of the root that is cut off at the writing of %s leaves keys that every command reads, and is done again',
    async (cut) => {
      const { folder } = await newKeys();
      const { trusted } = valueOf(await readKeyFolder(folder));
      const machine = temporaryFolder();
      for (const name of ['root.json', 'trust.json', 'trusted-keys.json']) cpSync(`${folder}/${name}`, `${machine}/${name}`);
      // a folder in the place of the temporary file: the write fails there, as on a full disk
      mkdirSync(`${folder}/${cut}.tmp`);
      await expect(rotateRoot(folder, 1)).rejects.toThrow(/EISDIR/);
      rmSync(`${folder}/${cut}.tmp`, { recursive: true });
      expect(valueOf(await readKeyFolder(folder)).trusted).toEqual(trusted);
      valueOf(await acceptTrust(machine, folder));
      valueOf(await rotateRoot(folder, 2));
      valueOf(await setThreshold(folder, { role: 'ops', remote: null }, 1, { base: 0, ops: 0, config: 0 }));
      valueOf(await acceptTrust(machine, folder));
      expect(codeOf(await readKeyFolder(machine))).toBe('ok');
    },
  );

  it('a root of several keys is not made one of one', async () => {
    const { folder } = await newKeys();
    const { root, trust } = valueOf(await readTrust(folder));
    const second = valueOf(await keepNewKey(folder, 'root', null, 1));
    const several = { threshold: 2, keys: [...root.keys, second.trusted] };
    valueOf(await writeTrust(folder, several, valueOf(await readSigners(folder)), { value: trust.value, former: [] }));
    expect(codeOf(await rotateRoot(folder, 2))).toBe('last_key');
    expect(codeOf(await readKeyFolder(folder))).toBe('ok');
  });

  it('a role is never left with fewer keys than must sign', async () => {
    const site = await newInstallation();
    const name: RoleName = { role: 'release', remote: null };
    expect(codeOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)))).toBe('last_key');
    expect(codeOf(await setThreshold(site.keyFolder, name, 2, await newest(site)))).toBe('last_key');
    expect(codeOf(await dropKey(site.keyFolder, name, 'f'.repeat(16), await newest(site)))).toBe('unknown_id');
  });

  it('tells the age of keys: a month before their year is over, and after it', async () => {
    const made = temporaryFolder();
    valueOf(await createKeyFolder(made, [], { now: 1000 }));
    const ages = listKeys(valueOf(await readKeyFolder(made))).map((key) => key.expires);
    expect([...new Set(ages)]).toEqual([1000 + KEY_LIFE_SECONDS]);
    const site = await newInstallation();
    const expires = listKeys(site.keys).map((key) => key.expires ?? 0);
    const textsAt = async (seconds: number) => {
      site.clock.seconds = seconds;
      return (await faults(site)).filter((text) => /key/.test(text));
    };
    expect(await textsAt(Math.min(...expires) - 40 * 24 * 3600)).toEqual([]);
    expect(await textsAt(Math.min(...expires) - 20 * 24 * 3600)).toContainEqual(
      expect.stringMatching(/^the key [0-9a-f]{16} of release expires in/),
    );
    expect(await textsAt(Math.max(...expires) + 1)).toContainEqual(expect.stringMatching(/^the key [0-9a-f]{16} of team swap has expired/));
  });
});
