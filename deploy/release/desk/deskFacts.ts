import { satisfiesRange } from '@dex/mf-shared/release';
import type { Beacon, Canary, Release, ReleaseBase, ReleaseOps, ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { listKeys } from '../keys/keyRing';
import type { ListedKey } from '../keys/keyRing';
import type { ReleaseContext } from '../map/commit';
import { effectiveRemote } from '../map/effective';
import { readBaseChain, readOpsChain } from '../map/readChain';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { sectionHealth } from './armHealth';
import type { HealthRead } from './armHealth';
import { baseLines, changesIn, opsLines } from './changesOf';
import type { MapChange } from './changesOf';

/** One section as the desk shows it. */
export interface DeskSection {
  readonly name: string;
  /** What visitors get, the reductions applied. */
  readonly stable: Release;
  readonly canary: Canary | null;
  /** A canary of the map that nobody gets: aborted or revoked. */
  readonly heldBack: Release | null;
  readonly history: readonly Release[];
  /** The newest change of this section; null for one that was never changed. */
  readonly since: MapChange | null;
  readonly health: HealthRead;
  /** Each live shell, and whether it offers what the builds that are shown need. */
  readonly shells: readonly { readonly shell: ShellRelease; readonly fits: boolean }[];
}

export interface DeskFacts {
  /** Seconds since 1970. */
  readonly now: number;
  readonly base: ReleaseBase;
  readonly ops: ReleaseOps;
  readonly sections: readonly DeskSection[];
  /** How the shells fare: the page of the site, and its canary. */
  readonly shellHealth: HealthRead;
  readonly changes: readonly MapChange[];
  readonly keys: readonly ListedKey[];
}

function sectionOf(
  name: string,
  base: ReleaseBase,
  ops: ReleaseOps,
  changes: readonly MapChange[],
  beacons: readonly Beacon[] | null,
): DeskSection[] {
  const [written, current] = [base.remotes[name], effectiveRemote(base, ops, name)];
  if (!written || !current) return [];
  const shownBuilds = [current.stable, ...(current.canary ? [current.canary.release] : [])];
  return [
    {
      name,
      stable: current.stable,
      canary: current.canary ?? null,
      heldBack: written.canary && !current.canary ? written.canary.release : null,
      history: current.history,
      since: changes.find(({ lines }) => lines.some((line) => line.startsWith(`${name}: `))) ?? null,
      health: sectionHealth(beacons, base, name),
      shells: base.shells.map((shell) => ({
        shell,
        fits: shownBuilds.every(({ requires }) => satisfiesRange(shell.shared, requires['mf-shared'])),
      })),
    },
  ];
}

/** All that the desk shows, from the whole chain and the beacons that the edge logged, null when no log was read. Refusals: `map_refused`, `broken_chain`, `not_initialised`. */
export async function deskFacts(
  { store, keys, now }: ReleaseContext,
  beacons: readonly Beacon[] | null,
): Promise<Result<DeskFacts, Refusal>> {
  const [bases, reductions] = [await readBaseChain(store.read, keys), await readOpsChain(store.read, keys)];
  if (!bases.ok) return bases;
  if (!reductions.ok) return reductions;
  const [base, ops] = [bases.value.at(-1)?.signed.value, reductions.value.at(-1)?.signed.value];
  if (!base || !ops) return refuse('not_initialised', 'the store holds no signed release map; run "init" first');
  const changes = [
    ...changesIn(
      'map',
      bases.value.map(({ signed }) => signed.value),
      baseLines,
    ),
    ...changesIn(
      'reductions',
      reductions.value.map(({ signed }) => signed.value),
      opsLines,
    ),
  ].sort((a, b) => b.issued - a.issued || b.generation - a.generation);
  const sections = Object.keys(base.remotes)
    .sort()
    .flatMap((name) => sectionOf(name, base, ops, changes, beacons));
  return ok({ now: now(), base, ops, sections, shellHealth: sectionHealth(beacons, base, 'shell'), changes, keys: listKeys(keys) });
}
