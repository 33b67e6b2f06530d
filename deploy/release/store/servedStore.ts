import type { Bytes, ReleaseStore } from './releaseStore';

/** A site as its visitors see it, for machines that read what is live and write nothing: every other method rejects. */
export function createServedStore(site: string, read: (path: string) => Promise<Bytes | null>): ReleaseStore {
  const refused = () => Promise.reject(new Error(`${site} can only be read`));
  return { description: site, read, readVersioned: refused, createAll: refused, replace: refused, list: refused, remove: refused };
}
