import { randomUUID } from 'node:crypto';
import { link, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { setTimeout as delay } from 'node:timers/promises';
import { hasErrorCode } from './errorCode';

const STALE_MS = 10_000;
const GIVE_UP_MS = 60_000;

async function takeLock(path: string, mark: string): Promise<boolean> {
  const source = `${path}.${randomUUID()}`;
  await writeFile(source, mark);
  try {
    await link(source, path);
    return true;
  } catch (error) {
    if (hasErrorCode(error, 'EEXIST')) return false;
    throw error;
  } finally {
    await rm(source, { force: true });
  }
}

/** Moves a lock aside whose holder is long gone. If another one had taken it meanwhile, that one's mark is put back. */
async function breakStaleLock(path: string): Promise<void> {
  const mark = await readFile(path, 'utf8').catch(() => null);
  if (mark === null || Date.now() - Number(mark.split(' ')[0]) < STALE_MS) return;
  const aside = `${path}.${randomUUID()}`;
  await rename(path, aside).catch(() => undefined);
  const moved = await readFile(aside, 'utf8').catch(() => null);
  if (moved !== null && moved !== mark) await link(aside, path).catch(() => undefined);
  await rm(aside, { force: true });
}

async function releaseLock(path: string, mark: string): Promise<void> {
  const current = await readFile(path, 'utf8').catch(() => null);
  if (current === mark) await rm(path, { force: true });
}

/** Runs the work while this process alone holds the lock file; waits for others, and past a holder that died. Rejects after a minute. */
export async function withFileLock<T>(path: string, work: () => Promise<T>): Promise<T> {
  const started = Date.now();
  let mark = `${Date.now()} ${process.pid} ${randomUUID()}`;
  while (!(await takeLock(path, mark))) {
    if (Date.now() - started > GIVE_UP_MS) throw new Error(`the lock ${path} stays taken`);
    await breakStaleLock(path);
    await delay(1 + Math.random() * 4);
    mark = `${Date.now()} ${process.pid} ${randomUUID()}`;
  }
  try {
    return await work();
  } finally {
    await releaseLock(path, mark);
  }
}
