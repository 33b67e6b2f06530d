import {
  DeleteObjectCommand,
  GetObjectCommand,
  ListObjectsV2Command,
  PutObjectCommand,
  S3Client,
  S3ServiceException,
} from '@aws-sdk/client-s3';
import { cacheControlOf, contentTypeOf } from '../../edge/filePolicy';
import { writtenUnlessBrokenOff } from './brokenOff';
import { LOCK_OBJECT, withObjectLock } from './objectLock';
import type { Bytes, ReleaseStore, StillSo, VersionedFile } from './releaseStore';
import { StoreDenied } from './storeDenied';

/** Where the bucket is; credentials come from the environment, as for every AWS client. */
export interface S3Place {
  readonly bucket: string;
  /** Key prefix inside the bucket, empty or ending in a slash. */
  readonly prefix: string;
  /** For engines other than AWS. */
  readonly endpoint?: string;
  readonly region: string;
}

function hasStatus(error: unknown, ...statuses: readonly number[]): boolean {
  return error instanceof S3ServiceException && statuses.includes(error.$metadata.httpStatusCode ?? 0);
}

interface PutCondition {
  readonly IfNoneMatch?: string;
  readonly IfMatch?: string;
}

/** A store in an S3-compatible bucket that honours `If-None-Match: *` and `If-Match` (`doctor` proves it). */
export function createS3Store(place: S3Place): ReleaseStore {
  const client = new S3Client({ region: place.region, ...(place.endpoint ? { endpoint: place.endpoint, forcePathStyle: true } : {}) });
  client.middlewareStack.add(
    (next) => (request) =>
      next(request).catch((error: unknown) => {
        throw error instanceof S3ServiceException && hasStatus(error, 401, 403)
          ? new StoreDenied(`the bucket refuses this machine: ${error.name}`, { cause: error })
          : error;
      }),
    { step: 'initialize', name: 'denied' },
  );
  const at = (path: string) => ({ Bucket: place.bucket, Key: `${place.prefix}${path}` });

  async function readVersioned(path: string): Promise<VersionedFile | null> {
    try {
      const answer = await client.send(new GetObjectCommand(at(path)));
      return { bytes: (await answer.Body?.transformToByteArray()) ?? new Uint8Array(), version: answer.ETag ?? '' };
    } catch (error) {
      if (hasStatus(error, 404)) return null;
      throw error;
    }
  }

  /** False when the condition did not hold; 409 is the engine's word for a race that it did not decide, so it counts as lost. */
  async function put(path: string, bytes: Bytes, condition: PutCondition, abortSignal?: AbortSignal): Promise<boolean> {
    const served = encodedName(path);
    try {
      await client.send(
        new PutObjectCommand({ ...at(path), Body: bytes, CacheControl: cacheControlOf(`/${path}`), ...served, ...condition }),
        { abortSignal },
      );
      return true;
    } catch (error) {
      if (hasStatus(error, 404, 409, 412)) return false;
      throw error;
    }
  }

  const remove = async (path: string) => void (await client.send(new DeleteObjectCommand(at(path))));
  const NEW: PutCondition = { IfNoneMatch: '*' };
  const putNew = (path: string, bytes: Bytes) => put(path, bytes, NEW);

  /** A bucket decides one object at a time: writers that rest on others hold a lock while they look and write. */
  function putWhile(still: readonly StillSo[], path: string, bytes: Bytes, condition: PutCondition): Promise<boolean> {
    const lock = {
      read: readVersioned,
      create: putNew,
      remove,
      replace: (name: string, mark: Bytes, held: string) => put(name, mark, { IfMatch: held }),
    };
    return withObjectLock(lock, async ({ isLate, signal }) => {
      for (const { path: other, version } of still) if (((await readVersioned(other))?.version ?? null) !== version) return false;
      if (isLate()) throw new Error(`the bucket answers too slowly to write ${path} safely: nothing was written; run it again`);
      const write = () => put(path, bytes, condition, signal);
      return writtenUnlessBrokenOff({ path, bytes, signal, write, read: async () => (await readVersioned(path))?.bytes ?? null });
    });
  }

  return {
    description: `the bucket ${place.bucket}, below ${place.prefix || '/'}`,
    read: async (path) => (await readVersioned(path))?.bytes ?? null,
    readVersioned,
    async createAll(files, still) {
      const existing: string[] = [];
      for (const [path, bytes] of files)
        if (!(await (still ? putWhile(still, path, bytes, NEW) : putNew(path, bytes)))) existing.push(path);
      return existing;
    },
    async replace(path, bytes, expected, still) {
      const condition = expected === null ? NEW : { IfMatch: expected };
      const done = await (still ? putWhile(still, path, bytes, condition) : put(path, bytes, condition));
      return done ? 'replaced' : 'conflict';
    },
    async list(prefix) {
      const paths: string[] = [];
      let token: string | undefined;
      do {
        const page = await client.send(
          new ListObjectsV2Command({ Bucket: place.bucket, Prefix: `${place.prefix}${prefix}`, ContinuationToken: token }),
        );
        for (const item of page.Contents ?? []) if (item.Key) paths.push(item.Key.slice(place.prefix.length));
        token = page.IsTruncated ? page.NextContinuationToken : undefined;
      } while (token);
      return paths.filter((path) => path !== LOCK_OBJECT).sort();
    },
    remove,
  };
}

/** Type and encoding of an object: a precompressed copy has the type of its original. */
function encodedName(path: string): { ContentType: string; ContentEncoding?: string } {
  const match = /^(.*)\.(br|gz)$/.exec(path);
  if (!match?.[1]) return { ContentType: contentTypeOf(path) };
  return { ContentType: contentTypeOf(match[1]), ContentEncoding: match[2] === 'br' ? 'br' : 'gzip' };
}
