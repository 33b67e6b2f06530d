import { execFileSync } from 'node:child_process';
import { chmodSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { SignedBase } from '@dex/mf-shared/release';
import { setPercent } from '../commands/canaryCommands';
import { publishRemote } from '../commands/publishRemote';
import { rollback } from '../commands/reductionCommands';
import { publishSignedConfig, signConfig } from '../map/commitConfig';
import { cosign } from '../map/proposal';
import { storedBytes } from '../map/signedDocuments';
import { newInstallation, temporaryFolder, valueOf } from '../testing/fixtures';
import type { Installation } from '../testing/fixtures';
import { startConditionalS3 } from '../testing/conditionalS3';
import type { ConditionalS3 } from '../testing/conditionalS3';
import { STABLE, servedMap, swap } from '../testing/site';
import { openStore } from './openStore';
import { create } from './releaseStore';

let bucket: ConditionalS3;
process.env['AWS_ACCESS_KEY_ID'] = 'test';
process.env['AWS_SECRET_ACCESS_KEY'] = 'test';

beforeAll(async () => {
  bucket = await startConditionalS3({ port: 19_022 });
});
afterAll(() => bucket.stop());

async function siteWithHistory(): Promise<Installation> {
  const prefix = Math.random().toString(36).slice(2);
  const site = await newInstallation({ store: valueOf(await openStore(`s3://bucket/${prefix}?endpoint=${bucket.endpoint}`)) });
  for (const version of ['1.0.0', '1.1.0', '1.2.0']) valueOf(await publishRemote(site, swap(version), STABLE));
  return site;
}

// DELIVERY-15
describe('a bucket stores a generation and its answer is lost', () => {
  it('a rollback goes back one version, not two', async () => {
    const site = await siteWithHistory();
    bucket.loseNextAnswer('o/2.json');
    valueOf(await rollback(site, 'swap', null));
    const { base, ops } = await servedMap(site);
    expect(ops?.generation).toBe(2);
    expect(ops?.rollbacks).toMatchObject([{ remote: 'swap', to: base.remotes['swap']?.history[0]?.id }]);
  });

  it('a cosigned base is in force, with its pointer, and told so', async () => {
    const site = await siteWithHistory();
    valueOf(await publishRemote(site, swap('1.3.0'), { canaryPercent: 5, source: null }));
    const proposals: SignedBase[] = [];
    valueOf(await setPercent({ ...site, propose: (base) => void proposals.push(base) }, 'swap', 20));
    const [proposal] = proposals;
    if (!proposal) throw new Error('nothing was proposed');
    bucket.loseNextAnswer(`r/${proposal.value.generation}.json`);
    expect(valueOf(await cosign(site, proposal))).toMatchObject({ kind: 'committed' });
    expect((await servedMap(site)).base.remotes['swap']?.canary?.percent).toBe(20);
  });

  it('a run-time file that was signed elsewhere is in force', async () => {
    const site = await siteWithHistory();
    const signed = valueOf(await signConfig(site, { defaultChainId: 10 }));
    bucket.loseNextAnswer('c/1.json');
    valueOf(await publishSignedConfig(site, storedBytes(signed)));
    expect(Buffer.from((await site.store.read('config.json')) ?? []).toString()).toContain('"defaultChainId":10');
  });
});

it('a push that came through counts, though the connection broke before it was said', async () => {
  const repository = temporaryFolder();
  execFileSync('git', ['init', '--bare', '--quiet', repository]);
  const store = valueOf(await openStore(`git+${repository}#site`, temporaryFolder()));
  const hook = join(repository, 'hooks/post-receive');
  writeFileSync(hook, '#!/bin/sh\nrm -f "$0"\nkill -9 $PPID\n');
  chmodSync(hook, 0o755);
  expect(await create(store, 'r/1.json', new TextEncoder().encode('base'))).toBe(true);
  expect(Buffer.from((await store.read('r/1.json')) ?? []).toString()).toBe('base');
});

it('a push that did not come through is told', async () => {
  const repository = temporaryFolder();
  execFileSync('git', ['init', '--bare', '--quiet', repository]);
  const store = valueOf(await openStore(`git+${repository}#site`, temporaryFolder()));
  const hook = join(repository, 'hooks/pre-receive');
  writeFileSync(hook, '#!/bin/sh\nkill -9 $PPID\n');
  chmodSync(hook, 0o755);
  await expect(create(store, 'r/1.json', new TextEncoder().encode('base'))).rejects.toThrow();
  expect(await store.read('r/1.json')).toBeNull();
});
