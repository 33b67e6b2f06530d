import { turnedBack, turnsOf } from '@dex/mf-shared/release';
import type { ReleaseBase } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { BASE_LIFE_SECONDS, everRevoked, leastOf } from './commit';
import { documentsOf } from './releaseState';
import type { ReleaseState } from './releaseState';

/** How long a proposal may wait for its signatures, in hours. */
const PROPOSAL_HOURS = 48;

function timesFit({ issued, expires }: ReleaseBase, now: number): Result<null, Refusal> {
  if (expires - issued !== BASE_LIFE_SECONDS)
    return refuse('bad_facts', `the proposal would live ${(expires - issued) / 86_400} days; a base lives ${BASE_LIFE_SECONDS / 86_400}`);
  if (issued > now) return refuse('bad_facts', 'the proposal is dated in the future; look at the clocks of both machines');
  return now - issued <= PROPOSAL_HOURS * 3600
    ? ok(null)
    : refuse('conflict', `the proposal is older than ${PROPOSAL_HOURS} hours; propose it again`);
}

/** A floor that sinks lets old documents pass; one above what exists would make every page refuse the map. */
function floorFits(kind: string, floor: number, before: number, newest: number): Result<null, Refusal> {
  if (floor >= before && floor <= newest) return ok(null);
  return refuse(
    'bad_facts',
    `the proposal asks for ${kind} ${floor} or newer; the base in force asks for ${before}, the newest is ${newest}`,
  );
}

/**
 * Checks what no command lets its user choose, in a proposed base: how long it lives, when it was issued, that every build ever revoked stays so, that the
 * floors of other documents and the numbers of the teams' consents do not sink (DELIVERY-9). A first signer could have written anything there.
 * Refusals: `bad_facts`, `conflict`, `not_initialised`.
 */
export function fitsTerms(state: ReleaseState, after: ReleaseBase, now: number): Result<null, Refusal> {
  const documents = documentsOf(state);
  if (!documents.ok) return documents;
  const { base, ops } = documents.value;
  const times = timesFit(after, now);
  if (!times.ok) return times;
  const named = after.revoked ?? [];
  const forgotten = everRevoked(base, ops).find(({ remote, id }) => !named.some((entry) => entry.remote === remote && entry.id === id));
  if (forgotten)
    return refuse('conflict', `${forgotten.remote} ${forgotten.id} was revoked, which the proposal does not say; propose it again`);
  const newest = leastOf(state);
  const opsFloor = floorFits('reductions', after.least?.ops ?? 0, base.least?.ops ?? 0, newest.ops);
  if (!opsFloor.ok) return opsFloor;
  const configFloor = floorFits('settings', after.least?.config ?? 0, base.least?.config ?? 0, newest.config);
  if (!configFloor.ok) return configFloor;
  const back = turnedBack(turnsOf(after), turnsOf(base));
  return back === null ? ok(null) : refuse('bad_facts', `the proposal shows an older state of ${back} than the base in force`);
}
