import { createHash } from 'node:crypto';
import type { Bytes, ReleaseStore } from './releaseStore';

/** A site as its visitors see it, for machines that read what is live and write nothing: every method that writes or lists rejects. */
export function createServedStore(site: string, read: (path: string) => Promise<Bytes | null>): ReleaseStore {
  const refused = () => Promise.reject(new Error(`${site} can only be read`));
  return {
    description: site,
    read,
    async readVersioned(path) {
      const bytes = await read(path);
      return bytes && { bytes, version: createHash('sha256').update(bytes).digest('hex') };
    },
    createAll: refused,
    replace: refused,
    list: refused,
    remove: refused,
  };
}
