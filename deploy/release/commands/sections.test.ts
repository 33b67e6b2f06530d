import type { SectionManifest } from '@dex/mf-shared/contract';
import { buildTree, codeOf, newInstallation, valueOf } from '../testing/fixtures';
import type { FakeBuild } from '../testing/fixtures';
import { STABLE, servedMap, shell, swap, withStableSwap } from '../testing/site';
import { publishRemote } from './publishRemote';
import { publishShell, showShell } from './publishShell';
import { retireRemote } from './retireRemote';

const words = { 'en-US': 'Rates', 'zh-CN': '利率' };
const manifestOf = (pattern: `/${string}`): SectionManifest => ({
  title: words,
  routes: [{ name: 'rates', pattern, title: words }],
  links: [],
  redirects: [],
  dialogs: [],
});
const rates = (more: Partial<FakeBuild> = {}) => buildTree({ app: 'mf-rates', version: '1.0.0', manifest: manifestOf('/rates'), ...more });
const detailOf = (result: { readonly ok: boolean; readonly error?: { readonly detail: string } }) => result.error?.detail ?? '';

// DELIVERY-25
describe('a section that the key set does not name', () => {
  it('is signed by the key of new sections, stands in the map with its manifest, and is taken down again', async () => {
    const site = await withStableSwap();
    const release = valueOf(await publishRemote(site, rates(), STABLE));
    expect(release.team.map(({ key }) => key)).toEqual(site.keys.trusted.teams['*']?.keys.map(({ id }) => id));
    expect((await servedMap(site)).base.remotes['rates']?.stable.manifest).toEqual(manifestOf('/rates'));
    valueOf(await retireRemote(site, 'rates'));
    expect(Object.keys((await servedMap(site)).base.remotes)).toEqual(['swap']);
    expect(codeOf(await retireRemote(site, 'rates'))).toBe('unknown_remote');
  });

  it('has a team of its own once the key set names one: the key of new sections signs it no more', async () => {
    const site = await withStableSwap();
    const teams = { ...site.keys.trusted.teams, rates: { threshold: 1, keys: [] } };
    const keys = { ...site.keys, trusted: { ...site.keys.trusted, teams } };
    expect(codeOf(await publishRemote({ ...site, keys }, rates(), STABLE))).toBe('missing_key');
  });
});

describe('what a section claims', () => {
  it('is refused when another section has it, and not when it is its own', async () => {
    const site = await withStableSwap();
    valueOf(await publishRemote(site, swap('1.1.0', { manifest: manifestOf('/swap') }), STABLE));
    const refused = await publishRemote(site, rates({ manifest: manifestOf('/swap') }), STABLE);
    expect([codeOf(refused), detailOf(refused)]).toEqual([
      'route_taken',
      expect.stringContaining('rates claims /swap, which swap 1.1.0 has'),
    ]);
    valueOf(await publishRemote(site, swap('1.2.0', { manifest: manifestOf('/swap') }), STABLE));
  });

  it('counts for a canary too', async () => {
    const site = await withStableSwap();
    const canary = swap('1.1.0', { manifest: manifestOf('/rates') });
    valueOf(await publishRemote(site, canary, { canaryPercent: 5, source: null }));
    expect(codeOf(await publishRemote(site, rates(), STABLE))).toBe('route_taken');
  });

  it('is no more than its entry in the key set allows', async () => {
    const site = await withStableSwap();
    const allowing = (routes: string[]) => {
      const team = site.keys.trusted.teams['*'] ?? { threshold: 1, keys: [] };
      const teams = { ...site.keys.trusted.teams, '*': { ...team, routes } };
      return { ...site, keys: { ...site.keys, trusted: { ...site.keys.trusted, teams } } };
    };
    const voting = rates({ manifest: manifestOf('/vote') });
    expect(codeOf(await publishRemote(allowing(['/rates']), voting, STABLE))).toBe('route_not_allowed');
    valueOf(await publishRemote(allowing(['/rates']), rates(), STABLE));
  });

  it('is checked before anything is signed or written', () => {
    const broken: SectionManifest = { ...manifestOf('/rates'), title: { 'en-US': '', 'zh-CN': '利率' } };
    expect(() => rates({ manifest: broken })).toThrow('bad_facts');
  });
});

