import { readFileSync } from 'node:fs';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { parseJsonBytes } from '../map/parseJson';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** The JSON in a file that a command line names. Refusals, both with its path: `file_missing`, `bad_facts` for a text that is none or was cut off. */
export function readJsonFile(path: string): Result<unknown, Refusal> {
  let bytes: Uint8Array;
  try {
    bytes = readFileSync(path);
  } catch {
    return refuse('file_missing', `${path} cannot be read`);
  }
  const json = parseJsonBytes(bytes);
  return json === undefined ? refuse('bad_facts', `${path} is no JSON, or was cut off`) : ok(json);
}
