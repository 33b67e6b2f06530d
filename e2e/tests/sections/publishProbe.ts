import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { builtAt, repositoryRoot, runRelease } from '../../harness/deliverySite';

const PROBE = 'deploy/kit/mf-kitprobe';

/** Builds the kit's own section and publishes it, as `kitprobe`: the kit looks at others from there. */
export async function publishProbe(store: string): Promise<void> {
  execFileSync(process.execPath, ['deploy/run/build.mjs', PROBE], { cwd: repositoryRoot });
  await runRelease(store, ['publish', builtAt(join(repositoryRoot, PROBE))]);
}
