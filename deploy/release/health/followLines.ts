import { open } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';

/** The lines of a growing file (from its end when `follow`), new ones as they are written; begins again when the file is rotated. Ends at the end unless `follow`. */
export async function* followLines(path: string, follow: boolean, signal?: AbortSignal): AsyncGenerator<string> {
  let rest = '';
  let position = follow ? await sizeOf(path) : 0;
  while (!signal?.aborted) {
    const text = await readFrom(path, position);
    if (text === null) position = 0;
    else position += text.length;
    const lines = (rest + (text ?? '')).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
    if (!follow) {
      if (rest !== '') yield rest;
      return;
    }
    await delay(500, undefined, { signal }).catch(() => undefined);
  }
}

async function sizeOf(path: string): Promise<number> {
  const file = await open(path, 'r').catch(() => null);
  const size = file ? (await file.stat()).size : 0;
  await file?.close();
  return size;
}

/** The text after a position; null when the file is shorter than that, so it is another one. Read byte for byte: beacons are ASCII. */
async function readFrom(path: string, position: number): Promise<string | null> {
  const file = await open(path, 'r').catch(() => null);
  if (!file) return '';
  try {
    const { size } = await file.stat();
    if (size < position) return null;
    const buffer = Buffer.alloc(size - position);
    const { bytesRead } = await file.read(buffer, 0, buffer.length, position);
    return buffer.subarray(0, bytesRead).toString('latin1');
  } finally {
    await file.close();
  }
}
