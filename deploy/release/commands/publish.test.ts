import { resolveRemote, verifyReleaseMap } from '@dex/mf-shared/release';
import { releaseMapTextOf } from '../../edge/releasePage';
import { codeOf, valueOf } from '../testing/fixtures';
import { STABLE, servedMap, shown, swap, withStableSwap } from '../testing/site';
import { abort, promote, setPercent } from './canaryCommands';
import { publishRemote } from './publishRemote';
import { lift, renewBase, renewOps, revoke, rollback } from './reductionCommands';

describe('publishing a section', () => {
  it('goes to everybody, and again changes nothing', async () => {
    const site = await withStableSwap();
    expect(await shown(site)).toBe('stable 1.0.0');
    const before = (await servedMap(site)).base.generation;
    valueOf(await publishRemote(site, swap('1.0.0'), STABLE));
    expect((await servedMap(site)).base.generation).toBe(before);
  });

  it('puts the map into the page of the newest shell', async () => {
    const site = await withStableSwap();
    const page = new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array());
    expect(page).toContain('"generation":3');
    expect(page.match(/id="release-map"/g)).toHaveLength(1);
  });

  it('canary: grows, is promoted, keeps the former one in the history', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }));
    expect(await shown(site)).toBe('canary 1.1.0');
    valueOf(await setPercent(site, 'swap', 0));
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await promote(site, 'swap'));
    expect(await shown(site)).toBe('stable 1.1.0');
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  it('abort by the ops key: nobody gets the canary, and it cannot be promoted', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }));
    valueOf(await abort(site, 'swap'));
    expect(await shown(site)).toBe('stable 1.0.0');
    expect(codeOf(await promote(site, 'swap'))).toBe('no_canary');
    expect(codeOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }))).toBe('canary_off');
    const [off] = valueOf(await lift(site, 'swap')).canariesOff;
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await lift(site, 'swap', off?.id));
    expect(await shown(site)).toBe('canary 1.1.0');
  });

  it('rollback by the ops key, twice, and the next release starts from there', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
    valueOf(await rollback(site, 'swap', null));
    expect(await shown(site)).toBe('stable 1.1.0');
    valueOf(await rollback(site, 'swap', null));
    expect(await shown(site)).toBe('stable 1.0.0');
    expect(codeOf(await publishRemote(site, swap('1.2.0'), STABLE))).toBe('rolled_back');
    valueOf(await publishRemote(site, swap('1.3.0'), STABLE));
    expect(await shown(site)).toBe('stable 1.3.0');
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual(['1.0.0']);
  });

  // DELIVERY-18
  it('a rollback is in the very next page that is served, with no file of shell or section written', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    const artifacts = await site.store.list('a/');
    valueOf(await rollback(site, 'swap', null));
    const page = new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array());
    const lastSeen = { generation: 0, opsGeneration: 0 };
    const inPage = valueOf(
      await verifyReleaseMap({ text: releaseMapTextOf(page) ?? '', trusted: site.keys.trusted, now: site.now(), lastSeen }),
    );
    const choice = valueOf(
      await resolveRemote({ map: inPage, remote: 'swap', trusted: site.keys.trusted, bucket: 'a', sharedVersion: '1.0.0' }),
    );
    expect(choice.release.version).toBe('1.0.0');
    expect(await site.store.list('a/')).toEqual(artifacts);
  });

  it('keeps five former releases', async () => {
    const site = await withStableSwap();
    for (const minor of [1, 2, 3, 4, 5, 6, 7]) valueOf(await publishRemote(site, swap(`1.${minor}.0`), STABLE));
    expect((await servedMap(site)).base.remotes['swap']?.history.map(({ version }) => version)).toEqual([
      '1.6.0',
      '1.5.0',
      '1.4.0',
      '1.3.0',
      '1.2.0',
    ]);
  });

  it('a revoked stable build gives way to the one before', async () => {
    const site = await withStableSwap();
    const bad = valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
    valueOf(await revoke(site, 'swap', bad.id));
    expect(await shown(site)).toBe('stable 1.0.0');
    expect(codeOf(await publishRemote(site, swap('1.1.0'), STABLE))).toBe('revoked');
  });

  it('old reductions stop canaries, old bases too, renewing mends it', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 100, source: null }));
    site.clock.seconds += 3601;
    expect((await servedMap(site)).standing).toBe('ops_expired');
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await renewOps(site));
    expect(await shown(site)).toBe('canary 1.1.0');
    site.clock.seconds += 30 * 24 * 3600;
    valueOf(await renewOps(site));
    expect((await servedMap(site)).standing).toBe('expired');
    valueOf(await renewBase(site));
    expect((await servedMap(site)).standing).toBe('fresh');
  });
});
