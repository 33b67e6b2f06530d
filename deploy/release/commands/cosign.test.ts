import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedBase } from '@dex/mf-shared/release';
import { readInvocation } from '../cli/invocation';
import { cosignCommand, propose } from '../cli/proposalCommands';
import { releaseCommands } from '../cli/releaseCommands';
import { createKey, createSigner } from '../keys/signer';
import type { ReleaseContext } from '../map/commit';
import { cosign, parseProposal } from '../map/proposal';
import { codeOf, temporaryFolder, valueOf, writeBuild } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shown, swap, withStableSwap } from '../testing/site';
import { abort, promote, setPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { renewBase, revoke, rollback, setFrozen } from './reductionCommands';
import { resign } from './resign';

/** A site whose release role is two of three people, each on a machine of their own that holds the swap team's key too. */
async function twoOfThree(): Promise<{ site: Installation; people: readonly ReleaseContext[] }> {
  const site = await withStableSwap();
  const { generation } = (await servedMap(site)).base;
  const three = await Promise.all([1, 2, 3].map(() => createKey('release', null)));
  const trusted = { ...site.keys.trusted, release: { threshold: 2, keys: three.map((key) => key.trusted) } };
  const former = [{ keys: site.keys.trusted, until: { base: generation, ops: 1, config: 0 } }];
  const others = site.keys.signers.filter(({ role }) => role === 'team' || role === 'ops');
  const people = await Promise.all(
    three.map(async ({ file }) => ({ ...site, keys: { trusted, former, signers: [...others, await createSigner(file)] } })),
  );
  return { site: { ...site, keys: { trusted, former, signers: others } }, people };
}

async function proposedBy(person: ReleaseContext | undefined, act: (context: ReleaseContext) => Promise<unknown>): Promise<SignedBase> {
  const proposals: SignedBase[] = [];
  if (person) await act({ ...person, propose: (base) => void proposals.push(base) });
  const [proposal] = proposals;
  if (!proposal) throw new Error('nothing was proposed');
  return valueOf(parseProposal(new TextEncoder().encode(JSON.stringify(proposal))));
}

// DELIVERY-9
describe('one base, signed by people on several machines', () => {
  const canary = (context: ReleaseContext) => publishRemote(context, swap('1.1.0'), { canaryPercent: 100, source: null });

  it('is proposed by one, changes nothing until another one signs, and is in force then', async () => {
    const { site, people } = await twoOfThree();
    const [ada, grace] = people;
    expect(codeOf(await publishRemote(people[0] ?? site, swap('1.1.0'), STABLE))).toBe('missing_key');
    const proposal = await proposedBy(ada, canary);
    expect(await shown({ ...site, keys: { ...site.keys, trusted: site.keys.former[0]?.keys ?? site.keys.trusted } })).toBe('stable 1.0.0');
    expect(valueOf(await cosign(ada ?? site, proposal))).toMatchObject({ kind: 'waiting', signed: 1, threshold: 2 });
    expect(valueOf(await cosign(grace ?? site, proposal))).toMatchObject({ kind: 'committed' });
    expect(await shown(site)).toBe('canary 1.1.0');
  });

  it('without the key, after another change, or changed on the way, it is refused', async () => {
    const { site, people } = await twoOfThree();
    const [ada, grace, edith] = people;
    const [first, second] = [await proposedBy(ada, canary), await proposedBy(grace, resign)];
    expect(codeOf(await cosign(site, first))).toBe('missing_key');
    const { remotes } = first.value;
    const releases = remotes['swap'];
    const stolen = releases?.canary ? { ...remotes, swap: { stable: releases.canary.release, history: [] } } : remotes;
    const changed = { ...first, value: { ...first.value, remotes: stolen } };
    expect(valueOf(await cosign(grace ?? site, changed))).toMatchObject({ kind: 'waiting', signed: 1 });
    expect(valueOf(await cosign(edith ?? site, second))).toMatchObject({ kind: 'committed' });
    expect(codeOf(await cosign(grace ?? site, first))).toBe('conflict');
  });

  it('what its team did not agree to is not committed, however many sign', async () => {
    const { people, site } = await twoOfThree();
    const [ada, grace, edith] = people;
    const canaryProposal = await proposedBy(ada, canary);
    valueOf(await cosign(grace ?? site, canaryProposal));
    const proposal = await proposedBy(ada, (context) => setPercent(context, 'swap', 50));
    const swapOf = proposal.value.remotes['swap'];
    const raised = swapOf?.canary
      ? { ...proposal.value.remotes, swap: { ...swapOf, canary: { ...swapOf.canary, percent: 60 } } }
      : proposal.value.remotes;
    const changed = { value: { ...proposal.value, remotes: raised }, signatures: [] };
    const byGrace = valueOf(await cosign(grace ?? site, changed));
    const waiting = byGrace.kind === 'waiting' ? byGrace.proposal : changed;
    expect(codeOf(await cosign(edith ?? site, waiting))).toBe('map_refused');
  });

  it('is not committed when the files of its build are not in the store any more', async () => {
    const { site, people } = await twoOfThree();
    const [ada = site, grace = site] = people;
    const proposal = await proposedBy(ada, canary);
    const build = `a/swap/${proposal.value.remotes['swap']?.canary?.release.id ?? ''}/`;
    for (const path of await site.store.list(build)) await site.store.remove(path);
    expect(codeOf(await cosign(grace, proposal))).toBe('artifact_damaged');
    valueOf(await proposedBy(ada, canary).then((again) => cosign(grace, again)));
    expect(await shown(site)).toBe('canary 1.1.0');
  });

  it('is told and signed by the commands', async () => {
    const { site, people } = await twoOfThree();
    const [ada = site, grace = site] = people;
    const { publish, freeze } = releaseCommands;
    if (!publish || !freeze) throw new Error('no such commands');
    const build = writeBuild({ app: 'mf-swap', version: '1.1.0' });
    const said = valueOf(await propose(publish, ada, valueOf(readInvocation(['publish', build, '--canary', '100']))));
    const file = join(temporaryFolder(), 'proposal.json');
    writeFileSync(file, said);
    const look = valueOf(await cosignCommand(grace, valueOf(readInvocation(['cosign', file]))));
    expect(look).toMatch(/^swap: canary 1\.1\.0 .* for 100 %\nsign it with --yes$/);
    expect(valueOf(await cosignCommand(grace, valueOf(readInvocation(['cosign', file, '--yes']))))).toContain('is in force');
    expect(await shown(site)).toBe('canary 1.1.0');
    expect(codeOf(await cosignCommand(grace, valueOf(readInvocation(['cosign', `${file}.not`]))))).toBe('file_missing');
    expect(codeOf(await propose(freeze, ada, valueOf(readInvocation(['freeze']))))).toBe('usage');
  });
});

// DELIVERY-9, DELIVERY-19
describe('a proposal and the reductions that came after it', () => {
  const publish = (version: string, canaryPercent: number | null) => (context: ReleaseContext) =>
    publishRemote(context, swap(version), { canaryPercent, source: null });

  /** Swap 1.1.0 for everybody before 1.0.0, and the canary 1.2.0; each signed by two. */
  async function withCanary() {
    const { site, people } = await twoOfThree();
    const [ada = site, grace = site] = people;
    const release = async (act: (context: ReleaseContext) => Promise<unknown>) => valueOf(await cosign(grace, await proposedBy(ada, act)));
    await release(publish('1.1.0', null));
    await release(publish('1.2.0', 20));
    const { remotes } = (await servedMap(site)).base;
    return { site, ada, grace, canary: remotes['swap']?.canary?.release.id ?? '' };
  }

  it.each([
    ['aborted', 'canary_off', async (site: Installation) => valueOf(await abort(site, 'swap'))],
    ['revoked', 'revoked', async (site: Installation, id: string) => valueOf(await revoke(site, 'swap', id))],
    ['frozen', 'frozen', async (site: Installation) => valueOf(await setFrozen(site, true))],
    ['rolled back', 'rolled_back', async (site: Installation) => valueOf(await rollback(site, 'swap', null))],
  ] as const)('brings nothing into force that was %s meanwhile', async (_, code, reduce) => {
    const { site, ada, grace, canary } = await withCanary();
    const proposal = await proposedBy(ada, (context) => promote(context, 'swap'));
    await reduce(site, canary);
    const before = await shown(site);
    expect(codeOf(await cosign(grace, proposal))).toBe(code);
    expect(await shown(site)).toBe(before);
  });

  it('a canary that was aborted is not raised, and no history brings back what was rolled back from', async () => {
    const { site, ada, grace } = await withCanary();
    const raised = await proposedBy(ada, (context) => setPercent(context, 'swap', 50));
    valueOf(await abort(site, 'swap'));
    expect(codeOf(await cosign(grace, raised))).toBe('canary_off');
    const next = await proposedBy(ada, publish('1.3.0', null));
    valueOf(await rollback(site, 'swap', null));
    expect(codeOf(await cosign(grace, next))).toBe('rolled_back');
    expect(await shown(site)).toBe('stable 1.0.0');
  });

  it('one that was made on the reductions in force is signed: the mend after a rollback, a new base while frozen, a lower percent', async () => {
    const { site, ada, grace } = await withCanary();
    valueOf(await setFrozen(site, true));
    valueOf(await cosign(grace, await proposedBy(ada, (context) => setPercent(context, 'swap', 5))));
    valueOf(await cosign(grace, await proposedBy(ada, renewBase)));
    valueOf(await setFrozen(site, false));
    valueOf(await abort(site, 'swap'));
    valueOf(await rollback(site, 'swap', null));
    valueOf(await cosign(grace, await proposedBy(ada, renewBase)));
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await cosign(grace, await proposedBy(ada, publish('1.3.0', null))));
    expect(await shown(site)).toBe('stable 1.3.0');
  });

  it('a mend of a revoked stable build can be a canary first, and then for everybody', async () => {
    const { site, ada, grace } = await withCanary();
    valueOf(await abort(site, 'swap'));
    const { remotes } = (await servedMap(site)).base;
    valueOf(await revoke(site, 'swap', remotes['swap']?.stable.id ?? ''));
    valueOf(await cosign(grace, await proposedBy(ada, publish('1.3.0', 100))));
    expect(await shown(site)).toBe('canary 1.3.0');
    valueOf(await cosign(grace, await proposedBy(ada, (context) => promote(context, 'swap'))));
    expect(await shown(site)).toBe('stable 1.3.0');
  });
});
