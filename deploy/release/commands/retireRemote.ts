import type { ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { commitBase } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** Takes a section off the map with all its builds: new visits have no link and no path of it; pages in which it runs keep it until they are left. Refusals: `frozen`, `unknown_remote`. */
export function retireRemote(context: ReleaseContext, remote: string): Promise<Result<ReleaseBase, Refusal>> {
  return commitBase(context, (base, ops) => {
    if (ops.frozen) return refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"');
    if (!Object.hasOwn(base.remotes, remote)) return refuse('unknown_remote', `no section ${remote} is published`);
    const { [remote]: _retired, ...remotes } = base.remotes;
    return ok({ shells: base.shells, remotes });
  });
}
