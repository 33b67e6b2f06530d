import { canonicalJson } from '@dex/mf-shared/release';
import { newInstallation } from '../testing/fixtures';
import { withStableSwap } from '../testing/site';
import { inForceKind, inForceTexts } from './inForce';
import type { InForceKind } from './inForce';

const HOUR = 3600;
const bytesOf = (text: string) => new TextEncoder().encode(text);

/** What is said of the copy that browsers read, changed so, by the keys of its site or of another one, so much later. */
async function said(change: (text: string) => string | null = (text) => text, { later = 0, isOther = false } = {}): Promise<InForceKind> {
  const site = await withStableSwap();
  const text = change(new TextDecoder().decode((await site.store.read('release.json')) ?? new Uint8Array()));
  const { keys } = isOther ? await newInstallation() : site;
  return inForceKind(text === null ? null : bytesOf(text), keys.trusted, site.now() + later);
}

describe('after a change of the key set, what is in force', () => {
  it('is signed, and how old it is is said beside that', async () => {
    expect(await said()).toBe('fresh');
    expect(await said((text) => text, { later: 2 * HOUR })).toBe('ops_expired');
    expect(await said((text) => text, { later: 31 * 24 * HOUR })).toBe('expired');
    expect(await said((text) => canonicalJson({ ...JSON.parse(text), ops: null }))).toBe('ops_missing');
  });

  it('is called unsigned only where signatures do not hold', async () => {
    expect(await said((text) => text, { isOther: true })).toBe('unsigned');
    expect(await said(() => null)).toBe('missing');
    expect(await said(() => '')).toBe('damaged');
    expect(await said((text) => text.slice(0, -1))).toBe('damaged');
    expect(Object.entries(inForceTexts).flatMap(([kind, text]) => (/NOT signed/.test(text) ? [kind] : []))).toEqual(['unsigned']);
  });

  it('says what to do about its age', () => {
    expect(inForceTexts.expired).toMatch(/still count.*"renew --base"/);
    expect(inForceTexts.ops_expired).toMatch(/still count.*"renew"/);
  });
});
