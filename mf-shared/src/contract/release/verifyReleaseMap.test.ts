import { NOW, baseOf, createSigner, createTestKeys, mapText, opsOf, releaseOf } from './release.fixture';
import type { TestKeys } from './release.fixture';
import { isSignedBy } from './signature';
import { verifyReleaseMap } from './verifyReleaseMap';

let keys: TestKeys;
let text: string;
const NOTHING = { generation: 0, opsGeneration: 0 };

beforeAll(async () => {
  keys = await createTestKeys();
  text = await mapText(baseOf({ swap: { stable: await releaseOf(keys.swapTeam, 'a', '1.0.0'), history: [] } }), opsOf(), keys);
});

async function verdict(map: string, more: { now?: number; lastSeen?: typeof NOTHING } = {}): Promise<string> {
  const result = await verifyReleaseMap({ text: map, trusted: keys.trusted, now: NOW, lastSeen: NOTHING, ...more });
  return result.ok ? result.value.standing : result.error.code;
}

describe('verifyReleaseMap', () => {
  // DELIVERY-5
  it('accepts what was signed, and gives the generations to remember', async () => {
    const result = await verifyReleaseMap({ text, trusted: keys.trusted, now: NOW, lastSeen: NOTHING });
    expect(result).toMatchObject({ ok: true, value: { standing: 'fresh', seen: { generation: 7, opsGeneration: 3 } } });
  });

  it('a changed byte anywhere is refused, or changes nothing that is believed', async () => {
    const original = await verifyReleaseMap({ text, trusted: keys.trusted, now: NOW, lastSeen: NOTHING });
    let refused = 0;
    for (let index = 0; index < text.length; index += 1) {
      const changed = text.slice(0, index) + (text[index] === '0' ? '1' : '0') + text.slice(index + 1);
      const result = await verifyReleaseMap({ text: changed, trusted: keys.trusted, now: NOW, lastSeen: NOTHING });
      // the P-256 signature is not looked at where Ed25519 is known
      if (result.ok) expect([index, result]).toEqual([index, original]);
      else refused += 1;
    }
    expect(refused).toBeGreaterThan(text.length - 2 * 2 * 90);
  });

  it('covers members that this version does not know', async () => {
    const known = JSON.parse(text);
    known.base.value.extra = 1;
    expect(await verdict(JSON.stringify(known))).toBe('bad_signature');
  });

  it.each(['', 'null', '[]', '{"base":{}}', '{"base":'])('%j: bad_schema', async (map) => {
    expect(await verdict(map)).toBe('bad_schema');
  });

  it('refuses another schema number, a foreign directory and an entry that leaves its folder', async () => {
    const stable = await releaseOf(keys.swapTeam, 'a', '1.0.0');
    const withStable = (more: object) => mapText(baseOf({ swap: { stable: { ...stable, ...more }, history: [] } }), opsOf(), keys);
    expect(await verdict(await mapText({ ...baseOf({}), schema: 2 }, opsOf(), keys))).toBe('bad_schema');
    expect(await verdict(await withStable({ dir: 'https://evil.example/a/' }))).toBe('bad_schema');
    expect(await verdict(await withStable({ entry: '../x.js' }))).toBe('bad_schema');
    expect(await verdict(await withStable({ integrity: undefined }))).toBe('bad_schema');
    expect(await verdict(await withStable({ integrity: '' }))).toBe('bad_schema');
  });

  // DELIVERY-6
  it('the ops key cannot sign a base, nor the release key reductions', async () => {
    expect(await verdict(await mapText(baseOf({}), opsOf(), { release: keys.ops, ops: keys.ops }))).toBe('bad_signature');
    expect(await verdict(await mapText(baseOf({}), opsOf(), { release: keys.release, ops: keys.release }))).toBe('bad_ops_signature');
  });

  it('a signature for one kind is none for another', async () => {
    const value = { a: 1 };
    expect(await isSignedBy(keys.trusted.ops, 'ops', value, [await keys.ops.sign('tester', value)])).toBe(false);
  });

  it('refuses an older base or older or missing reductions: replayed', async () => {
    expect(await verdict(text, { lastSeen: { generation: 7, opsGeneration: 3 } })).toBe('fresh');
    expect(await verdict(text, { lastSeen: { generation: 8, opsGeneration: 3 } })).toBe('replayed');
    expect(await verdict(text, { lastSeen: { generation: 7, opsGeneration: 4 } })).toBe('replayed');
    expect(await verdict(await mapText(baseOf({}), null, keys), { lastSeen: { generation: 7, opsGeneration: 1 } })).toBe('replayed');
  });

  // DELIVERY-8
  it('refuses reductions that are older than the base knows', async () => {
    const beside = (generation: number) => mapText(baseOf({}, { least: { ops: 7, config: 0 } }), opsOf({ generation }), keys);
    expect(await verdict(await beside(6))).toBe('ops_withheld');
    expect(await verdict(await beside(7))).toBe('fresh');
  });

  it('gathers what any known document revoked', async () => {
    const name = (digit: string) => ({ remote: 'swap', id: digit.repeat(32) });
    const [a, b, c] = [name('a'), name('b'), name('c')];
    const known = await mapText(baseOf({}, { revoked: [a] }), opsOf({ revoked: [b] }), keys);
    const result = await verifyReleaseMap({ text: known, trusted: keys.trusted, now: NOW, lastSeen: NOTHING, revokedBefore: [c] });
    expect(result).toMatchObject({ ok: true, value: { revoked: [a, b, c] } });
  });

  it('age only takes canaries away', async () => {
    expect(await verdict(text, { now: NOW + 99 })).toBe('fresh');
    expect(await verdict(text, { now: NOW + 100 })).toBe('ops_expired');
    expect(await verdict(text, { now: NOW + 1000 })).toBe('expired');
    expect(await verdict(await mapText(baseOf({}), null, keys))).toBe('ops_missing');
  });
});

