import { createKey, createSigner } from '../keys/signer';
import { signAs } from '../keys/keyRing';
import type { KeyRing } from '../keys/keyRing';
import { readBaseChain } from '../map/readChain';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { generationPath, storedBytes } from '../map/signedDocuments';
import { create } from '../store/releaseStore';
import { mergeSigned, signBuild } from '../artifact/signedBuild';
import type { SignedBuild } from '../artifact/signedBuild';
import { codeOf, newInstallation, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap, shell, shown, swap } from '../testing/site';
import { publishRemote } from './publishRemote';
import { publishShell } from './publishShell';
import type { Result } from '@dex/mf-shared/domain';
import { collectConsents } from '../cli/consentCommand';
import type { ReleaseContext } from '../map/commit';
import type { Refusal } from '../refusal';

const only = (site: Installation, ...roles: readonly string[]): Installation => ({
  ...site,
  keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => roles.includes(role)) },
});
const SOURCE = 'c0ffee';

/** Runs a command on the release people's machine with what the team's machine agreed to. */
async function agreed(
  team: Installation,
  release: Installation,
  run: (context: ReleaseContext) => Promise<Result<unknown, Refusal>>,
): Promise<void> {
  const consents = valueOf(await collectConsents(team, run));
  valueOf(await run({ ...release, consents }));
}

const newestBase = async (site: Installation) => {
  const state = valueOf(await readReleaseState(site.store, site.keys));
  return { base: valueOf(documentsOf(state)).base, baseHash: state.base?.hash ?? null };
};
const bytesOf = (signed: SignedBuild) => new TextEncoder().encode(JSON.stringify(signed));

// DELIVERY-9
describe('two hands', () => {
  it('a team signs without the release key, the release role publishes without the team’s', async () => {
    const site = await newInstallation();
    const [team, release] = [only(site, 'team'), only(site, 'release')];
    const signedShell = valueOf(await signBuild(team.keys, shell('1.0.0'), SOURCE));
    const signedSwap = valueOf(await signBuild(team.keys, swap('1.0.0'), SOURCE));
    const asShell = { source: SOURCE, alone: true, signed: signedShell };
    const asSwap = { canaryPercent: null, source: SOURCE, signed: signedSwap };
    await agreed(team, release, (context) => publishShell(context, shell('1.0.0'), asShell));
    await agreed(team, release, (context) => publishRemote(context, swap('1.0.0'), asSwap));
    expect(await shown(site)).toBe('stable 1.0.0');
  });

  it('neither hand alone puts anything into the map', async () => {
    const site = await newInstallation();
    const [team, release] = [only(site, 'team'), only(site, 'release')];
    const options = { canaryPercent: null, source: SOURCE };
    expect(codeOf(await publishShell(release, shell('1.0.0'), { source: SOURCE, alone: true }))).toBe('missing_key');
    expect(codeOf(await publishRemote(release, swap('1.0.0'), options))).toBe('missing_key');
    expect(codeOf(await publishRemote(team, swap('1.0.0'), options))).toBe('missing_key');
    expect(codeOf(await publishShell(team, shell('1.0.0'), { source: SOURCE, alone: true }))).toBe('missing_key');
    expect(codeOf(await signBuild(release.keys, swap('1.0.0'), SOURCE))).toBe('missing_key');
    expect((await servedMap(site)).base).toMatchObject({ generation: 1, shells: [], remotes: {} });
  });

  it('a map with a shell that its team did not sign is refused by every reader, though the release key signed it', async () => {
    const site = await newInstallation();
    valueOf(await publishShell(site, shell('1.0.0'), { source: SOURCE, alone: true }));
    const { base, baseHash } = await newestBase(site);
    const shells = base.shells.map(({ team: _team, ...unsigned }) => unsigned);
    const value = { ...base, shells, generation: base.generation + 1, prev: baseHash };
    const signatures = valueOf(await signAs(site.keys, 'release', value));
    await create(site.store, generationPath('base', value.generation), storedBytes({ value, signatures }));
    expect(codeOf(await readReleaseState(site.store, site.keys))).toBe('map_refused');
    expect(codeOf(await readBaseChain(site.store.read, site.keys))).toBe('map_refused');
  });

  it('signatures of another build, section or commit are refused', async () => {
    const site = await newInstallation();
    const publish = async (signed: SignedBuild) =>
      codeOf(await publishRemote(only(site, 'release'), swap('1.0.0'), { canaryPercent: null, source: SOURCE, signed }));
    expect(await publish(valueOf(await signBuild(site.keys, swap('1.0.1'), SOURCE)))).toBe('missing_key');
    expect(await publish(valueOf(await signBuild(site.keys, swap('1.0.0'), 'another')))).toBe('missing_key');
    expect(await publish(valueOf(await signBuild(site.keys, shell('1.0.0'), SOURCE)))).toBe('missing_key');
  });

  it('of a team of two of three, two different signers are needed, and one counts once', async () => {
    const site = await newInstallation();
    const three = await Promise.all([1, 2, 3].map(() => createKey('team', 'swap')));
    const role = { threshold: 2, keys: three.map(({ trusted }) => trusted) };
    const trusted = { ...site.keys.trusted, teams: { ...site.keys.trusted.teams, swap: role } };
    const release: KeyRing = { trusted, former: [], signers: only(site, 'release').keys.signers };
    const byOne = async (index: number) => {
      const key = three[index];
      const ring: KeyRing = { trusted, former: [], signers: key ? [await createSigner(key.file)] : [] };
      return bytesOf(valueOf(await signBuild(ring, swap('1.0.0'), SOURCE)));
    };
    const publish = async (...files: readonly Uint8Array[]) =>
      codeOf(
        await publishRemote({ ...site, keys: release }, swap('1.0.0'), {
          canaryPercent: null,
          source: SOURCE,
          signed: valueOf(mergeSigned(files)),
        }),
      );
    expect(await publish(await byOne(0))).toBe('missing_key');
    expect(await publish(await byOne(0), await byOne(0))).toBe('missing_key');
    expect(await publish(await byOne(0), await byOne(2))).toBe('ok');
  });

  it('signatures of different builds are not put together', async () => {
    const { keys } = await newInstallation();
    const [a, b] = [await signBuild(keys, swap('1.0.0'), null), await signBuild(keys, swap('1.0.1'), null)];
    expect(codeOf(mergeSigned([bytesOf(valueOf(a)), bytesOf(valueOf(b))]))).toBe('file_changed');
    expect(codeOf(mergeSigned([new TextEncoder().encode('{}')]))).toBe('bad_facts');
  });
});
