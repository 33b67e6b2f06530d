import { canonicalJson, RELEASE_SCHEMA, signedBytes, toBase64url, type TrustedKeys } from '@dex/mf-shared/release';
import { loadRuntimeConfig } from './loadRuntimeConfig';

const P256 = { name: 'ECDSA', namedCurve: 'P-256' };

/** A key that signs run-time files, made for a test. */
async function createOperator() {
  const { subtle } = globalThis.crypto;
  const ed = await subtle.generateKey('Ed25519', true, ['sign', 'verify']);
  const p = await subtle.generateKey(P256, true, ['sign', 'verify']);
  const raw = async (key: CryptoKey) => toBase64url(new Uint8Array(await subtle.exportKey('raw', key)));
  const id = '6'.repeat(16);
  return {
    trusted: { id, ed25519: await raw(ed.publicKey), p256: await raw(p.publicKey) },
    async file(generation: number, networkId: number): Promise<string> {
      const value = { schema: RELEASE_SCHEMA, generation, prev: null, issued: 1, settings: { defaultChainId: networkId } };
      const bytes = signedBytes('config', value);
      const ed25519 = toBase64url(new Uint8Array(await subtle.sign('Ed25519', ed.privateKey, bytes)));
      const p256 = toBase64url(new Uint8Array(await subtle.sign({ name: 'ECDSA', hash: 'SHA-256' }, p.privateKey, bytes)));
      return canonicalJson({ value, signatures: [{ key: id, ed25519, p256 }] });
    },
  };
}

type Operator = Awaited<ReturnType<typeof createOperator>>;
let operator: Operator;
let trusted: TrustedKeys;

beforeAll(async () => {
  operator = await createOperator();
  const nobody = { threshold: 1, keys: [] };
  trusted = { release: nobody, ops: nobody, tester: nobody, teams: {}, operator: { threshold: 1, keys: [operator.trusted] } };
});
beforeEach(() => jest.spyOn(console, 'warn').mockImplementation(() => undefined));
afterEach(() => jest.restoreAllMocks());

const changed = (text: string) => text.replace('"defaultChainId":', '"defaultChainId": 1');

interface Case {
  readonly inPage?: string | null;
  readonly stored?: string | null;
  /** What `/config.json` gives; null for a server that does not answer. */
  readonly served?: string | null;
  readonly least?: number;
}

async function load({ inPage = null, stored = null, served = null, least = 0 }: Case) {
  const page = { getElementById: (id: string) => (id === 'run-time-file' && inPage !== null ? { textContent: inPage } : null) };
  const kept = new Map(stored === null ? [] : [['shell:run-time-file', stored]]);
  const storage = { getItem: (key: string) => kept.get(key) ?? null, setItem: (key: string, text: string) => void kept.set(key, text) };
  const asked = jest.fn(() =>
    served === null ? Promise.reject(new TypeError('no answer')) : Promise.resolve({ ok: true, text: async () => served }),
  );
  Object.defineProperty(globalThis, 'fetch', { value: asked, configurable: true });
  Object.defineProperty(AbortSignal, 'timeout', { value: () => new AbortController().signal, configurable: true });
  const loaded = await loadRuntimeConfig({ page, storage, trusted, least });
  const requests = asked.mock.calls.length;
  return { ...loaded, network: loaded.config.defaultChainId ?? 'built in', requests, kept };
}

