import type { Bytes } from './releaseStore';

/** A write that is broken off when the signal says so, and what reads the path again. */
interface BreakableWrite {
  readonly path: string;
  readonly bytes: Bytes;
  readonly signal: AbortSignal;
  /** False when the condition did not hold. */
  write(): Promise<boolean>;
  read(): Promise<Bytes | null>;
}

/**
 * Whether these bytes were written. A write that is broken off is ended for this process alone: the bucket may have stored it, so the path is read
 * again. Rejects when it is not there, since it may still come.
 */
export async function writtenUnlessBrokenOff({ path, bytes, signal, write, read }: BreakableWrite): Promise<boolean> {
  try {
    return await write();
  } catch (cause) {
    if (!signal.aborted) throw cause;
    const found = await read();
    if (found && Buffer.compare(found, bytes) === 0) return true;
    throw new Error(`the bucket did not say in time whether it wrote ${path}: see what is in force ("release status"), then run it again`, {
      cause,
    });
  }
}