describe('isSignedBy', () => {
  it('counts different signers up to the threshold, never one twice', async () => {
    const [a, b, stranger] = [await createSigner('a'.repeat(16)), await createSigner('b'.repeat(16)), await createSigner('a'.repeat(16))];
    const role = { threshold: 2, keys: [a.trusted, b.trusted] };
    const by = async (...signers: (typeof a)[]) => Promise.all(signers.map((signer) => signer.sign('base', 1)));
    expect(await isSignedBy(role, 'base', 1, await by(a, b))).toBe(true);
    expect(await isSignedBy(role, 'base', 1, await by(a, a))).toBe(false);
    expect(await isSignedBy(role, 'base', 1, await by(a))).toBe(false);
    expect(await isSignedBy(role, 'base', 1, await by(stranger, b))).toBe(false);
    expect(await isSignedBy(undefined, 'base', 1, await by(a, b))).toBe(false);
  });

  it('a browser without Ed25519 decides by the P-256 signature', async () => {
    const signer = await createSigner('c'.repeat(16));
    const role = { threshold: 1, keys: [signer.trusted] };
    const signature = await signer.sign('base', 1);
    const subtle = globalThis.crypto.subtle;
    const original = subtle.importKey.bind(subtle);
    const spy = jest.spyOn(subtle, 'importKey').mockImplementation((...parameters: unknown[]) => {
      const algorithm = JSON.stringify(parameters[2]);
      if (algorithm.includes('Ed25519')) return Promise.reject(new DOMException('no', 'NotSupportedError'));
      return Reflect.apply(original, subtle, parameters);
    });
    try {
      expect(await isSignedBy(role, 'base', 1, [{ ...signature, ed25519: 'A'.repeat(86) }])).toBe(true);
      expect(await isSignedBy(role, 'base', 1, [{ ...signature, p256: 'A'.repeat(86) }])).toBe(false);
    } finally {
      spy.mockRestore();
    }
    expect(await isSignedBy(role, 'base', 1, [{ ...signature, ed25519: 'A'.repeat(86) }])).toBe(false);
  });
});
