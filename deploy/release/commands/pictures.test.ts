import { readBuildTree } from '../artifact/buildTree';
import { buildTree, codeOf, valueOf, writeBuild } from '../testing/fixtures';
import { servedMap, withStableSwap } from '../testing/site';
import { publishRemote } from './publishRemote';

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
});
