import { createHash } from 'node:crypto';
import { once } from 'node:events';
import type { Beacon } from '@dex/mf-shared/release';
import { abort, setPercent } from '../commands/canaryCommands';
import { publishShell } from '../commands/publishShell';
import { showShellTo } from '../commands/shellCanary';
import { publishRemote } from '../commands/publishRemote';
import { renewOps } from '../commands/reductionCommands';
import type { ReleaseContext } from '../map/commit';
import { valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { STABLE, shell, swap, withStableSwap } from '../testing/site';
import { sectionHealth } from './armHealth';
import { deskFacts } from './deskFacts';
import { deskPage } from './deskPage';
import { html } from './safeHtml';
import { serveDesk } from './serveDesk';

const by = (site: Installation, name: string, why: string): ReleaseContext => ({ ...site, note: { by: name, why } });

async function withCanary(): Promise<Installation & { readonly id: string; readonly stableId: string }> {
  const site = await withStableSwap();
  const { id: stableId } = valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  site.clock.seconds += 60;
  const { id } = valueOf(await publishRemote(by(site, 'ada', 'faster quotes'), swap('1.2.0'), { canaryPercent: 1, source: null }));
  site.clock.seconds += 60;
  valueOf(await setPercent(by(site, 'grace', '<b>looks good</b>'), 'swap', 5));
  valueOf(await renewOps(site));
  return { ...site, id, stableId };
}

const beacon = (id: string, outcome: Beacon['outcome'], lcp?: number, mount?: number): Beacon => ({
  mount,
  remote: 'swap',
  id,
  arm: 'canary',
  outcome,
  lcp,
  inp: undefined,
});

describe('the desk', () => {
  it('says per section what runs, since when, by whom and why, its history, and the command of each action', async () => {
    const site = await withCanary();
    const page = deskPage(valueOf(await deskFacts(site, [])));
    for (const part of ['1.1.0', '1.2.0', '5 %', site.id, site.stableId, 'grace', 'ada', 'faster quotes', 'canary 1 → 5 %'])
      expect(page).toContain(part);
    for (const command of ['percent swap 20', 'promote swap', 'abort swap', 'rollback swap', `revoke swap ${site.stableId}`])
      expect(page).toContain(`<code>release ${command}</code>`);
    expect(page).toMatch(/team swap[^]*\d+ days left/);
  });

  // DELIVERY-42
  it('of a section without a canary names the command with the report that publishing asks for', async () => {
    const page = deskPage(valueOf(await deskFacts(await withStableSwap(), [])));
    expect(page).toContain('<code>release publish mf-swap/dist --kit reports/mf-swap.json --canary 5</code>');
  });

  // DELIVERY-47
  it('says for what share a shell is the page, and the command of each action on it', async () => {
    const site = await withCanary();
    const { id } = valueOf(await publishShell(site, shell('1.1.0'), { source: null, alone: false, staged: true }));
    valueOf(await showShellTo(site, id, 5));
    const tried = (outcome: Beacon['outcome']): Beacon => ({ ...beacon(id, outcome), remote: 'shell' });
    const page = deskPage(valueOf(await deskFacts(site, [tried('ok'), tried('ok'), tried('mount_throw'), tried('ok')])));
    const shells = page.slice(page.indexOf('id="shells"'));
    expect(shells).toMatch(new RegExp(`${id}[^]*5 %`));
    expect(shells).toMatch(/>Sessions<\/th>\s*<td>\d+<\/td>\s*<td>4<\/td>/);
    expect(shells).toMatch(/>Failed<\/th>\s*<td>[^]*?<\/td>\s*<td>25\.0 %<br \/><span class="muted">mount_throw 1/);
    for (const command of ['percent shell 20', 'promote shell', 'abort shell']) expect(page).toContain(`<code>release ${command}</code>`);
    expect(page).toContain('shell: canary 1.1.0');
  });

  it('inlines no text of others, runs no script and fetches nothing', async () => {
    const site = await withCanary();
    const page = deskPage(valueOf(await deskFacts(site, [])));
    expect(page).toContain('&lt;b&gt;looks good&lt;/b&gt;');
    expect(page).not.toMatch(/<b>looks|<script|<form|<button|src=|href=/);
    expect(page).toContain('default-src &#39;none&#39;');
    const style = /<style>([^]*?)<\/style>/.exec(page)?.[1] ?? '';
    expect(page).toContain(createHash('sha256').update(style).digest('base64'));
    expect(html`<i title="${'"><x'}">${'<&\'"'}</i>`.safe).toBe('<i title="&quot;&gt;&lt;x">&lt;&amp;&#39;&quot;</i>');
  });

  it('generations that were only issued again are no change; the newest change is that of the section', async () => {
    const site = await withCanary();
    valueOf(await renewOps(site));
    const before = valueOf(await deskFacts(site, []));
    expect(before.sections[0]?.since).toMatchObject({ kind: 'map', note: { by: 'grace' }, lines: ['swap: canary 1 → 5 %'] });
    site.clock.seconds += 60;
    valueOf(await abort(by(site, 'watch', 'failed in 9 of 80 sessions'), 'swap'));
    const after = valueOf(await deskFacts(site, []));
    expect(after.changes).toHaveLength(before.changes.length + 1);
    expect(after.sections[0]).toMatchObject({ canary: null, heldBack: { version: '1.2.0' }, since: { note: { by: 'watch' } } });
  });

  it('the health of both arms and the course of the sum are those of the beacons', async () => {
    const site = await withCanary();
    const { base } = valueOf(await deskFacts(site, []));
    const good = Array.from({ length: 40 }, (_, index) => beacon(site.stableId, 'ok', 1000 + index, 25 + index));
    const bad = Array.from({ length: 10 }, () => beacon(site.id, 'mount_throw'));
    const health = sectionHealth([...good, ...bad], base, 'swap');
    expect(health).toMatchObject({
      stable: { sessions: 40, failures: {}, lcp: 1030, inp: null, mount: 55 },
      canary: { sessions: 10, failures: { mount_throw: 10 }, lcp: null },
    });
    const sums = typeof health === 'object' ? (health?.course?.sums ?? []) : [];
    expect(sums).toHaveLength(10);
    expect(sums.every((sum, index) => sum > (sums[index - 1] ?? 0))).toBe(true);
    const page = deskPage(valueOf(await deskFacts(site, [...good, ...bad])));
    expect(page).toContain('<polyline');
    expect(page).toContain('100.0 %');
  });

  it('says of a section whose beacons nobody read that they were not read, and counts none', async () => {
    const page = deskPage(valueOf(await deskFacts(await withCanary(), null)));
    expect(page).toContain('Not read: --beacons names the log of the edge.');
    expect(page).not.toContain('Sessions');
  });

  it('serves itself to reading alone', async () => {
    const server = serveDesk(() => Promise.resolve('desk'));
    server.listen(0, '127.0.0.1');
    await once(server, 'listening');
    const address = server.address();
    const port = (typeof address === 'object' ? address : null)?.port ?? 0;
    const ask = async (method: string, path = '/') => {
      const answer = await fetch(`http://127.0.0.1:${port}${path}`, { method });
      return `${answer.status} ${await answer.text()}`;
    };
    expect([await ask('GET'), await ask('POST'), await ask('DELETE'), await ask('GET', '/x')]).toEqual([
      '200 desk',
      '405 ',
      '405 ',
      '404 ',
    ]);
    server.close();
  });
});
