import { verifyPreview } from '@dex/mf-shared/release';
import { signBuild } from '../artifact/signedBuild';
import { codeOf, TEST_NOW, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { servedMap, shown, STABLE, swap, withStableSwap } from '../testing/site';
import { findGarbage, removeGarbage } from './collectGarbage';
import { checkRelease } from './doctor';
import { previewLink } from './previewLink';
import { publishRemote } from './publishRemote';
import { revoke } from './reductionCommands';

const SITE = 'https://dex.example/';
const DAY = 24 * 3600;
const options = { site: SITE, lifeSeconds: 3 * DAY, source: null, signed: [] };

async function previewAt(site: Installation, link: string) {
  const path = `p/${new URL(link).searchParams.get('preview')}.json`;
  const bytes = await site.store.read(path);
  if (!bytes) throw new Error(`no ${path}`);
  return verifyPreview({ text: new TextDecoder().decode(bytes), trusted: site.keys.trusted, now: TEST_NOW });
}

/** The site's keys without those of a role. */
function without(site: Installation, role: string): Installation {
  return { ...site, keys: { ...site.keys, signers: site.keys.signers.filter((signer) => signer.role !== role) } };
}

// DELIVERY-29
describe('the link of a preview', () => {
  it('names a signed document with builds, author and end, and leaves the map as it is', async () => {
    const site = await withStableSwap();
    const before = await servedMap(site);
    const link = valueOf(await previewLink({ ...site, note: { by: 'Ada', why: '' } }, [swap('1.1.0')], options));
    expect(link).toMatch(/^https:\/\/dex\.example\/\?preview=[0-9a-f]{32}$/);
    const preview = valueOf(await previewAt(site, link));
    expect(preview).toMatchObject({ by: 'Ada', expires: TEST_NOW + 3 * DAY, builds: [{ remote: 'swap', release: { version: '1.1.0' } }] });
    expect(await servedMap(site)).toEqual(before);
    expect(await shown(site)).toBe('stable 1.0.0');
    expect((await checkRelease(site)).filter(({ text }) => text.includes('part of no release'))).toEqual([]);
  });

  it("needs the tester's key and the team's: neither shows a build alone", async () => {
    const site = await withStableSwap();
    expect(codeOf(await previewLink(without(site, 'tester'), [swap('1.1.0')], options))).toBe('missing_key');
    expect(codeOf(await previewLink(without(site, 'team'), [swap('1.1.0')], options))).toBe('missing_key');
    const signed = valueOf(await signBuild(site.keys, swap('1.1.0'), null));
    valueOf(await previewLink(without(site, 'team'), [swap('1.1.0')], { ...options, signed: [signed] }));
    const otherBuild = await previewLink(without(site, 'team'), [swap('1.2.0')], { ...options, signed: [signed] });
    expect(codeOf(otherBuild)).toBe('missing_key');
  });

  it('is refused for a build that could not be released, twice the same section, and more than 30 days', async () => {
    const site = await withStableSwap();
    const refused = async (...trees: Parameters<typeof previewLink>[1]) => codeOf(await previewLink(site, trees, options));
    expect(await refused(swap('1.1.0', { requires: '^9.0.0' }))).toBe('incompatible_shell');
    expect(await refused(swap('1.1.0'), swap('1.2.0'))).toBe('usage');
    expect(codeOf(await previewLink(site, [swap('1.1.0')], { ...options, lifeSeconds: 31 * DAY }))).toBe('usage');
    const { id } = valueOf(await publishRemote(site, swap('1.3.0'), { canaryPercent: 5, source: null }));
    valueOf(await revoke(site, 'swap', id));
    expect(await refused(swap('1.3.0'))).toBe('revoked');
  });

  it('is garbage 30 days after its end, with its builds; a build that the map has stays', async () => {
    const site = await withStableSwap();
    valueOf(await previewLink(site, [swap('1.1.0')], options));
    valueOf(await previewLink(site, [swap('1.0.0')], options));
    const garbageAfter = async (days: number) => valueOf(await findGarbage({ ...site, now: () => TEST_NOW + days * DAY }, 30));
    expect(await garbageAfter(32)).toEqual([]);
    const garbage = await garbageAfter(34);
    expect(garbage.map(({ folder }) => folder.slice(0, 2))).toEqual(['a/', 'p/', 'p/']);
    await removeGarbage(site, garbage);
    expect(await site.store.list('p/')).toEqual([]);
    expect(await garbageAfter(34)).toEqual([]);
    expect(await shown(site)).toBe('stable 1.0.0');
    valueOf(await publishRemote(site, swap('1.1.0'), STABLE));
  });
});
