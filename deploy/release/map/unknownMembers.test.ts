import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { teamStatement } from '@dex/mf-shared/release';
import type { SignedBase } from '@dex/mf-shared/release';
import { proposalLines } from '../cli/proposalLines';
import { abort, promote, setPercent } from '../commands/canaryCommands';
import { publishRemote } from '../commands/publishRemote';
import { renewBase, renewOps, rollback } from '../commands/reductionCommands';
import { resign } from '../commands/resign';
import { keepNewKey, readKeyFolder, readSigners } from '../keys/keyFolder';
import { listKeys, signAs } from '../keys/keyRing';
import { addKey, rotateRoot } from '../keys/rotation';
import { readTrust, writeTrust } from '../keys/trustFiles';
import { codeOf, newKeys, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shown, swap, withStableSwap } from '../testing/site';
import { movePointer } from './movePointer';
import { parseJsonBytes } from './parseJson';
import { cosign, parseProposal } from './proposal';
import { readReleaseState } from './releaseState';
import { storedBytes } from './signedDocuments';
import { createGeneration } from './voidGeneration';

const later = { later: 'a member of a later version' };

/** A map as a later version of the command might write it: one more member in base, section, shell and reductions, all of it signed. */
async function withLaterMembers(): Promise<Installation> {
  const site = await withStableSwap();
  valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }));
  const { base, ops } = valueOf(await readReleaseState(site.store, site.keys));
  if (!base || !ops) throw new Error('no map');
  const shells = base.signed.value.shells.map((shell) => ({ ...shell, ...later }));
  const signedShells = await Promise.all(
    shells.map(async (shell) => ({ ...shell, team: valueOf(await signAs(site.keys, 'team', teamStatement('shell', shell), 'shell')) })),
  );
  const { remotes, generation } = base.signed.value;
  const laterRemotes = Object.fromEntries(Object.entries(remotes).map(([name, releases]) => [name, { ...releases, ...later }]));
  const nextBase = {
    ...base.signed.value,
    ...later,
    shells: signedShells,
    remotes: laterRemotes,
    generation: generation + 1,
    prev: base.hash,
  };
  const nextOps = { ...ops.signed.value, ...later, generation: ops.signed.value.generation + 1, prev: ops.hash };
  const written = [
    ['base', { value: nextBase, signatures: valueOf(await signAs(site.keys, 'release', nextBase)) }] as const,
    ['ops', { value: nextOps, signatures: valueOf(await signAs(site.keys, 'ops', nextOps)) }] as const,
  ];
  for (const [kind, signed] of written) expect(await createGeneration(site, kind, signed.value.generation, storedBytes(signed))).toBe(true);
  valueOf(await movePointer(site.store, site.keys));
  return site;
}

/** Where the later member stands in the map that browsers read, whose signatures hold. */
async function keptIn(site: Installation) {
  await servedMap(site);
  const map = parseJsonBytes((await site.store.read('release.json')) ?? new Uint8Array());
  const kept = { value: later };
  return { map, kept: { base: { value: { ...later, shells: [later], remotes: { swap: later } } }, ops: kept } };
}

// DELIVERY-44
describe('members that a later version of the command added', () => {
  it.each([
    ['renew the reductions', renewOps],
    ['renew the base', renewBase],
    ['resign', resign],
    ['abort', (site: Installation) => abort(site, 'swap')],
    ['percent', (site: Installation) => setPercent(site, 'swap', 50)],
    ['promote', (site: Installation) => promote(site, 'swap')],
    [
      'publish to everybody and roll back',
      async (site: Installation) => {
        valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
        return rollback(site, 'swap', null);
      },
    ],
  ])('are kept, and their signatures hold, after: %s', async (_, act) => {
    const site = await withLaterMembers();
    expect(codeOf(await act(site))).toBe('ok');
    const { map, kept } = await keptIn(site);
    expect(map).toMatchObject(kept);
    expect(await shown(site)).toMatch(/^(stable|canary) /);
  });

  it('go through a proposal, and who signs it is told', async () => {
    const site = await withLaterMembers();
    const before = (await servedMap(site)).base;
    const proposals: SignedBase[] = [];
    valueOf(await setPercent({ ...site, propose: (base) => void proposals.push(base) }, 'swap', 50));
    const proposal = valueOf(parseProposal(new TextEncoder().encode(JSON.stringify(proposals[0]))));
    expect(proposalLines(before, proposal.value).join()).toMatch(/holds what this command does not know/);
    const plain = (await servedMap(await withStableSwap())).base;
    expect(proposalLines(plain, plain).join()).not.toMatch(/does not know/);
    expect(valueOf(await cosign(site, proposal))).toMatchObject({ kind: 'committed' });
    const { map, kept } = await keptIn(site);
    expect(map).toMatchObject(kept);
  });

  it('stay in the key set through a new key and a new root', async () => {
    const { folder } = await newKeys();
    const { root, trust } = valueOf(await readTrust(folder));
    const [swapTeam, ops] = [trust.value.teams['swap'], trust.value.ops];
    if (!swapTeam) throw new Error('no team');
    const value = { ...trust.value, ...later, ops: { ...ops, ...later }, teams: { ...trust.value.teams, swap: { ...swapTeam, ...later } } };
    valueOf(await writeTrust(folder, root, valueOf(await readSigners(folder)), { value, former: [] }));
    const made = valueOf(await keepNewKey(folder, 'ops', null, 1));
    valueOf(await addKey(folder, { role: 'ops', remote: null }, made.trusted));
    valueOf(await rotateRoot(folder, 1));
    const ring = valueOf(await readKeyFolder(folder));
    expect(ring.trusted).toMatchObject({ ...later, ops: { ...later, threshold: 1 }, teams: { swap: later } });
    expect(listKeys(ring)).toHaveLength(listKeys((await newKeys()).keys).length + 1);
    expect(parseJsonBytes(readFileSync(join(folder, 'trusted-keys.json')))).toEqual(ring.trusted);
  });

  it('no member goes unchecked: a name that shapes pass over is left out, and what was signed with it does not hold', async () => {
    expect(parseJsonBytes(new TextEncoder().encode('{"a":{"__proto__":1,"constructor":2,"prototype":3,"b":4}}'))).toEqual({ a: { b: 4 } });
  });
});
