import { execFile } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { verifyReleaseMap } from '@dex/mf-shared/release';
import type { TrustedKeys } from '@dex/mf-shared/release';
import { readBuildTree } from './artifact/buildTree';
import { buildName, PROOF_MOUNTS } from './artifact/proof';
import { bundleForNode } from './bundle.mjs';
import { temporaryFolder, valueOf, writeBuild } from './testing/fixtures';

const folder = temporaryFolder();

interface Run {
  readonly code: number;
  readonly out: string;
  readonly complaint: string;
}

// the file that an image carries, in a folder with nothing beside it; it also starts in a quarter of the time of the sources
const command = join(folder, 'release.mjs');
beforeAll(() => bundleForNode(join(__dirname, 'main.ts'), command));

/** The command in a process of its own. */
function release(...words: string[]): Promise<Run> {
  const env = { ...process.env, RELEASE_STORE: join(folder, 'site'), RELEASE_KEYS: join(folder, 'keys') };
  return new Promise((resolve) => {
    execFile(process.execPath, [command, ...words], { env, cwd: folder }, (error, out, complaint) => {
      resolve({ code: error ? Number(error.code) : 0, out, complaint });
    });
  });
}

/** A report as the kit writes it, of a build in which it found nothing; gives its path. */
function provedBy(build: string, mounts = PROOF_MOUNTS): string {
  const path = join(folder, `kit-${mounts}.json`);
  writeFileSync(path, JSON.stringify({ remote: 'swap', build: buildName(valueOf(readBuildTree(build))), mounts, findings: [] }));
  return path;
}

const trustedNow = (): TrustedKeys => JSON.parse(readFileSync(join(folder, 'keys/trusted-keys.json'), 'utf8'));

/** What a page of a shell that was built with today's keys makes of the map in force. */
async function readToday(): Promise<string> {
  const text = readFileSync(join(folder, 'site/release.json'), 'utf8');
  const lastSeen = { generation: 0, opsGeneration: 0 };
  const map = await verifyReleaseMap({ text, trusted: trustedNow(), now: Math.floor(Date.now() / 1000), lastSeen });
  return map.ok ? map.value.standing : map.error.code;
}

/** Puts another release key in the place of the one that there is; what is in force is signed by both before, or not. Gives what the command said. */
async function releaseKeyReplaced(isSignedBefore: boolean): Promise<string> {
  const former = trustedNow().release.keys[0]?.id ?? '';
  await release('keys', 'rotate', 'release');
  if (isSignedBefore) await release('resign');
  return (await release('keys', 'drop', 'release', former)).out;
}

it('takes a new team from nothing to a canary and back', async () => {
  expect((await release('status')).complaint).toContain('refused (missing_key)');
  expect((await release('init')).complaint).toContain('DEV KEYS');
  const [first, second] = [writeBuild({ app: 'mf-swap', version: '1.0.0' }), writeBuild({ app: 'mf-swap', version: '1.1.0' })];
  expect((await release('publish', writeBuild({ app: 'shell', version: '1.0.0' }))).code).toBe(0);
  expect((await release('publish', first)).complaint).toContain('refused (not_proved): swap 1.0.0 is not proved: "npm run kit');
  expect((await release('publish', first, '--kit', provedBy(second))).complaint).toContain('of another build');
  expect((await release('publish', first, '--kit', provedBy(first))).out).toContain('mf-swap 1.0.0 is live');
  const signed = join(folder, 'swap.json');
  const made = await release('sign', second, '--kit', provedBy(second), '--canary', '5');
  expect(made).toMatchObject({ code: 0, complaint: expect.not.stringContaining('refused') });
  writeFileSync(signed, made.out);
  const unproved = await release('sign', second, '--kit', provedBy(second, 20));
  expect(unproved.complaint).toContain('opened the section 20 times, not 80');
  const published = await release('publish', second, '--signed', signed, '--canary', '5');
  expect(published).toMatchObject({ code: 0, complaint: expect.not.stringContaining('refused') });
  expect((await release('status')).out).toMatch(/swap +canary +1\.1\.0 .* 5 %/);
  const consent = join(folder, 'consent.json');
  writeFileSync(consent, (await release('consent', 'percent', 'swap', '20')).out);
  expect(await release('percent', 'swap', '20', '--consent', consent, '--why', 'no failure in a day')).toMatchObject({ code: 0 });
  expect(await release('canary', 'swap', '--steps', '20,10', '--hold', '2h')).toMatchObject({ code: 1 });
  expect((await release('canary', 'swap', '--steps', '20', '--hold', '2h')).out).toContain('20 % of the users');
  expect((await release('desk', join(folder, 'desk'))).code).toBe(0);
  expect(readFileSync(join(folder, 'desk/index.html'), 'utf8')).toContain('no failure in a day');
  expect((await release('promote', 'swap')).code).toBe(0);
  expect((await release('rollback', 'swap')).code).toBe(0);
  expect((await release('status')).out).toMatch(/swap +stable +1\.0\.0/);
  const settings = join(folder, 'settings.json');
  writeFileSync(settings, '{"defaultChainId":1}');
  expect((await release('config', 'check', settings)).out).toContain('+ 1');
  expect((await release('config', 'set', settings)).out).toContain('run-time file 1 is in force');
  writeFileSync(settings, '{"defaultChainId":7}');
  expect(await release('config', 'set', settings)).toMatchObject({ code: 1, complaint: expect.stringContaining('bad_settings') });
  expect((await release('keys', 'rotate', 'ops')).out).toContain('trusted beside the old key');
  expect((await release('keys', 'list')).out).toMatch(/team \* +[0-9a-f]{16}  36[45] days left, private key here/);
  expect((await release('resign')).out).toContain('signed by the keys of today');
  expect([await releaseKeyReplaced(true), await readToday()]).toEqual([
    expect.stringContaining('signed by keys that still count'),
    'fresh',
  ]);
  expect([await releaseKeyReplaced(false), await readToday()]).toEqual([expect.stringContaining('is NOT signed'), 'bad_signature']);
  await release('resign');
  expect(await readToday()).toBe('fresh');
  const checked = await release('doctor');
  expect([checked.code, checked.out]).toEqual([0, expect.not.stringContaining('BAD')]);
  expect((await release('edge', 'headers')).out).toMatch(/^content-security-policy: /);
  expect((await release('export', join(folder, 'out'))).out).toMatch(/^\d+ files written/);
});

it('teaches, and says what is wrong with a command line', async () => {
  expect((await release('--help')).out).toContain('A first release, a canary for 5 % and back');
  expect((await release('publish', '--help')).out).toMatch(/^publish <dist>/);
  expect(await release('nonsense')).toMatchObject({ code: 2, complaint: expect.stringContaining('no such command') });
  expect(await release('status', '--nonsense')).toMatchObject({ code: 2 });
  expect(await release('percent', 'swap', '101')).toMatchObject({ code: 1, complaint: expect.stringContaining('bad_percent') });
});
