import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';

const root = resolve(__dirname, '../../..');

export interface Complaint {
  readonly ruleId: string | null;
  readonly message: string;
}

/** What lint says of each text, as if it stood at that path of the repository; one process for all of them. */
export function lintTexts(files: readonly { readonly path: string; readonly text: string }[]): readonly (readonly Complaint[])[] {
  const script = resolve(__dirname, 'lintEach.mjs');
  const { status, stdout, stderr } = spawnSync(process.execPath, [script], { cwd: root, input: JSON.stringify(files), encoding: 'utf8' });
  if (status !== 0) throw new Error(stderr);
  return JSON.parse(stdout);
}
