import { accessSync, constants } from 'node:fs';
import { setTimeout as delay } from 'node:timers/promises';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** The log that `--beacons` names, when it can be read: one that is not there is not one without failures. Refusal: `file_missing`. */
export function beaconLog(path: string): Result<string, Refusal> {
  try {
    accessSync(path, constants.R_OK);
    return ok(path);
  } catch {
    return refuse('file_missing', `${path} cannot be read; --beacons must name the log that the edge writes`);
  }
}

const LOOK_MS = 1000;

/** Waits until the edge has begun its log, and says so once; false when it is asked to end first. */
export async function untilLogged(path: string, say: (text: string) => void, signal: AbortSignal): Promise<boolean> {
  for (let looks = 0; !signal.aborted; looks += 1) {
    const log = beaconLog(path);
    if (log.ok) return true;
    if (looks === 0) say(`waiting, nothing is watched and nothing renewed: ${log.error.detail}`);
    await delay(LOOK_MS, undefined, { signal }).catch(() => undefined);
  }
  return false;
}
