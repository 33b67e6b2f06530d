import { integrityOf } from '../artifact/buildTree';
import type { ReadFile } from '../map/readChain';
import type { Bytes } from '../store/releaseStore';

/** The forms in which a browser may ask for a file: as it is, and the two compressed copies. */
export const ENCODINGS = ['identity', 'br', 'gzip'] as const;
export type Encoding = (typeof ENCODINGS)[number];

/** What a site answers, unpacked. */
export interface ServedAnswer {
  readonly status: number;
  readonly headers: { get(name: string): string | null };
  /** Null when the answer says that it is compressed and cannot be unpacked. */
  readonly body: Bytes | null;
}

/** A site as its visitors' browsers see it. Every method rejects when it cannot be reached. */
export interface SiteReader {
  /** One address (a path without a leading slash) in one encoding. A redirect is an answer like any other. */
  ask(path: string, encoding: Encoding): Promise<ServedAnswer>;
  /** A file as it is; null if it is not there. */
  readonly read: ReadFile;
  /** What is wrong with a file, in any encoding, whose content must have this hash. */
  faultsOfFile(path: string, integrity: string): Promise<string[]>;
  /** What is wrong with the compressed copies of a file: each must unpack to what is served without compression. */
  faultsOfCopies(path: string): Promise<string[]>;
}

const TIMEOUT_MS = 20_000;

/** Opens a site for looking. `get` is `fetch`, which unpacks what the answer says is compressed. */
export function createSiteReader(site: string, get: typeof fetch): SiteReader {
  async function ask(path: string, encoding: Encoding): Promise<ServedAnswer> {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const answer = await get(new URL(`/${path}`, site), { redirect: 'manual', signal, headers: { 'accept-encoding': encoding } });
    const body = await answer.arrayBuffer().then(
      (buffer) => new Uint8Array(buffer),
      () => null,
    );
    return { status: answer.status, headers: answer.headers, body };
  }
  async function read(path: string): Promise<Bytes | null> {
    const { status, body } = await ask(path, 'identity');
    return status === 200 ? body : null;
  }
  async function faultsOf(path: string, isRight: (body: Bytes) => boolean, encodings: readonly Encoding[]): Promise<string[]> {
    const faults: string[] = [];
    for (const encoding of encodings) {
      const { status, body } = await ask(path, encoding);
      const form = encoding === 'identity' ? '' : ` (${encoding})`;
      if (status !== 200) faults.push(`${path} is missing${form}`);
      else if (!body || !isRight(body)) faults.push(`${path} is changed${form}`);
    }
    return faults;
  }
  return {
    ask,
    read,
    faultsOfFile: (path, integrity) => faultsOf(path, (body) => integrityOf(body) === integrity, ENCODINGS),
    async faultsOfCopies(path) {
      const plain = await read(path);
      return plain ? faultsOf(path, (body) => Buffer.compare(body, plain) === 0, ['br', 'gzip']) : [];
    },
  };
}
