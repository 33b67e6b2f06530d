import { readBuildTree } from '../artifact/buildTree';
import { buildTree, codeOf, valueOf, writeBuild } from '../testing/fixtures';
import { STABLE, servedMap, shell, swap, withStableSwap } from '../testing/site';
import { publishRemote } from './publishRemote';
import { publishShell } from './publishShell';

const pictureWith = (tag: string) =>
  JSON.stringify({ css: '', drawings: [[[tag, {}, 'Form']]], routes: { swap: { 'en-US': [0, 0], 'zh-CN': [0, 0] } } });
const build = (version: string, tag: string) => ({ app: 'mf-swap', version, picture: pictureWith(tag) });

// DELIVERY-46
describe('the first screens of a section', () => {
  it('are refused when they hold more than a drawing', () => {
    expect(codeOf(readBuildTree(writeBuild(build('1.1.0', 'p'))))).toBe('ok');
    expect(codeOf(readBuildTree(writeBuild(build('1.1.0', 'script'))))).toBe('bad_picture');
    expect(codeOf(readBuildTree(writeBuild({ ...build('1.1.0', 'p'), picture: 'no JSON' })))).toBe('bad_picture');
  });

  it('are named in the map with their hash, and stand in the page, those of a canary beside those of the stable build', async () => {
    const site = await withStableSwap();
    const tree = buildTree(build('1.1.0', 'p'));
    const stable = valueOf(await publishRemote(site, tree, { canaryPercent: null, source: null }));
    const canary = valueOf(await publishRemote(site, buildTree(build('1.2.0', 'b')), { canaryPercent: 5, source: null }));
    expect((await servedMap(site)).base.remotes['swap']?.stable.picture).toEqual({
      path: 'picture.json',
      integrity: tree.facts.files['picture.json']?.integrity,
    });
    const page = new TextDecoder().decode((await site.store.read('index.html')) ?? new Uint8Array());
    const texts = [...page.matchAll(/id="picture-([0-9a-f]{32})">(.*?)<\/script>/g)].map(([, id, text]) => [id, text]);
    expect(texts).toEqual([
      [stable.id, pictureWith('p')],
      [canary.id, pictureWith('b')],
    ]);
  });

  it('stand beside no shell that would call their section unsigned, whichever of the two is published later', async () => {
    const site = await withStableSwap();
    const former = buildTree({ app: 'shell', version: '1.0.1', knowsNoPictures: true });
    const known = valueOf(await publishShell(site, former, { source: null, alone: false }));
    expect(codeOf(await publishRemote(site, buildTree(build('1.1.0', 'p')), STABLE))).toBe('incompatible_shell');
    valueOf(await publishShell(site, shell('1.0.0', '1.0.2'), { source: null, alone: true }));
    valueOf(await publishRemote(site, buildTree(build('1.1.0', 'p')), STABLE));
    expect(codeOf(await publishShell(site, former, { source: null, alone: false }))).toBe('incompatible_remote');
    valueOf(await publishRemote(site, swap('1.2.0'), STABLE));
    valueOf(await publishShell(site, former, { source: null, alone: false }));
    const { base } = await servedMap(site);
    expect(base.shells.map(({ id }) => id)).toContain(known.id);
    expect(codeOf(await publishRemote(site, buildTree(build('1.3.0', 'p')), { canaryPercent: 5, source: null }))).toBe(
      'incompatible_shell',
    );
  });
});
