import { execFileSync } from 'node:child_process';
import { existsSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkRelease, checkStore } from '../commands/doctor';
import { promote } from '../commands/canaryCommands';
import { publishRemote } from '../commands/publishRemote';
import { buildTree, newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import { startConditionalS3 } from '../testing/conditionalS3';
import type { ConditionalS3 } from '../testing/conditionalS3';
import { readBaseChain } from '../map/readChain';
import { openStore } from './openStore';
import { create } from './releaseStore';
import type { ReleaseStore } from './releaseStore';

let fit: ConditionalS3;
let unfit: ConditionalS3;
process.env['AWS_ACCESS_KEY_ID'] = 'test';
process.env['AWS_SECRET_ACCESS_KEY'] = 'test';

beforeAll(async () => {
  fit = await startConditionalS3({ port: 19_020 });
  unfit = await startConditionalS3({ port: 19_021, ignoreConditions: true });
});
afterAll(async () => {
  await fit.stop();
  await unfit.stop();
});

function bareRepository(): string {
  const folder = temporaryFolder();
  execFileSync('git', ['init', '--bare', '--quiet', folder]);
  return folder;
}

const bytes = (text: string) => new TextEncoder().encode(text);
const verdicts = async (store: ReleaseStore) => (await checkStore(store)).map(({ verdict, text }) => `${verdict}: ${text}`);

const stores: readonly [string, () => Promise<ReleaseStore>][] = [
  ['files', async () => valueOf(await openStore(temporaryFolder()))],
  ['git', async () => valueOf(await openStore(`git+${bareRepository()}#site`, temporaryFolder()))],
  ['s3', async () => valueOf(await openStore(`s3://bucket/${Math.random().toString(36).slice(2)}?endpoint=${fit.endpoint}`))],
];

describe.each(stores)('the %s store', (_, open) => {
  it('passes the doctor', async () => {
    for (const verdict of await verdicts(await open())) expect(verdict).toMatch(/^good: /);
  });

  // DELIVERY-3
  it('keeps what was written first, reads it back, lists it, forgets what is removed', async () => {
    const store = await open();
    const written = new Map(['a/x/1', 'a/x/2', 'a/y/3', 'r/1.json', 'top'].map((path) => [path, bytes(path)]));
    expect(await store.createAll(written)).toEqual([]);
    expect(
      await store.createAll(
        new Map([
          ['a/x/2', bytes('other')],
          ['a/x/4', bytes('4')],
        ]),
      ),
    ).toEqual(['a/x/2']);
    expect(await store.read('a/x/2')).toEqual(Buffer.from('a/x/2'));
    expect(await store.read('a/x/4')).toEqual(Buffer.from('4'));
    expect(await store.read('a/x')).toBeNull();
    expect(await store.list('a/')).toEqual(['a/x/1', 'a/x/2', 'a/x/4', 'a/y/3']);
    expect(await store.list('')).toEqual(['a/x/1', 'a/x/2', 'a/x/4', 'a/y/3', 'r/1.json', 'top']);
    await store.remove('a/y/3');
    await store.remove('a/y/3');
    expect(await store.read('a/y/3')).toBeNull();
    expect(await create(store, 'a/y/3', bytes('again'))).toBe(true);
  });

  // DELIVERY-15
  it('writes nothing when what it rests on is not so any more', async () => {
    const store = await open();
    expect(await create(store, 'r/1.json', bytes('base'), [{ path: 'o/1.json', version: null }])).toBe(true);
    expect(await create(store, 'r/1.json', bytes('other'), [{ path: 'o/1.json', version: null }])).toBe(false);
    expect(await create(store, 'o/1.json', bytes('ops'), [{ path: 'r/1.json', version: null }])).toBe(false);
    const base = await store.readVersioned('r/1.json');
    expect(await create(store, 'o/1.json', bytes('ops'), [{ path: 'r/1.json', version: base?.version ?? null }])).toBe(true);
    expect(await store.list('')).toEqual(['o/1.json', 'r/1.json']);
    expect(await store.read('r/1.json')).toEqual(Buffer.from('base'));
  });

  it('writes nothing when one of several things that it rests on is not so any more', async () => {
    const store = await open();
    const noneOf = (...paths: readonly string[]) => paths.map((path) => ({ path, version: null }));
    expect(await create(store, 'c/1.json', bytes('settings'), noneOf('r/1.json'))).toBe(true);
    expect(await create(store, 'r/1.json', bytes('base'), noneOf('o/1.json', 'c/1.json'))).toBe(false);
    expect(await create(store, 'r/1.json', bytes('base'), noneOf('c/1.json', 'o/1.json'))).toBe(false);
    expect(await create(store, 'r/1.json', bytes('base'), noneOf('o/1.json', 'c/2.json'))).toBe(true);
  });

  it('of two writers who each rest on what the other writes lets one through', async () => {
    const store = await open();
    for (const round of [1, 2, 3, 4, 5]) {
      const [base, ops] = [`r/${round}.json`, `o/${round}.json`];
      const both = [
        create(store, base, bytes('base'), [{ path: ops, version: null }]),
        create(store, ops, bytes('ops'), [{ path: base, version: null }]),
      ];
      expect((await Promise.all(both)).filter((isWritten) => isWritten)).toHaveLength(1);
    }
  });

  it('carries a whole release, and the doctor finds it whole', async () => {
    const site = await newInstallation({ store: await open() });
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.1.0' }), { canaryPercent: 5, source: null }));
    valueOf(await promote(site, 'swap'));
    const bad = (await checkRelease(site)).filter(({ verdict }) => verdict === 'bad');
    expect(bad).toEqual([]);
  });
});

describe.each(stores)('two teams at once on the %s store', (_, open) => {
  it('lose nothing: every release is in the chain, and the pointer is the newest', async () => {
    const site = await newInstallation({ store: await open() });
    const publish = async (app: string) => {
      for (const minor of [0, 1, 2]) {
        const tree = buildTree({ app, version: `1.${minor}.0` });
        valueOf(await publishRemote(site, tree, { canaryPercent: null, source: null }));
      }
    };
    await Promise.all([publish('mf-swap'), publish('mf-pool')]);
    expect(valueOf(await readBaseChain(site.store.read, site.keys))).toHaveLength(7);
    const pointer = new TextDecoder().decode((await site.store.read('release.json')) ?? new Uint8Array());
    expect(pointer).toContain('"generation":7');
    expect(pointer.match(/"version":"1\.2\.0"/g)).toHaveLength(2);
  });
});

describe('what a process leaves behind that dies', () => {
  // DELIVERY-20
  it('between its generation and the pointer: the next one goes on from there, the doctor mends', async () => {
    const site = await newInstallation();
    const before = await site.store.readVersioned('release.json');
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
    const current = await site.store.readVersioned('release.json');
    await site.store.replace('release.json', before?.bytes ?? new Uint8Array(), current?.version ?? null);
    const findings = await checkRelease(site);
    expect(findings.filter(({ verdict }) => verdict !== 'good').map(({ text }) => text)[0]).toBe(
      'release.json was behind and has been moved',
    );
    await site.store.replace('release.json', before?.bytes ?? new Uint8Array(), current?.version ?? null);
    valueOf(await publishRemote(site, buildTree({ app: 'mf-pool', version: '1.0.0' }), { canaryPercent: null, source: null }));
    expect(valueOf(await readBaseChain(site.store.read, site.keys))).toHaveLength(3);
  });

  it('with the lock in its hand: others get past it', async () => {
    const site = await newInstallation();
    const longAgo = Date.now() - 60_000;
    writeFileSync(join(site.root, '.tmp/lock'), `${longAgo} 1 gone`);
    valueOf(await publishRemote(site, buildTree({ app: 'mf-swap', version: '1.0.0' }), { canaryPercent: null, source: null }));
    expect(existsSync(join(site.root, '.tmp/lock'))).toBe(false);
  });
});

// DELIVERY-15
it('a store that ignores conditions fails the doctor', async () => {
  const store = valueOf(await openStore(`s3://bucket/x?endpoint=${unfit.endpoint}`));
  const found = await verdicts(store);
  expect(found).toContain('bad: the store lets a second write replace the first');
  expect(found).toContain('bad: of eight writers at once 8 think that they won');
  expect(found).toContain('bad: the store ignores the condition of a replacement');
});

it('a store that does not answer fails the doctor', async () => {
  const store = valueOf(await openStore(`git+${temporaryFolder()}/nowhere#site`, temporaryFolder()));
  expect((await verdicts(store))[0]).toMatch(/^bad: the store does not answer/);
});

it('the files store writes nothing outside its folder', async () => {
  const store = valueOf(await openStore(temporaryFolder()));
  await expect(store.createAll(new Map([['../escape', bytes('x')]]))).rejects.toThrow(RangeError);
});

it('a kind of store that does not exist is refused', async () => {
  expect(await openStore('ftp://x')).toMatchObject({ ok: false, error: { code: 'usage' } });
});
