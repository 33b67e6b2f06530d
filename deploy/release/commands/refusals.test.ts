import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { readBuildTree } from '../artifact/buildTree';
import { buildTree, codeOf, newInstallation, valueOf, writeBuild } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shell, shown, swap, withStableSwap } from '../testing/site';
import { abort, capPercent, promote, setPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { publishShell, retireShell } from './publishShell';
import { lift, revoke, rollback, setFrozen } from './reductionCommands';

describe('every refusal has its code', () => {
  // DELIVERY-14
  it('the gate, both ways', async () => {
    const site = await withStableSwap();
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: '^2.0.0' }), STABLE))).toBe('incompatible_shell');
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: 'newest' }), STABLE))).toBe('unreadable_range');
    expect(codeOf(await publishRemote(site, swap('2.0.0', { requires: '1.x' }), STABLE))).toBe('unreadable_range');
    expect(codeOf(await publishShell(site, shell('2.0.0'), { source: null, alone: false }))).toBe('incompatible_remote');
    expect(await shown(site)).toBe('stable 1.0.0');
  });

  it('a section must fit every live shell, until the old one is retired', async () => {
    const site = await withStableSwap();
    const old = (await servedMap(site)).base.shells[0];
    valueOf(await publishShell(site, shell('1.2.0'), { source: null, alone: false }));
    expect(codeOf(await publishRemote(site, swap('1.2.0', { requires: '^1.2.0' }), STABLE))).toBe('incompatible_shell');
    valueOf(await retireShell(site, old?.id ?? ''));
    valueOf(await publishRemote(site, swap('1.2.0', { requires: '^1.2.0' }), STABLE));
    expect(await shown(site, 'a', '1.2.0')).toBe('stable 1.2.0');
    expect(codeOf(await retireShell(site, (await servedMap(site)).base.shells[0]?.id ?? ''))).toBe('last_shell');
    expect(codeOf(await retireShell(site, 'f'.repeat(32)))).toBe('unknown_id');
  });

  it('canaries', async () => {
    const site = await withStableSwap();
    expect(codeOf(await setPercent(site, 'swap', 5))).toBe('no_canary');
    expect(codeOf(await promote(site, 'swap'))).toBe('no_canary');
    expect(codeOf(await abort(site, 'swap'))).toBe('no_canary');
    expect(codeOf(await capPercent(site, 'swap', 1))).toBe('no_canary');
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }));
    expect(codeOf(await publishRemote(site, swap('1.2.0'), { canaryPercent: 5, source: null }))).toBe('canary_exists');
    expect(codeOf(await publishRemote(site, swap('1.2.0'), STABLE))).toBe('canary_exists');
    valueOf(await capPercent(site, 'swap', 2));
    expect(codeOf(await setPercent(site, 'swap', 50))).toBe('bad_percent');
  });

  it('names, ids and keys', async () => {
    const site = await withStableSwap();
    expect(codeOf(await rollback(site, 'swap', null))).toBe('not_in_history');
    expect(codeOf(await rollback(site, 'bridge', null))).toBe('unknown_remote');
    expect(codeOf(await revoke(site, 'swap', 'f'.repeat(32)))).toBe('unknown_id');
    expect(codeOf(await lift(site, 'bridge'))).toBe('unknown_remote');
    const { '*': _newSections, ...teams } = site.keys.trusted.teams;
    const named = { ...site, keys: { ...site.keys, trusted: { ...site.keys.trusted, teams } } };
    expect(codeOf(await publishRemote(named, buildTree({ app: 'mf-bridge', version: '1.0.0' }), STABLE))).toBe('unknown_remote');
    const pool = buildTree({ app: 'mf-pool', version: '1.0.0' });
    expect(codeOf(await publishRemote(site, pool, { canaryPercent: 5, source: null }))).toBe('unknown_remote');
    const withoutOps = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'ops') } };
    expect(codeOf(await setFrozen(withoutOps, true))).toBe('missing_key');
    const withoutTeam = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role !== 'team') } };
    expect(codeOf(await publishRemote(withoutTeam, pool, STABLE))).toBe('missing_key');
  });

  it('frozen: nothing new, but reductions go on', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 50, source: null }));
    valueOf(await setFrozen(site, true));
    expect(await shown(site)).toBe('stable 1.0.0');
    expect(codeOf(await promote(site, 'swap'))).toBe('frozen');
    expect(codeOf(await setPercent(site, 'swap', 60))).toBe('frozen');
    expect(codeOf(await publishShell(site, shell('1.0.1'), { source: null, alone: false }))).toBe('frozen');
    expect(codeOf(await publishRemote(site, buildTree({ app: 'mf-pool', version: '1.0.0' }), STABLE))).toBe('frozen');
    valueOf(await abort(site, 'swap'));
    valueOf(await setFrozen(site, false));
    expect((await servedMap(site)).ops?.frozen).toBe(false);
  });

  // DELIVERY-13
  it('trees', () => {
    const changed = writeBuild({ app: 'mf-swap', version: '1.0.0' });
    writeFileSync(join(changed, 'remote.1a.js'), 'other');
    expect(codeOf(readBuildTree(changed))).toBe('file_changed');
    const extra = writeBuild({ app: 'mf-swap', version: '1.0.0' });
    writeFileSync(join(extra, 'more.js'), 'x');
    expect(codeOf(readBuildTree(extra))).toBe('file_extra');
    const packed = writeBuild({ app: 'mf-swap', version: '1.0.0' });
    writeFileSync(join(packed, 'remoteEntry.js.gz'), 'not what it says');
    expect(codeOf(readBuildTree(packed))).toBe('file_changed');
    expect(codeOf(readBuildTree(join(extra, 'nowhere')))).toBe('file_missing');
    expect(codeOf(readBuildTree(writeBuild({ app: 'mf-swap', version: '1.0.0', sharedProvided: ['react'] })))).toBe('shared_copy');
    expect(codeOf(readBuildTree(writeBuild({ app: 'swap', version: '1.0.0' })))).toBe('bad_facts');
    expect(codeOf(readBuildTree(writeBuild({ app: 'mf-swap', version: '1.0.0', style: true })))).toBe('style_file');
  });

  it('a shell whose page starts an unpinned script', async () => {
    const site = await newInstallation();
    const tree = shell('1.0.0');
    const files = new Map(tree.files).set('index.html', new TextEncoder().encode('<head><script src="/x.js"></script></head>'));
    expect(codeOf(await publishShell(site, { ...tree, files }, { source: null, alone: false }))).toBe('page_unpinned');
  });
});

describe('a revoked build', () => {
  const withoutOps = (site: Installation) => {
    const map = JSON.parse(readFileSync(join(site.root, 'release.json'), 'utf8'));
    writeFileSync(join(site.root, 'release.json'), JSON.stringify({ ...map, ops: null }));
  };

  it('stays revoked for a first visit from which the reductions are withheld', async () => {
    const site = await withStableSwap();
    const { id } = valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    valueOf(await revoke(site, 'swap', id));
    expect(await shown(site)).toBe('stable 1.0.0');
    withoutOps(site);
    expect(await shown(site)).toBe('stable 1.0.0');
  });

  it('is revoked by the ops key alone, and named by the next base', async () => {
    const site = await withStableSwap();
    const { id } = valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    const opsOnly = { ...site, keys: { ...site.keys, signers: site.keys.signers.filter(({ role }) => role === 'ops') } };
    valueOf(await revoke(opsOnly, 'swap', id));
    expect((await servedMap(site)).base.revoked).toEqual([]);
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
    expect((await servedMap(site)).base).toMatchObject({ revoked: [{ remote: 'swap', id }], least: { ops: 2 } });
  });
});
