import { carOf, EXIT_ARCHIVE, EXIT_PAGE } from '../../exit/car';
import { integrityOf } from '../artifact/buildTree';
import { checkRelease } from './doctor';
import { codeOf, newInstallation, valueOf } from '../testing/fixtures';
import { servedMap, shell, withStableSwap } from '../testing/site';
import { publishShell, retireShell, showShell } from './publishShell';
import type { Installation } from '../testing/fixtures';

describe('the shell', () => {
  const pageOf = async (site: Installation) => new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array());

  it('staged: its hashes are there for the edge, its page only when it is shown; and back', async () => {
    const site = await withStableSwap();
    const [former] = (await servedMap(site)).base.shells;
    const tree = shell('1.1.0');
    const staged = valueOf(await publishShell(site, tree, { source: null, alone: false, staged: true }));
    expect((await servedMap(site)).base.shells.map(({ version }) => version)).toEqual(['1.0.0', '1.1.0']);
    const hash = /integrity="(sha384-[^"]+)/.exec(new TextDecoder().decode(tree.files.get('index.html')))?.[1] ?? '';
    expect(staged.scripts).toEqual([hash]);
    expect(await pageOf(site)).not.toContain(`integrity="${hash}"`);
    valueOf(await showShell(site, staged.id));
    expect(await pageOf(site)).toContain(`integrity="${hash}"`);
    valueOf(await showShell(site, former?.id ?? ''));
    expect(await pageOf(site)).not.toContain(`integrity="${hash}"`);
    expect(codeOf(await showShell(site, 'f'.repeat(32)))).toBe('unknown_id');
  });

  // DELIVERY-21
  it('the one that is shown is not retired: another one is shown first, by the gates, with its own root files', async () => {
    const site = await withStableSwap();
    const [former] = (await servedMap(site)).base.shells;
    const staged = valueOf(await publishShell(site, shell('1.1.0'), { source: null, alone: false, staged: true }));
    expect(codeOf(await retireShell(site, former?.id ?? ''))).toBe('shown_shell');
    valueOf(await showShell(site, staged.id));
    valueOf(await retireShell(site, former?.id ?? ''));
    expect((await servedMap(site)).base.shells.map(({ version }) => version)).toEqual(['1.1.0']);
    expect(Buffer.from((await site.store.read('chains/1.png')) ?? []).toString()).toBe('picture of 1.1.0');
  });

  it('brings its root files to the root of the site', async () => {
    const site = await newInstallation();
    const tree = shell('1.0.0');
    const bytes = new TextEncoder().encode('{"name":"x"}');
    const facts = { ...tree.facts, files: { ...tree.facts.files, 'root/manifest.json': { integrity: integrityOf(bytes) } } };
    valueOf(
      await publishShell(site, { facts, files: new Map(tree.files).set('root/manifest.json', bytes) }, { source: null, alone: true }),
    );
    expect(await site.store.read('manifest.json')).toEqual(Buffer.from(bytes));
  });

  // DELIVERY-47
  it('brings what it alone has to the root while another one is the page, and nothing in the place of that one’s', async () => {
    const site = await withStableSwap();
    const own = {
      'root/chains/1.png': 'other',
      'root/chains/1.png.br': 'packed',
      'root/chains/77.png': 'new',
      'root/chains/77.png.br': 'new packed',
    };
    const tree = shell('1.1.0');
    const files = new Map([...tree.files, ...Object.entries(own).map(([path, text]) => [path, new TextEncoder().encode(text)] as const)]);
    const listed = Object.fromEntries([...files].map(([path, bytes]) => [path, { integrity: integrityOf(bytes) }]));
    const staged = valueOf(
      await publishShell(site, { facts: { ...tree.facts, files: listed }, files }, { source: null, alone: false, staged: true }),
    );
    const rootFiles = () =>
      Promise.all(['1.png', '1.png.br', '77.png', '77.png.br'].map(async (name) => (await site.store.read(`chains/${name}`))?.toString()));
    const texts = async () => (await rootFiles()).map((file) => file ?? null);
    expect(await texts()).toEqual(['picture of 1.0.0', null, 'new', 'new packed']);
    expect((await checkRelease(site)).filter(({ text }) => /part of no release/.test(text))).toEqual([]);
    valueOf(await showShell(site, staged.id));
    expect(await texts()).toEqual(['other', 'packed', 'new', 'new packed']);
  });

  // DELIVERY-43
  it('names the way out that it brings by its content, and refuses an archive of another one', async () => {
    const site = await newInstallation();
    const page = new TextEncoder().encode('<main id="exit"></main>');
    const { cid, bytes: archive } = carOf(page);
    const withRoot = (files: Readonly<Record<string, Uint8Array>>) => {
      const tree = shell('1.0.0');
      const named = Object.entries(files).map(([path, bytes]) => [`root/${path}`, { integrity: integrityOf(bytes) }] as const);
      const facts = { ...tree.facts, files: { ...tree.facts.files, ...Object.fromEntries(named) } };
      const all = new Map([...tree.files, ...Object.entries(files).map(([path, bytes]) => [`root/${path}`, bytes] as const)]);
      return { facts, files: all };
    };
    const other = withRoot({ [EXIT_PAGE]: page, [EXIT_ARCHIVE]: carOf(new TextEncoder().encode('another')).bytes });
    expect(codeOf(await publishShell(site, other, { source: null, alone: true }))).toBe('file_changed');
    const whole = withRoot({ [EXIT_PAGE]: page, [EXIT_ARCHIVE]: archive });
    valueOf(await publishShell(site, whole, { source: null, alone: true }));
    expect((await servedMap(site)).base.shells.map(({ exit }) => exit)).toEqual([cid]);
    expect(await site.store.read(EXIT_ARCHIVE)).toEqual(archive);
  });
});
