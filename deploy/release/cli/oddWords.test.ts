import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { publishRemote } from '../commands/publishRemote';
import { addKey } from '../keys/rotation';
import { createKeyFolder, keepNewKey, readKeyFolder } from '../keys/keyFolder';
import { codeOf, newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { swap, withStableSwap } from '../testing/site';
import { edge } from './edgeCommand';
import { inspectionCommands, monitor } from './inspectionCommands';
import { readInvocation } from './invocation';
import { keys, keysAlone } from './keysCommand';
import { loopCommands } from './loops';
import { releaseCommands } from './releaseCommands';

const wordsOf = (...words: string[]) => valueOf(readInvocation(words));
const onKeys = (site: Installation, ...words: string[]) => keys(site, wordsOf('keys', ...words, '--keys', site.keyFolder));

describe('words that a command cannot mean', () => {
  it.each(['../rates', 'Rates', 'ra tes', '', 'rates/'])('no key is made for a team of %j', async (name) => {
    const folder = temporaryFolder();
    const invocation = wordsOf('keys', 'new', 'team', name, '--keys', folder);
    expect(codeOf((await keysAlone(invocation)) ?? { ok: true, value: null })).toBe('usage');
    expect(codeOf(await createKeyFolder(folder, ['swap', name]))).toBe('unknown_remote');
    expect(readdirSync(folder)).toEqual([]);
  });

  it('a threshold of one and a half is refused: nobody could read that key set', async () => {
    const site = await newInstallation();
    const second = valueOf(await keepNewKey(site.keyFolder, 'release', null, site.now()));
    valueOf(await addKey(site.keyFolder, { role: 'release', remote: null }, second.trusted));
    for (const count of ['1.5', '0', '3', 'two']) expect(codeOf(await onKeys(site, 'threshold', 'release', count))).toBe('last_key');
    expect(codeOf(await readKeyFolder(site.keyFolder))).toBe('ok');
    expect(codeOf(await onKeys(site, 'threshold', 'release', '2'))).toBe('ok');
  });

  // a timer of more than 2^31 milliseconds ends at once, so such a job would write without a pause
  it.each(['0', '3600', '99999999', 'hourly'])('reductions are not renewed every %s seconds', async (every) => {
    const site = await newInstallation();
    const { renew } = loopCommands(() => undefined, AbortSignal.abort());
    const done = await renew?.(site, wordsOf('renew', '--every', every));
    expect(done && codeOf(done)).toBe('usage');
  });

  it.each([
    ['--listen', '80; return 444'],
    ['--listen', 'somewhere'],
    ['--redirect-from', '[::1]'],
    ['--server-name', 'dex.example; }'],
    ['--server-name', 'dex.example,-x'],
  ])('%s %j would be another line of the nginx file', async (option, text) => {
    expect(codeOf(await edge(await newInstallation(), wordsOf('edge', 'nginx', option, text)))).toBe('usage');
  });

  it('a site has several names and addresses in nginx, and one name in a cluster, whose watch asks it', async () => {
    const site = await newInstallation();
    const names = ['--server-name', 'dex.example,www.dex.example'];
    const text = valueOf(await edge(site, wordsOf('edge', 'nginx', ...names, '--listen', '8080,[::]:8080')));
    for (const line of ['listen 8080;', 'listen [::]:8080;', 'server_name dex.example www.dex.example;']) expect(text).toContain(line);
    for (const name of [names, ['--server-name', '_']])
      expect(codeOf(await edge(site, wordsOf('edge', 'kubernetes', ...name)))).toBe('usage');
  });
});

describe('what a command says when it is done', () => {
  const said = async (site: Installation, ...words: string[]) => {
    const command = { ...releaseCommands, ...inspectionCommands }[words[0] ?? ''];
    const done = await command?.(site, wordsOf(...words));
    return done?.ok ? done.value : JSON.stringify(done);
  };

  it('names what is shown from then on, an aborted canary that is back too', async () => {
    const site = await withStableSwap();
    const canary = valueOf(await publishRemote(site, swap('1.1.0'), { canaryPercent: 5, source: null }));
    expect(await said(site, 'percent', 'swap', '20')).toBe(
      'swap: the share is changed. Now: stable 1.0.0, canary 1.1.0 for 20 % of the users.',
    );
    expect(await said(site, 'abort', 'swap')).toBe('swap: the canary is off. Now: stable 1.0.0, no canary.');
    expect(await said(site, 'lift', 'swap', '--canary', canary.id)).toBe(
      'swap: cap and rollback are taken back. Now: stable 1.0.0, canary 1.1.0 for 20 % of the users.',
    );
    expect(await said(site, 'promote', 'swap')).toContain('Now: stable 1.1.0, no canary.');
    expect(await said(site, 'rollback', 'swap')).toContain('Now: stable 1.0.0, no canary.');
  });

  it('promises nothing where there is nothing: no garbage, no run-time file', async () => {
    const site = await newInstallation();
    expect(await said(site, 'gc')).toBe('nothing is to be removed');
    const doctor = await said(site, 'doctor');
    expect(doctor).toContain('no run-time file was ever set');
    expect(doctor).not.toContain('config.json');
  });

  it.each(['constructor', 'toString'])('has no releases of %s where no such section was published', async (name) => {
    const site = await newInstallation();
    const link = ['tester-link', name, '--site', 'https://dex.example/'];
    for (const words of [['lift', name], ['rollback', name], ['revoke', name, 'a'.repeat(32)], link])
      expect(await said(site, ...words)).toContain('has no');
  });
});

// DELIVERY-16
describe('a log that is not there', () => {
  const missing = () => join(temporaryFolder(), 'beacons.log');

  it('is no log without failures: neither watch nor desk goes by it', async () => {
    const site = await newInstallation();
    const loops = loopCommands(() => undefined, AbortSignal.timeout(60_000));
    for (const words of [
      ['watch', '--once', '--site', 'http://127.0.0.1:9'],
      ['desk', temporaryFolder()],
    ]) {
      const done = await loops[words[0] ?? '']?.(site, wordsOf(...words, '--beacons', missing()));
      expect(done && codeOf(done)).toBe('file_missing');
    }
  });

  it('is waited for by a watch that goes on, which renews nothing meanwhile', async () => {
    const site = await newInstallation();
    const [path, stop] = [missing(), new AbortController()];
    const said: string[] = [];
    const { watch } = loopCommands((text) => {
      said.push(text);
      stop.abort();
    }, stop.signal);
    const before = await site.store.list('o/');
    const done = await watch?.(site, wordsOf('watch', '--site', 'http://127.0.0.1:9', '--beacons', path));
    expect(done).toEqual({ ok: true, value: '0 alarms' });
    expect(said).toEqual([expect.stringContaining(`nothing is watched and nothing renewed: ${path} cannot be read`)]);
    expect(await site.store.list('o/')).toEqual(before);
  });
});

describe('a file that was cut off', () => {
  const cut = (path: string) => writeFileSync(path, readFileSync(path, 'utf8').slice(0, 40));
  const detailOf = (result: Awaited<ReturnType<typeof monitor>>) => (result.ok ? '' : `${result.error.code} ${result.error.detail}`);

  it('is named where it is a private key, with what to do', async () => {
    const site = await newInstallation();
    const [name = ''] = readdirSync(join(site.keyFolder, 'private')).filter((one) => one.startsWith('ops'));
    const path = join(site.keyFolder, 'private', name);
    cut(path);
    const read = await readKeyFolder(site.keyFolder);
    expect(read.ok ? '' : read.error.detail).toContain(`${path} is not a whole private key`);
    expect(codeOf(await onKeys(site, 'threshold', 'release', '1'))).toBe('missing_key');
  });

  it('is named where it is what the monitor remembers: a replay would go unseen', async () => {
    const site = await newInstallation();
    const memory = join(temporaryFolder(), 'seen.json');
    writeFileSync(memory, '{"generation": 3, ');
    const words = ['monitor', '--site', 'http://127.0.0.1:9', '--memory', memory, '--keys', site.keyFolder];
    expect(detailOf(await monitor(wordsOf(...words)))).toContain(`bad_facts ${memory} is not what the monitor wrote`);
  });

  it('is named where it is a run-time file or a public key', async () => {
    const site = await newInstallation();
    const file = join(temporaryFolder(), 'settings.json');
    writeFileSync(file, '{"chains": ');
    expect(detailOf(await edge(site, wordsOf('edge', 'headers', '--config', file)))).toBe(`bad_facts ${file} is no JSON, or was cut off`);
    expect(detailOf(await onKeys(site, 'rotate', 'release', '--public', file))).toBe(`bad_facts ${file} is no JSON, or was cut off`);
  });
});
