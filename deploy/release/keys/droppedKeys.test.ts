import {
  PREVIEW_PARAMETER,
  previewPath,
  TESTER_PARAMETER,
  verifyPreview,
  verifyReleaseMap,
  verifyTesterToken,
} from '@dex/mf-shared/release';
import { abort } from '../commands/canaryCommands';
import { previewLink } from '../commands/previewLink';
import { publishRemote } from '../commands/publishRemote';
import { renewBase, renewOps } from '../commands/reductionCommands';
import { resign } from '../commands/resign';
import { currentSettings, rollBackSettings, setSettings } from '../commands/settingsCommands';
import { testerLink } from '../commands/testerLink';
import { readBaseChain, readConfigChain, readOpsChain } from '../map/readChain';
import { codeOf, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { faults, keyOf, newSite, newest, reopened, withOpsKeyDropped } from '../testing/keysOfSite';
import { servedMap, swap } from '../testing/site';
import { keepNewKey } from './keyFolder';
import { addKey, dropKey } from './rotation';
import type { RoleName } from './rotation';

const SITE = 'https://dex.example/';

/** The site with another key in the place of the one that a role has. */
async function withoutKey(site: Installation, name: RoleName): Promise<Installation> {
  const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
  valueOf(await addKey(site.keyFolder, name, made.trusted));
  valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
  return reopened(site);
}

// DELIVERY-24
describe('what is signed with a dropped key', () => {
  it.each([
    ['ops', { role: 'ops', remote: null }, (site: Installation) => renewOps(site), 'o'],
    ['release', { role: 'release', remote: null }, (site: Installation) => renewBase(site), 'r'],
    ['operator', { role: 'operator', remote: null }, (site: Installation) => setSettings(site, { defaultChainId: 10 }), 'c'],
  ] as const)('what a machine signs with a dropped key of %s is passed over, and stops nobody', async (_, name, write, folder) => {
    const site = await newSite();
    const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    const until = await newest(site);
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), until));
    const after = await reopened(site);
    // the machine that has not heard of it, twice
    for (const now of [site.now, () => site.now() + 1]) expect(codeOf(await write({ ...site, now }))).toBe('ok');
    const kind = ({ o: 'ops', r: 'base', c: 'config' } as const)[folder];
    expect((await newest(after))[kind]).toBe(until[kind]);
    // the same settings again change nothing
    const written = until[kind] + (kind === 'config' ? 1 : 2);
    for (let number = until[kind] + 1; number <= written; number += 1)
      expect(await faults(after)).toContainEqual(
        expect.stringMatching(new RegExp(`^${folder}/${number}.json is signed by a key set of a former time`)),
      );
    valueOf(await renewOps(after));
    valueOf(await abort(after, 'swap'));
    valueOf(await renewBase(after));
    valueOf(await setSettings(after, { defaultChainId: 137 }));
    for (const chain of [readBaseChain, readOpsChain, readConfigChain])
      expect(codeOf(await chain(after.store.read, after.keys))).toBe('ok');
    expect((await servedMap(after)).standing).toBe('fresh');
    expect((await newest(after))[kind]).toBeGreaterThan(written);
    expect(await faults(after)).toEqual([]);
  });

  it('after a dropped key signed on, what comes next is above it: visitors who took that take this, and the machine stops', async () => {
    const site = await newSite();
    const { after, until } = await withOpsKeyDropped(site);
    for (let renewal = 0; renewal < 3; renewal += 1) valueOf(await renewOps(site));
    valueOf(await abort(after, 'swap'));
    expect(codeOf(await renewOps(site))).toBe('map_refused');
    expect(codeOf(await abort(site, 'swap'))).toBe('map_refused');
    // a page that was built while both keys were trusted
    const map = await verifyReleaseMap({
      text: new TextDecoder().decode((await after.store.read('release.json')) ?? new Uint8Array()),
      trusted: { ...after.keys.trusted, ops: { threshold: 1, keys: [...site.keys.trusted.ops.keys, ...after.keys.trusted.ops.keys] } },
      now: after.now(),
      lastSeen: { generation: until.base, opsGeneration: until.ops + 3 },
    });
    expect(valueOf(map).ops?.canariesOff).toMatchObject([{ remote: 'swap' }]);
    // both chains go on, and keys change again
    valueOf(await renewOps(after));
    const { after: later } = await withOpsKeyDropped(after);
    valueOf(await renewOps(later));
    expect(valueOf(await readOpsChain(later.store.read, later.keys)).at(-1)?.signed.value.generation).toBe(until.ops + 6);
    expect(await faults(later)).toEqual([]);
  });

  it.each([
    ['ops', (site: Installation) => renewOps(site), 'bad_ops_signature'],
    ['release', (site: Installation) => renewBase(site), 'bad_signature'],
  ] as const)(
    'a machine with a dropped key of %s that still reaches the store gives no page a map, until the next commit',
    async (role, write, code) => {
      const site = await newSite();
      const made = valueOf(await keepNewKey(site.keyFolder, role, null, site.now()));
      valueOf(await addKey(site.keyFolder, { role, remote: null }, made.trusted));
      valueOf(await dropKey(site.keyFolder, { role, remote: null }, keyOf(site, { role, remote: null }), await newest(site)));
      const after = await reopened(site);
      expect(codeOf(await write(site))).toBe('ok');
      const text = new TextDecoder().decode((await after.store.read('release.json')) ?? new Uint8Array());
      const lastSeen = { generation: 0, opsGeneration: 0 };
      expect(codeOf(await verifyReleaseMap({ text, trusted: after.keys.trusted, now: after.now(), lastSeen }))).toBe(code);
      // what is in force is signed anew, as after every change of keys
      valueOf(await renewBase(after));
      valueOf(await renewOps(after));
      expect((await servedMap(after)).standing).toBe('fresh');
    },
  );

  it('a link that a dropped tester key signed shows nothing in a page of today, nor does a preview', async () => {
    const site = await newSite();
    const after = await withoutKey(site, { role: 'tester', remote: null });
    const { trusted } = after.keys;
    const valueIn = (link: string, parameter: string) => new URL(link).searchParams.get(parameter) ?? '';
    const verdicts = async (from: Installation) => {
      const token = valueIn(valueOf(await testerLink(from, SITE, 'swap', null)), TESTER_PARAMETER);
      const options = { site: SITE, lifeSeconds: 3600, source: null, signed: [] };
      const preview = valueIn(valueOf(await previewLink(from, [swap('1.3.0')], options)), PREVIEW_PARAMETER);
      const text = new TextDecoder().decode((await after.store.read(previewPath(preview) ?? '')) ?? new Uint8Array());
      const now = after.now();
      return [codeOf(await verifyTesterToken({ token, trusted, now })), codeOf(await verifyPreview({ text, trusted, now }))];
    };
    expect(await verdicts(site)).toEqual(['bad_signature', 'bad_signature']);
    expect(await verdicts(after)).toEqual(['ok', 'ok']);
  });

  it('what a team publishes with a dropped key is in no page of today', async () => {
    const site = await newSite();
    const after = await withoutKey(site, { role: 'team', remote: 'swap' });
    expect(valueOf(await resign(after))).toEqual([]);
    const before = await servedMap(after);
    const tried = await publishRemote(site, swap('1.4.0'), { canaryPercent: null, source: null });
    const text = new TextDecoder().decode((await after.store.read('release.json')) ?? new Uint8Array());
    const lastSeen = { generation: 0, opsGeneration: 0 };
    const page = await verifyReleaseMap({ text, trusted: after.keys.trusted, now: after.now(), lastSeen });
    expect([codeOf(tried), valueOf(page).base.remotes]).toEqual(['map_refused', before.base.remotes]);
  });

  it('a dropped operator’s settings are never what a rollback brings back', async () => {
    const site = await newSite();
    valueOf(await setSettings(site, { defaultChainId: 10 }));
    const name: RoleName = { role: 'operator', remote: null };
    const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
    const after = await reopened(site);
    valueOf(await setSettings(site, { defaultChainId: 56 }));
    valueOf(await setSettings(after, { defaultChainId: 137 }));
    valueOf(await rollBackSettings(after, null));
    expect(valueOf(await currentSettings(after))?.settings).toEqual({ defaultChainId: 10 });
  });

  it('a generation that is committed while the doctor looks is none of former keys', async () => {
    const site = await newSite();
    const { after, until } = await withOpsKeyDropped(site);
    let isFirst = true;
    const read = async (path: string) => {
      const bytes = await after.store.read(path);
      if (isFirst && path === `o/${until.ops + 1}.json`) {
        isFirst = false;
        valueOf(await renewOps(after));
      }
      return bytes;
    };
    expect(await faults({ ...after, store: { ...after.store, read } })).toEqual([]);
    expect((await newest(after)).ops).toBe(until.ops + 1);
  });

  it('what is signed by keys that are not known here is not passed over: this machine may be the one that has not heard', async () => {
    const site = await newSite();
    const name: RoleName = { role: 'ops', remote: null };
    const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
    valueOf(await addKey(site.keyFolder, name, made.trusted));
    valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), await newest(site)));
    const after = await reopened(site);
    const signers = after.keys.signers.filter(({ role, id }) => role !== 'ops' || id === made.trusted.id);
    valueOf(await renewOps({ ...after, keys: { ...after.keys, signers } }));
    expect(codeOf(await renewOps(site))).toBe('map_refused');
    expect(codeOf(await readOpsChain(site.store.read, site.keys))).toBe('map_refused');
  });
});
