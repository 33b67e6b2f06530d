import { teamStatement } from '@dex/mf-shared/release';
import type { ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import { teamSignatures } from '../keys/keyRing';
import { statusReport } from './status';
import { runSteps } from './canarySteps';
import { abort, capPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { publishShell, retireShell } from './publishShell';
import { lift } from './reductionCommands';
import { promoteCanary, setShare, showShellTo } from './shellCanary';
import { commitBase } from '../map/commit';
import { runningCanary } from '../map/effective';
import { codeOf, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, servedMap, shell, swap, withStableSwap } from '../testing/site';

async function withStaged() {
  const site = await withStableSwap();
  const { id } = valueOf(await publishShell(site, shell('1.1.0'), { source: null, alone: false, staged: true }));
  return { site, id };
}

/** For what share the canary of the shell is the page; null while nobody gets one. */
async function shareOf(site: Installation) {
  const { base, ops } = await servedMap(site);
  return (ops && runningCanary(base, ops, 'shell')?.percent) ?? null;
}

// DELIVERY-47
describe('the canary of the shell', () => {
  it('is a live shell that is shown to a share, which grows, is named by the status, and is for everybody in the end', async () => {
    const { site, id } = await withStaged();
    valueOf(await showShellTo(site, id, 5));
    expect(await shareOf(site)).toBe(5);
    const { base, ops } = await servedMap(site);
    if (!ops) throw new Error('no reductions');
    const rows = statusReport(base, ops, site.now()).rows.filter(({ remote }) => remote === 'shell');
    expect(rows.map(({ role, note }) => `${role}: ${note}`)).toEqual([
      'shell: the page; carries mf-shared 1.0.0',
      'canary: 5 %; carries mf-shared 1.1.0',
    ]);
    valueOf(await setShare(site, 'shell', 20));
    valueOf(await promoteCanary(site, 'shell'));
    const after = (await servedMap(site)).base;
    expect([after.shells[0]?.id, after.shellCanary]).toEqual([id, undefined]);
  });

  it('stays when something else is published, and goes with its shell', async () => {
    const { site, id } = await withStaged();
    valueOf(await showShellTo(site, id, 5));
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    expect(await shareOf(site)).toBe(5);
    valueOf(await retireShell(site, id));
    expect((await servedMap(site)).base.shellCanary).toBeUndefined();
  });

  it('rises by steps while the watch is content; the ops key caps it and takes it back, and it stays so', async () => {
    const { site, id } = await withStaged();
    valueOf(await showShellTo(site, id, 1));
    const said: string[] = [];
    const pause = async (seconds: number) => {
      site.clock.seconds += seconds;
      return true;
    };
    const options = { say: (text: string) => said.push(text), pause, lookSeconds: 600 };
    valueOf(await runSteps(site, 'shell', { steps: [1, 5], holdSeconds: 1200 }, options));
    expect(said).toEqual(['shell: 1 % of the users', 'shell: 5 % of the users']);
    valueOf(await capPercent(site, 'shell', 2));
    expect(await shareOf(site)).toBe(2);
    expect(codeOf(await setShare(site, 'shell', 3))).toBe('bad_percent');
    valueOf(await abort(site, 'shell'));
    expect(await shareOf(site)).toBeNull();
    valueOf(await lift(site, 'shell'));
    expect(await shareOf(site)).toBeNull();
    expect(codeOf(await showShellTo(site, id, 5))).toBe('canary_off');
    expect(codeOf(await promoteCanary(site, 'shell'))).toBe('no_canary');
  });

  it('is refused for a shell that is not live or shown already, beside another canary, and beside a live shell that knows of none', async () => {
    const { site, id } = await withStaged();
    const [first] = (await servedMap(site)).base.shells;
    const other = valueOf(await publishShell(site, shell('1.2.0'), { source: null, alone: false, staged: true }));
    expect(codeOf(await showShellTo(site, 'f'.repeat(32), 5))).toBe('unknown_id');
    expect(codeOf(await showShellTo(site, first?.id ?? '', 5))).toBe('shown_shell');
    valueOf(await showShellTo(site, id, 5));
    expect(codeOf(await showShellTo(site, other.id, 5))).toBe('canary_exists');
  });

  it('is refused beside a live shell of before shells had canaries: its tabs would not know of it', async () => {
    const { site, id } = await withStaged();
    const signed = await commitBase(site, async ({ shells, remotes }) => {
      const [{ team: _, page: __, ...former }, ...rest] = shells as [ShellRelease, ...ShellRelease[]];
      const team = valueOf(await teamSignatures(site.keys, 'shell', teamStatement('shell', former), null));
      return ok({ shells: [{ ...former, team }, ...rest], remotes });
    });
    expect(codeOf(signed)).toBe('ok');
    expect(codeOf(await showShellTo(site, id, 5))).toBe('incompatible_shell');
  });
});
