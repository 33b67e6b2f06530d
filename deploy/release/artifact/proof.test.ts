import { publishRemote } from '../commands/publishRemote';
import { publishShell } from '../commands/publishShell';
import { readKeyFolder } from '../keys/keyFolder';
import type { KeyRing } from '../keys/keyRing';
import { setKit, setThreshold } from '../keys/rotation';
import { codeOf, newInstallation, newKeys, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap, shell, STABLE, swap } from '../testing/site';
import type { BuildTree } from './buildTree';
import { buildName, gateProof, PROOF_MOUNTS, signProof } from './proof';
import type { KitReport, Proof } from './proof';
import { mergeSigned, signBuild } from './signedBuild';

const NOW = { base: 0, ops: 0, config: 0 };
const CANARY = { canaryPercent: 5, source: 'c0ffee' };

/** An installation whose key set asks for the proof of swap, swap 1.0.0 being with everybody from before. */
async function newSite(): Promise<Installation> {
  const site = await newInstallation();
  valueOf(await publishShell(site, shell('1.0.0'), { source: null, alone: false }));
  valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
  valueOf(await setKit(site.keyFolder, 'swap', true, NOW));
  return { ...site, keys: valueOf(await readKeyFolder(site.keyFolder)) };
}

function reportOf(tree: BuildTree, more: Partial<KitReport> = {}): KitReport {
  return { remote: 'swap', build: buildName(tree), mounts: PROOF_MOUNTS, findings: [], ...more };
}

const bytesOf = (value: unknown) => new TextEncoder().encode(JSON.stringify(value));
const prove = async (keys: KeyRing, tree: BuildTree): Promise<Proof> => valueOf(await signProof(keys, tree, bytesOf(reportOf(tree))));

// DELIVERY-42
describe('a canary whose team must have proved it', () => {
  const build = () => swap('1.1.0');

  it("is refused without a report, with one that another key signed, and taken with the team's, handed over with the build too", async () => {
    const site = await newSite();
    const stranger = await newKeys();
    expect(codeOf(await publishRemote(site, build(), CANARY))).toBe('not_proved');
    expect(codeOf(await publishRemote(site, build(), { ...CANARY, canaryPercent: null }))).toBe('not_proved');
    const wrong = await prove(stranger.keys, build());
    expect(codeOf(await publishRemote(site, build(), { ...CANARY, proof: wrong }))).toBe('not_proved');
    expect((await servedMap(site)).base.remotes['swap']?.canary).toBeUndefined();
    const signed = valueOf(await signBuild(site.keys, build(), CANARY.source));
    const handedOver = valueOf(mergeSigned([bytesOf({ ...signed, proofs: [await prove(site.keys, build())] })]));
    expect(codeOf(await publishRemote(site, build(), { ...CANARY, signed: handedOver }))).toBe('ok');
    // what is shown already was proved: its share is changed without another report
    expect(codeOf(await publishRemote(site, build(), { ...CANARY, canaryPercent: 50 }))).toBe('ok');
  });

  it.each<[string, Partial<KitReport>]>([
    ['of another build', { build: 'f'.repeat(32) }],
    ['of another section', { remote: 'pool' }],
    ['of fewer mounts', { mounts: PROOF_MOUNTS - 1 }],
    ['that found something', { findings: [{ code: 'listener_leak', said: 'resize' }] }],
  ])('is refused with a report %s, signed by the team as it may be', async (_title, more) => {
    const site = await newSite();
    const report = reportOf(build(), more);
    expect(codeOf(await signProof(site.keys, build(), bytesOf(report)))).toBe('not_proved');
    const { signatures } = await prove(site.keys, build());
    expect(codeOf(await gateProof(site.keys.trusted, build(), [{ report, signatures }]))).toBe('not_proved');
  });

  it('needs as many people as the team has to sign: each on a machine of their own', async () => {
    const site = await newSite();
    const proof = await prove(site.keys, build());
    const two = {
      ...site.keys.trusted,
      teams: { swap: { threshold: 2, keys: site.keys.trusted.teams['swap']?.keys ?? [], kit: 'asked' as const } },
    };
    expect(codeOf(await gateProof(two, build(), [proof, proof]))).toBe('not_proved');
    expect(codeOf(await setThreshold(site.keyFolder, { role: 'team', remote: 'swap' }, 2, NOW))).toBe('last_key');
    const second = (await newKeys()).keys;
    const both = {
      ...two,
      teams: { swap: { ...two.teams.swap, keys: [...two.teams.swap.keys, ...(second.trusted.teams['swap']?.keys ?? [])] } },
    };
    expect(codeOf(await gateProof(both, build(), [proof, await prove(second, build())]))).toBe('ok');
  });

  it('is not asked of a section whose key set leaves it, nor of the shell', async () => {
    const site = await newSite();
    expect(codeOf(await setKit(site.keyFolder, 'shell', true, NOW))).toBe('unknown_remote');
    valueOf(await setKit(site.keyFolder, 'swap', false, NOW));
    const keys = valueOf(await readKeyFolder(site.keyFolder));
    expect(codeOf(await publishRemote({ ...site, keys }, build(), CANARY))).toBe('ok');
  });
});

it('is no proof: text that the kit did not write', async () => {
  const { keys } = await newKeys();
  expect(codeOf(await signProof(keys, swap('1.1.0'), bytesOf({ remote: 'swap' })))).toBe('bad_facts');
});
