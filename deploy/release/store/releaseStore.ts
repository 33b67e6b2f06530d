/** File content as it is stored. */
export type Bytes = Uint8Array;

/** A file that is replaced in place, with the mark that a later `replace` must give. */
export interface VersionedFile {
  readonly bytes: Bytes;
  readonly version: string;
}

/** What a write rests on: the file at `path` is still the one with this version; null: there is none. */
export interface StillSo {
  readonly path: string;
  readonly version: string | null;
}

/**
 * A place that holds the site: paths without a leading slash (`a/swap/…`, `r/7.json`, `release.json`). The engine behind it decides races; every
 * method rejects when the engine cannot be reached.
 */
export interface ReleaseStore {
  /** For messages: kind and place. */
  readonly description: string;
  read(path: string): Promise<Bytes | null>;
  readVersioned(path: string): Promise<VersionedFile | null>;
  /**
   * Writes files in the given order, each only if it does not exist; gives the paths that existed and were left as they are. With `still`, which is for
   * one file, nothing is written unless all of that holds too, and of writers who each rest on what the other writes one wins.
   */
  createAll(files: ReadonlyMap<string, Bytes>, still?: readonly StillSo[]): Promise<readonly string[]>;
  /** Replaces a file whose version is still `expected` (null: does not exist), with `still` as above; a reader sees the old or the new file, whole. */
  replace(path: string, bytes: Bytes, expected: string | null, still?: readonly StillSo[]): Promise<'replaced' | 'conflict'>;
  /** All paths below the prefix, sorted. */
  list(prefix: string): Promise<readonly string[]>;
  remove(path: string): Promise<void>;
}

/** Writes one file if it does not exist, and if what it rests on is still so: true when this call wrote it. */
export async function create(store: ReleaseStore, path: string, bytes: Bytes, still?: readonly StillSo[]): Promise<boolean> {
  return (await store.createAll(new Map([[path, bytes]]), still)).length === 0;
}
