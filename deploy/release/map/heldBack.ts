import type { ReleaseOps } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';

/** Nothing is released while a failure is looked into. Refusal: `frozen`. */
export function refusalOfFreeze({ frozen }: Pick<ReleaseOps, 'frozen'>): Result<null, Refusal> {
  return frozen ? refuse('frozen', 'releases are frozen after an integrity failure; look, then "unfreeze"') : ok(null);
}

/** A build that a reduction holds back would be published without effect: the person must take the reduction back first. Refusals: `revoked`, `canary_off`, `rolled_back`. */
export function refusalOfBuild(
  ops: Pick<ReleaseOps, 'revoked' | 'canariesOff' | 'rollbacks'>,
  remote: string,
  id: string,
  canary: boolean,
): Result<null, Refusal> {
  const isMine = (entry: { remote: string; id: string }) => entry.remote === remote && entry.id === id;
  if (ops.revoked.some(isMine)) return refuse('revoked', `${remote} ${id} was revoked`);
  if (ops.canariesOff.some(isMine))
    return refuse('canary_off', `this build was aborted; publish another one, or "lift ${remote} --canary ${id}" first`);
  if (!canary && ops.rollbacks.some((entry) => entry.remote === remote && entry.from === id)) {
    return refuse('rolled_back', `${remote} was rolled back from this build; "lift ${remote}" to bring it again`);
  }
  return ok(null);
}
