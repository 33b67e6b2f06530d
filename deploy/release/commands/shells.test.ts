import { integrityOf } from '../artifact/buildTree';
import { codeOf, newInstallation, valueOf } from '../testing/fixtures';
import { servedMap, shell, withStableSwap } from '../testing/site';
import { publishShell, showShell } from './publishShell';
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
});
