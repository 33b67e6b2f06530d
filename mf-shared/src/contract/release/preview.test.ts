import { PREVIEW_LIFE_MOST, previewPath, verifyPreview } from './preview';
import type { Preview } from './preview';
import { createTestKeys, NOW, releaseOf } from './release.fixture';
import type { TestKeys } from './release.fixture';

let keys: TestKeys;
let value: Preview;
beforeAll(async () => {
  keys = await createTestKeys();
  const release = await releaseOf(keys.swapTeam, 'e', '1.4.0');
  value = { schema: 1, by: 'Ada', issued: NOW, expires: NOW + 60, builds: [{ remote: 'swap', release }] };
});

async function judged(change: (signed: { value: Preview; signatures: unknown[] }) => unknown, now = NOW, signer = keys.tester) {
  const signed = { value, signatures: [await signer.sign('preview', value)] };
  const result = await verifyPreview({ text: JSON.stringify(change(signed)), trusted: keys.trusted, now });
  return result.ok ? result.value.by : result.error.code;
}

// DELIVERY-29
describe('a preview', () => {
  it('is what the tester key signed, until its time is over', async () => {
    expect(await judged((signed) => signed)).toBe('Ada');
    expect(await judged((signed) => signed, NOW + 59)).toBe('Ada');
    expect(await judged((signed) => signed, NOW + 60)).toBe('expired');
  });

  it('is nothing when it was changed, or signed by anybody else or as something else', async () => {
    expect(await judged((signed) => ({ ...signed, value: { ...signed.value, expires: NOW + 9e5 } }))).toBe('bad_signature');
    expect(await judged((signed) => signed, NOW, keys.release)).toBe('bad_signature');
    expect(await judged((signed) => signed, NOW, keys.swapTeam)).toBe('bad_signature');
    const otherKind = await keys.tester.sign('tester', value);
    expect(await judged((signed) => ({ ...signed, signatures: [otherKind] }))).toBe('bad_signature');
    expect(await judged((signed) => ({ ...signed, value: { ...signed.value, builds: [] } }))).toBe('bad_preview');
    expect(await judged(() => 'no preview')).toBe('bad_preview');
  });

  it('lasts thirty days at most, whoever signed it', async () => {
    const lasting = async (seconds: number, issued = NOW) => {
      const long = { ...value, issued, expires: NOW + seconds };
      const signed = { value: long, signatures: [await keys.tester.sign('preview', long)] };
      return (await verifyPreview({ text: JSON.stringify(signed), trusted: keys.trusted, now: NOW })).ok;
    };
    expect(await lasting(PREVIEW_LIFE_MOST)).toBe(true);
    expect(await lasting(PREVIEW_LIFE_MOST + 1)).toBe(false);
    // Made tomorrow, it would be seen from today on.
    expect(await lasting(PREVIEW_LIFE_MOST + 86_400, NOW + 86_400)).toBe(false);
  });

  it('lies at a path of its id, and nowhere else', () => {
    expect(previewPath('a'.repeat(32))).toBe(`p/${'a'.repeat(32)}.json`);
    for (const id of ['', '../release', 'A'.repeat(32), `${'a'.repeat(32)}/x`]) expect(previewPath(id)).toBeNull();
  });
});
