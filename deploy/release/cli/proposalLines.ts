import { canonicalJson, signedBaseSchema } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, ShellRelease } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { baseLines } from '../desk/changesOf';
import { isSameState } from '../map/consents';

type Entry = Release | ShellRelease;

const named = ({ version, id }: Entry): string => `${version} (${id.slice(0, 8)})`;

/** Every build of a base once, by its section and id. */
function buildsOf({ shells, remotes }: ReleaseBase): ReadonlyMap<string, Entry> {
  const of = (section: string, entries: readonly Entry[]) => entries.map((entry) => [`${section}: ${entry.id}`, entry] as const);
  const sections = Object.entries(remotes).flatMap(([section, { stable, canary, history }]) =>
    of(section, [...history, ...(canary ? [canary.release] : []), stable]),
  );
  return new Map([...of('shell', shells), ...sections]);
}

/** Builds that keep their id while what is written of them differs. */
function factLines(before: ReleaseBase, after: ReleaseBase): string[] {
  const known = buildsOf(before);
  return [...buildsOf(after)].flatMap(([name, { team, ...facts }]) => {
    const old = known.get(name);
    if (!old) return [];
    const { team: oldTeam, ...oldFacts } = old;
    return [
      ...(canonicalJson(facts) === canonicalJson(oldFacts) ? [] : [`${name} has other facts than before`]),
      ...(canonicalJson(team ?? null) === canonicalJson(oldTeam ?? null) ? [] : [`${name} has other signatures of its team`]),
    ];
  });
}

function sectionLines(name: string, before: ReleaseBase, after: ReleaseBase): string[] {
  const [old, now] = [before.remotes[name], after.remotes[name]];
  const [turn, oldTurn] = [after.consents?.[name]?.turn ?? 0, before.consents?.[name]?.turn ?? 0];
  const expected = oldTurn + (oldTurn > 0 && isSameState(before, after, name) ? 0 : 1);
  const ids = (list: readonly Release[]) => list.map(({ id }) => id).join();
  const lines: string[] = [];
  if (now && ids(now.history) !== ids(old?.history ?? [])) lines.push(`${name}: history ${now.history.map(named).join(', ') || 'empty'}`);
  if (now?.canary) {
    const { release, salt } = now.canary;
    const salted = old?.canary?.release.id === release.id ? old.canary.salt : release.id;
    if (salt !== salted) lines.push(`${name}: the canary goes to another crowd (${salt})`);
  }
  if (turn !== expected && turn > 0) lines.push(`${name}: number of its state ${oldTurn} → ${turn}`);
  return lines;
}

function crowdLines(old: ReleaseBase['shellCanary'], now: ReleaseBase['shellCanary']): string[] {
  const salted = now?.id === old?.id ? old?.salt : now?.id;
  return now && now.salt !== salted ? [`shell: the canary goes to another crowd (${now.salt})`] : [];
}

/** True when the base holds members that this version of the command reads over: no line can tell them. */
function holdsUnknown(base: ReleaseBase): boolean {
  return canonicalJson(v.parse(signedBaseSchema, { value: base, signatures: [] }).value) !== canonicalJson(base);
}

/**
 * What a second person signs with a proposed base, line by line: builds and shares, and every other field that differs from the base in force, those left
 * out that every base has anew and `fitsTerms` holds within their bounds. No word of the first signer can end a line or move the cursor.
 */
export function proposalLines(before: ReleaseBase, after: ReleaseBase): readonly string[] {
  const names = new Set([...Object.keys(after.remotes), ...Object.keys(after.consents ?? {})]);
  const isNew = ({ remote, id }: { remote: string; id: string }) =>
    !(before.revoked ?? []).some((entry) => entry.remote === remote && entry.id === id);
  const order = ({ shells }: ReleaseBase, other: ReleaseBase) =>
    shells.flatMap(({ id }) => (other.shells.some((shell) => shell.id === id) ? [id] : [])).join();
  const { note } = after;
  const contents = [
    ...baseLines(before, after),
    ...(order(before, after) === order(after, before) ? [] : ['the live shells stand in another order']),
    ...crowdLines(before.shellCanary, after.shellCanary),
    ...[...names].sort().flatMap((name) => sectionLines(name, before, after)),
    ...factLines(before, after),
    ...(after.revoked ?? []).filter(isNew).map(({ remote, id }) => `${remote}: ${id.slice(0, 8)} revoked for good`),
  ];
  return [
    ...(contents.length > 0 ? contents : ['contents unchanged']),
    ...(holdsUnknown(after) ? ['it also holds what this command does not know: look at it with the newest one before you sign'] : []),
    ...(note && canonicalJson(note) !== canonicalJson(before.note ?? null) ? [`note of ${note.by}: ${note.why}`] : []),
  ].map((line) => line.replace(/\p{C}/gu, '?'));
}
