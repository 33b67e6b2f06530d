import { tmpdir } from 'node:os';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { createFilesStore } from './filesStore';
import type { ReleaseStore } from './releaseStore';

function splitQuery(address: string): { readonly place: string; readonly query: URLSearchParams } {
  const [place = '', query = ''] = address.split('?');
  return { place, query: new URLSearchParams(query) };
}

async function openS3(address: string): Promise<ReleaseStore> {
  const { place, query } = splitQuery(address);
  const [bucket = '', ...rest] = place.slice('s3://'.length).split('/');
  const prefix = rest
    .filter((part) => part !== '')
    .map((part) => `${part}/`)
    .join('');
  const { createS3Store } = await import('./s3Store');
  const endpoint = query.get('endpoint');
  return createS3Store({ bucket, prefix, region: query.get('region') ?? 'us-east-1', ...(endpoint ? { endpoint } : {}) });
}

/** Opens `s3://bucket/prefix?endpoint=…&region=…`, `git+<repository>#branch`, or a folder (deploy/docs/stores.md). Refusal: `usage`. */
export async function openStore(address: string, workFolder: string = tmpdir()): Promise<Result<ReleaseStore, Refusal>> {
  if (address.startsWith('s3://')) return ok(await openS3(address));
  if (address.startsWith('git+')) {
    const [repository = '', branch = 'releases'] = address.slice('git+'.length).split('#');
    const { createGitStore } = await import('./gitStore');
    return ok(await createGitStore({ repository, branch, workFolder }));
  }
  if (/^[a-z0-9+]+:\/\//.test(address)) return refuse('usage', `no such kind of store: ${address}`);
  return ok(createFilesStore(address));
}
