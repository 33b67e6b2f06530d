import type { Note, Release, ReleaseBase, ReleaseOps } from '@dex/mf-shared/release';

/** What one generation changed, in words; by whom and why, where its author said so. */
export interface MapChange {
  readonly kind: 'map' | 'reductions';
  readonly generation: number;
  /** Seconds since 1970. */
  readonly issued: number;
  readonly note: Note | null;
  readonly lines: readonly string[];
}

const named = ({ version, id }: Pick<Release, 'version' | 'id'>): string => `${version} (${id.slice(0, 8)})`;

function sectionLines(name: string, before: ReleaseBase | null, after: ReleaseBase): string[] {
  const [old, now] = [before?.remotes[name], after.remotes[name]];
  if (!now) return old ? [`${name}: gone`] : [];
  const lines: string[] = [];
  if (old?.stable.id !== now.stable.id) lines.push(`${name}: stable ${old ? `${named(old.stable)} → ` : ''}${named(now.stable)}`);
  const [oldCanary, canary] = [old?.canary, now.canary];
  if (canary && oldCanary?.release.id !== canary.release.id) lines.push(`${name}: canary ${named(canary.release)} for ${canary.percent} %`);
  else if (canary && oldCanary && oldCanary.percent !== canary.percent)
    lines.push(`${name}: canary ${oldCanary.percent} → ${canary.percent} %`);
  else if (!canary && oldCanary)
    lines.push(`${name}: canary ${named(oldCanary.release)} ${oldCanary.release.id === now.stable.id ? 'promoted' : 'gone'}`);
  return lines;
}

function shellCanaryLines(old: ReleaseBase['shellCanary'], { shells, shellCanary: now }: ReleaseBase): string[] {
  if (old?.id === now?.id && old?.percent === now?.percent) return [];
  const shell = shells.find(({ id }) => id === (now ?? old)?.id);
  const name = shell ? named(shell) : (now ?? old)?.id.slice(0, 8);
  if (!now) return [`shell: canary ${name} ${shells[0]?.id === old?.id ? 'promoted' : 'gone'}`];
  return [now.id === old?.id ? `shell: canary ${old.percent} → ${now.percent} %` : `shell: canary ${name} for ${now.percent} %`];
}

function shellLines(before: ReleaseBase | null, after: ReleaseBase): string[] {
  const [old, now] = [before?.shells ?? [], after.shells];
  const isIn = (list: ReleaseBase['shells'], id: string) => list.some((shell) => shell.id === id);
  const [page] = now;
  return [
    ...now.filter(({ id }) => !isIn(old, id)).map((shell) => `shell ${named(shell)} is live`),
    ...old.filter(({ id }) => !isIn(now, id)).map((shell) => `shell ${named(shell)} retired`),
    ...shellCanaryLines(before?.shellCanary, after),
    ...(page && old.length > 0 && old[0]?.id !== page.id ? [`the page is shell ${named(page)}`] : []),
  ];
}

/** What a base changed against the one before; nothing for one that was only issued again. */
export function baseLines(before: ReleaseBase | null, after: ReleaseBase): readonly string[] {
  const names = new Set([...Object.keys(before?.remotes ?? {}), ...Object.keys(after.remotes)]);
  return [...shellLines(before, after), ...[...names].sort().flatMap((name) => sectionLines(name, before, after))];
}

/** What reductions changed against the ones before; nothing for those that were only issued again. */
export function opsLines(before: ReleaseOps | null, after: ReleaseOps): readonly string[] {
  const added = <E>(list: (ops: ReleaseOps) => readonly E[], text: (entry: E) => string): string[] => {
    const old = before ? list(before).map(text) : [];
    return list(after)
      .map(text)
      .filter((line) => !old.includes(line));
  };
  const short = (id: string): string => id.slice(0, 8);
  const lifted = before?.rollbacks.filter(({ remote }) => !after.rollbacks.some((entry) => entry.remote === remote)) ?? [];
  return [
    ...added(
      ({ canariesOff }) => canariesOff,
      ({ remote, id }) => `${remote}: canary ${short(id)} aborted`,
    ),
    ...added(
      ({ caps }) => caps,
      ({ remote, id, percent }) => `${remote}: canary ${short(id)} capped at ${percent} %`,
    ),
    ...added(
      ({ rollbacks }) => rollbacks,
      ({ remote, from, to }) => `${remote}: rolled back from ${short(from)} to ${short(to)}`,
    ),
    ...lifted.map(({ remote }) => `${remote}: rollback lifted`),
    ...added(
      ({ revoked }) => revoked,
      ({ remote, id }) => `${remote}: ${short(id)} revoked`,
    ),
    ...((before?.frozen ?? false) === after.frozen ? [] : [after.frozen ? 'frozen: no canary, no release' : 'releases go on']),
  ];
}

type Counted = Pick<ReleaseBase, 'generation' | 'issued' | 'note'>;

/** The generations of one chain that changed something, newest first. */
export function changesIn<V extends Counted>(
  kind: MapChange['kind'],
  chain: readonly V[],
  linesOf: (before: V | null, after: V) => readonly string[],
): readonly MapChange[] {
  return chain
    .map(
      (value, index): MapChange => ({
        kind,
        generation: value.generation,
        issued: value.issued,
        note: value.note ?? null,
        lines: linesOf(chain[index - 1] ?? null, value),
      }),
    )
    .filter(({ lines }) => lines.length > 0)
    .reverse();
}