const UI = '@dex/mf-shared/ui';

describe('the values that sections use of the shell', () => {
  const withButton = () => shell('1.0.0');
  const offering = (names: readonly string[]) =>
    buildTree({ app: 'shell', version: '1.0.0', sharedVersion: '1.0.0', sharedNames: { [UI]: names } });
  const using = (names: readonly string[]) => rates({ sharedNames: { [UI]: names } });

  it('are refused with their names when a live shell lacks one, the version fitting or not', async () => {
    const site = await newInstallation();
    valueOf(await publishShell(site, offering(['Button', 'Card']), { source: null, alone: false }));
    const refused = await publishRemote(site, using(['Button', 'Slider', 'Toggle']), STABLE);
    expect([codeOf(refused), detailOf(refused)]).toEqual([
      'missing_export',
      expect.stringMatching(/Slider of .*, Toggle of @dex\/mf-shared\/ui/),
    ]);
    expect(detailOf(refused)).not.toContain('Button');
    expect((await servedMap(site)).base.remotes).toEqual({});
    valueOf(await publishRemote(site, using(['Button']), STABLE));
  });

  it('are asked of every live shell, and of a shell that is published or shown later', async () => {
    const site = await newInstallation();
    const old = valueOf(await publishShell(site, offering(['Button']), { source: null, alone: false }));
    valueOf(await publishShell(site, offering(['Button', 'Slider']), { source: null, alone: false }));
    expect(codeOf(await publishRemote(site, using(['Slider']), STABLE))).toBe('missing_export');
    valueOf(await publishShell(site, offering(['Button', 'Slider']), { source: null, alone: true }));
    valueOf(await publishRemote(site, using(['Slider']), STABLE));
    const refused = await publishShell(site, offering(['Button']), { source: null, alone: false });
    expect([codeOf(refused), detailOf(refused)]).toEqual(['missing_export', expect.stringContaining('Slider of @dex/mf-shared/ui')]);
    expect(codeOf(await showShell(site, old.id))).toBe('unknown_id');
  });

  it('are refused with their names when a live shell gives one with another type under the same version of mf-shared', async () => {
    const typed = (build: { readonly app: string; readonly version: string; readonly sharedVersion?: string }, type: string) =>
      buildTree({
        sharedVersion: '1.0.0',
        ...build,
        sharedNames: { [UI]: ['Button', 'Card'] },
        sharedTypes: { [UI]: { Button: type, Card: 'c' } },
      });
    const section = (type: string, sharedVersion = '1.0.0') =>
      rates({ sharedVersion, sharedNames: { [UI]: ['Button', 'Card'] }, sharedTypes: { [UI]: { Button: type, Card: 'c' } } });
    const site = await newInstallation();
    valueOf(await publishShell(site, typed({ app: 'shell', version: '1.0.0' }, 'one'), { source: null, alone: false }));
    const refused = await publishRemote(site, section('other'), STABLE);
    expect([codeOf(refused), detailOf(refused)]).toEqual(['changed_export', expect.stringContaining('Button of @dex/mf-shared/ui')]);
    expect(detailOf(refused)).not.toContain('Card');
    expect((await servedMap(site)).base.remotes).toEqual({});
    valueOf(await publishRemote(site, section('one'), STABLE));
    const later = await publishShell(site, typed({ app: 'shell', version: '1.0.1' }, 'other'), { source: null, alone: false });
    expect([codeOf(later), detailOf(later)]).toEqual(['changed_export', expect.stringContaining('Button of @dex/mf-shared/ui')]);
    // A raised version says that what it changes suits those that are live.
    valueOf(
      await publishShell(site, typed({ app: 'shell', version: '1.0.1', sharedVersion: '1.0.1' }, 'other'), { source: null, alone: false }),
    );
  });

  it('are not asked of builds that do not say theirs', async () => {
    const site = await newInstallation();
    valueOf(await publishShell(site, withButton(), { source: null, alone: false }));
    valueOf(await publishRemote(site, using(['Slider']), STABLE));
  });
});
