import { canonicalJson } from './canonicalBytes';
import { baseOf, createTestKeys, NOW, opsOf } from './release.fixture';
import type { TestKeys, TestSigner } from './release.fixture';
import { RELEASE_SCHEMA } from './releaseMap';
import type { RunTimeFile } from './runTimeFile';
import { verifyRunTimeFile } from './runTimeFile';
import { leastRunTimeFile } from './verifyReleaseMap';

const ROUTER = '0xE592427A0AEce92De3Edee1F18E0157C05861564';
const file: RunTimeFile = {
  schema: RELEASE_SCHEMA,
  generation: 4,
  prev: null,
  issued: NOW,
  settings: { chains: { 1: { v3: { swapRouter: ROUTER } } }, beacons: true },
};
let keys: TestKeys;
beforeAll(async () => {
  keys = await createTestKeys();
});

const signed = async (signer: TestSigner, kind: 'config' | 'ops' = 'config') =>
  canonicalJson({ value: file, signatures: [await signer.sign(kind, file)] });

async function verdict(text: string, least = 0): Promise<string> {
  const result = await verifyRunTimeFile({ text, trusted: keys.trusted, least });
  return result.ok ? `generation ${result.value.generation}` : result.error.code;
}

describe('the run-time file', () => {
  it('signed by the operator gives its settings', async () => {
    const result = await verifyRunTimeFile({ text: await signed(keys.operator), trusted: keys.trusted, least: 4 });
    expect(result).toEqual({ ok: true, value: file });
  });

  it('of any other role, or of another kind, is refused', async () => {
    for (const signer of [keys.release, keys.ops, keys.tester, keys.swapTeam])
      expect(await verdict(await signed(signer))).toBe('bad_signature');
    expect(await verdict(await signed(keys.operator, 'ops'))).toBe('bad_signature');
  });

  it('with one changed byte is refused', async () => {
    const text = await signed(keys.operator);
    for (let index = 0; index < text.indexOf('"signatures"'); index += 1) {
      const changed = text.slice(0, index) + (text[index] === '0' ? '1' : '0') + text.slice(index + 1);
      expect(['bad_schema', 'bad_signature']).toContain(await verdict(changed));
    }
    expect(await verdict(text.replace(ROUTER, ROUTER.replace('E5', 'E6')))).toBe('bad_signature');
    expect(await verdict(text.replace('"beacons":true', '"beacons":true,"extra":1'))).toBe('bad_signature');
  });

  it.each(['', 'null', '{}', '{"chains":{}}', '{"value":{"settings":{}},"signatures":[]}'])('%j: bad_schema', async (text) => {
    expect(await verdict(text)).toBe('bad_schema');
  });

  it('older than one that is known is refused', async () => {
    const text = await signed(keys.operator);
    expect(await verdict(text, 4)).toBe('generation 4');
    expect(await verdict(text, 5)).toBe('replayed');
  });
});

describe('the least run-time file of a map', () => {
  it('is the newer of what base and reductions know', () => {
    const base = baseOf({}, { least: { ops: 1, config: 2 } });
    expect(leastRunTimeFile({ base, ops: opsOf({ least: { config: 5 } }) })).toBe(5);
    expect(leastRunTimeFile({ base, ops: opsOf({ least: { config: 1 } }) })).toBe(2);
    expect(leastRunTimeFile({ base, ops: null })).toBe(2);
    expect(leastRunTimeFile({ base: baseOf({}), ops: opsOf() })).toBe(0);
  });
});