describe('the settings that a page starts with', () => {
  it('are those of the signed copy in the page, without a request, and are kept', async () => {
    const inPage = await operator.file(3, 42161);
    const { network, generation, problem, requests, kept } = await load({ inPage, least: 3 });
    expect([network, generation, problem, requests]).toEqual([42161, 3, null, 0]);
    expect(kept.get('shell:run-time-file')).toBe(inPage);
  });

  it('are the built-in ones, without a word or a request, when the operator never set any', async () => {
    const { network, problem, requests, check } = await load({});
    expect([network, problem, requests, await check()]).toEqual(['built in', null, 0, null]);
  });

  it.each([
    ['unsigned', async () => '{"defaultChainId":1}'],
    ['altered', async () => changed(await operator.file(3, 42161))],
    ['signed by somebody else', async () => (await createOperator()).file(3, 42161)],
    ['not JSON', async () => '<!doctype html>'],
  ])('never come from a copy that is %s: the last signed one is used', async (_, inPage) => {
    const stored = await operator.file(2, 10);
    expect(await load({ inPage: await inPage(), stored })).toMatchObject({ network: 10, generation: 2, problem: 'refused', requests: 0 });
  });

  it('are the served signed ones when the copy in the page is bad, and the built-in ones when nothing is signed', async () => {
    const bad = changed(await operator.file(3, 42161));
    const served = await operator.file(3, 42161);
    expect(await load({ inPage: bad, served })).toMatchObject({ network: 42161, problem: 'refused', requests: 1 });
    expect(await load({ inPage: bad, served: bad })).toMatchObject({ network: 'built in', generation: 0, problem: 'refused' });
    expect(await load({ inPage: bad })).toMatchObject({ network: 'built in', generation: 0, problem: 'refused' });
  });

  it('never go back: to one that was seen, or to one older than the map knows', async () => {
    const [old, seen] = [await operator.file(2, 10), await operator.file(5, 42161)];
    expect(await load({ inPage: old, stored: seen })).toMatchObject({ network: 42161, generation: 5, problem: 'refused' });
    expect(await load({ inPage: old, least: 3 })).toMatchObject({ network: 'built in', problem: 'refused' });
    expect(await load({ stored: old, least: 3, served: old })).toMatchObject({ network: 'built in', problem: 'refused' });
  });

  it('a map that names a file which does not come says so', async () => {
    expect(await load({ least: 1 })).toMatchObject({ network: 'built in', generation: 0, problem: 'unreachable', requests: 1 });
  });

  it('a kept file of other keys is no news about the site', async () => {
    const stored = await (await createOperator()).file(9, 10);
    expect(await load({ inPage: await operator.file(3, 42161), stored })).toMatchObject({ network: 42161, problem: null });
  });
});

// DELIVERY-7
describe('a server that hangs', () => {
  /** Answers nothing until it is given up; the time after which that happens passes at once. */
  function hang(): number[] {
    const waited: number[] = [];
    const abandoned = (signal: AbortSignal) => new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
    Object.defineProperty(globalThis, 'fetch', {
      value: (_: string, { signal }: { signal: AbortSignal }) => abandoned(signal),
      configurable: true,
    });
    const timeout = (ms: number) => {
      waited.push(ms);
      const controller = new AbortController();
      queueMicrotask(() => controller.abort(new Error('timeout')));
      return controller.signal;
    };
    Object.defineProperty(AbortSignal, 'timeout', { value: timeout, configurable: true });
    return waited;
  }
  const noPage = { getElementById: () => null };
  const pageWith = (text: string) => ({ getElementById: () => ({ textContent: text }) });
  const storageWith = (text: string | null) => ({ getItem: () => text, setItem: () => undefined });

  it('keeps no visitor waiting: the signed copy in the page counts, then the last one seen, and it is said', async () => {
    const [copy, seen] = [await operator.file(3, 42161), await operator.file(2, 10)];
    const waited = hang();
    const byCopy = await loadRuntimeConfig({ page: pageWith(copy), storage: storageWith(seen), trusted, least: 3 });
    const bySeen = await loadRuntimeConfig({ page: noPage, storage: storageWith(seen), trusted, least: 2 });
    expect([byCopy.config.defaultChainId, bySeen.config.defaultChainId, waited]).toEqual([42161, 10, []]);
    expect([await byCopy.check(), await bySeen.check(), waited]).toEqual(['unreachable', 'unreachable', [5000, 5000]]);
  });

  it('is given up after five seconds where nothing signed is known, and the page says that it runs on its built-in networks', async () => {
    const waited = hang();
    const loaded = await loadRuntimeConfig({ page: noPage, storage: storageWith(null), trusted, least: 1 });
    expect([loaded.config.defaultChainId, loaded.generation, loaded.problem, waited]).toEqual([undefined, 0, 'unreachable', [5000]]);
  });
});

describe('the look at the served file', () => {
  it('finds nothing wrong with the same file, or keeps a newer one for the next visit', async () => {
    const [inPage, newer] = [await operator.file(3, 42161), await operator.file(4, 10)];
    expect(await (await load({ inPage, served: inPage })).check()).toBe(null);
    const { check, kept, network } = await load({ inPage, served: newer });
    expect([await check(), network, kept.get('shell:run-time-file')]).toEqual([null, 42161, newer]);
  });

  it('says when it is altered, older, or does not come', async () => {
    const inPage = await operator.file(3, 42161);
    expect(await (await load({ inPage, served: changed(inPage) })).check()).toBe('refused');
    expect(await (await load({ inPage, served: await operator.file(2, 10) })).check()).toBe('refused');
    expect(await (await load({ inPage })).check()).toBe('unreachable');
  });
});
