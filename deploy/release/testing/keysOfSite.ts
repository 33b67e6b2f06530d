import { checkRelease } from '../commands/doctor';
import { publishRemote } from '../commands/publishRemote';
import { publishShell } from '../commands/publishShell';
import { setSettings } from '../commands/settingsCommands';
import { keepNewKey, readKeyFolder } from '../keys/keyFolder';
import { addKey, dropKey } from '../keys/rotation';
import type { RoleName } from '../keys/rotation';
import { readReleaseState } from '../map/releaseState';
import { newInstallation, valueOf } from './fixtures';
import type { Installation } from './fixtures';
import { STABLE, shell, swap } from './site';

/** The newest generation of each chain that counts. */
export async function newest(site: Installation) {
  const { base, ops, config } = valueOf(await readReleaseState(site.store, site.keys));
  const generation = (part: { signed: { value: { generation: number } } } | null) => part?.signed.value.generation ?? 0;
  return { base: generation(base), ops: generation(ops), config: generation(config) };
}

/** The site with the keys that its folder holds now. */
export const reopened = async (site: Installation): Promise<Installation> => ({
  ...site,
  keys: valueOf(await readKeyFolder(site.keyFolder)),
});
/** The id of a role's first key. */
export const keyOf = (site: Installation, { role, remote }: RoleName) => {
  const { teams, ...single } = site.keys.trusted;
  return (role === 'team' ? teams[remote ?? ''] : single[role])?.keys[0]?.id ?? '';
};

/** A site with a shell, swap 1.1.0 for everybody, 1.2.0 as its canary, and settings. */
export async function newSite(): Promise<Installation> {
  const site = await newInstallation();
  valueOf(await publishShell(site, shell('1.0.0'), { source: null, alone: true }));
  valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
  valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  valueOf(await publishRemote(site, swap('1.2.0'), { canaryPercent: 100, source: null }));
  valueOf(await setSettings(site, { defaultChainId: 1 }));
  return site;
}

/** The site with a new ops key in the old one's place, and the newest generations at that time. */
export async function withOpsKeyDropped(site: Installation) {
  const name: RoleName = { role: 'ops', remote: null };
  const made = valueOf(await keepNewKey(site.keyFolder, name.role, name.remote, site.now()));
  valueOf(await addKey(site.keyFolder, name, made.trusted));
  const until = await newest(site);
  valueOf(await dropKey(site.keyFolder, name, keyOf(site, name), until));
  return { after: await reopened(site), until };
}

/** What the doctor warns of, development keys and small builds that do not say their keys aside. */
export async function faults(site: Installation): Promise<string[]> {
  const verdicts = await checkRelease(site);
  return verdicts
    .filter(({ verdict, text }) => verdict !== 'good' && !/DEV KEYS|does not say what keys/.test(text))
    .map(({ text }) => text);
}
