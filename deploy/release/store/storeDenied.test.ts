import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startConditionalS3 } from '../testing/conditionalS3';
import { temporaryFolder, valueOf } from '../testing/fixtures';
import { openStore } from './openStore';
import { create } from './releaseStore';
import { isDenied, StoreDenied } from './storeDenied';

const bytes = new TextEncoder().encode('base');
const causeOf = (work: Promise<unknown>) =>
  work.then(
    () => null,
    (cause: unknown) => cause,
  );

// DELIVERY-16
describe('a store that refuses this machine is told from one that is not reached', () => {
  it('a bucket, at every kind of request', async () => {
    process.env['AWS_ACCESS_KEY_ID'] = 'test';
    process.env['AWS_SECRET_ACCESS_KEY'] = 'test';
    const bucket = await startConditionalS3({ port: 19_024 });
    const store = valueOf(await openStore(`s3://bucket/denied?endpoint=${bucket.endpoint}`));
    expect(await create(store, 'r/1.json', bytes)).toBe(true);
    bucket.deny();
    const requests = [store.read('r/1.json'), create(store, 'r/2.json', bytes), store.list('r/'), store.remove('r/1.json')];
    for (const cause of await Promise.all(requests.map(causeOf))) {
      expect(isDenied(cause)).toBe(true);
      expect(String(cause)).toContain('the bucket refuses this machine: AccessDenied');
    }
    await bucket.stop();
    expect(isDenied(await causeOf(store.read('r/1.json')))).toBe(false);
  });

  it('a repository', async () => {
    const repository = temporaryFolder();
    execFileSync('git', ['init', '--bare', '--quiet', repository]);
    // The machine may read there, and is refused by the host before git hears of what it would write.
    const ssh = join(temporaryFolder(), 'ssh');
    const refusal = 'echo "ERROR: Permission to site.git denied to robot." >&2; exit 128';
    writeFileSync(ssh, `#!/bin/sh\ncase "$*" in *git-receive-pack*) ${refusal};; esac\nfor last; do :; done\neval "$last"\n`);
    chmodSync(ssh, 0o755);
    process.env['GIT_SSH_COMMAND'] = ssh;
    process.env['GIT_SSH_VARIANT'] = 'simple';
    const store = valueOf(await openStore(`git+ssh://host${repository}#site`, temporaryFolder()));
    expect(isDenied(await causeOf(create(store, 'r/1.json', bytes)))).toBe(true);
    delete process.env['GIT_SSH_COMMAND'];
    delete process.env['GIT_SSH_VARIANT'];
    const gone = valueOf(await openStore(`git+${repository}/none#site`, temporaryFolder()));
    expect(isDenied(await causeOf(gone.read('r/1.json')))).toBe(false);
  });

  it.each([
    [new StoreDenied('403'), true],
    [Object.assign(new Error('read-only file system'), { code: 'EROFS' }), true],
    [Object.assign(new Error('permission denied'), { code: 'EACCES' }), true],
    [Object.assign(new Error('disk is full'), { code: 'ENOSPC' }), false],
    [new Error('503'), false],
    ['403', false],
  ])('%s: %s', (cause, denied) => {
    expect(isDenied(cause)).toBe(denied);
  });
});
