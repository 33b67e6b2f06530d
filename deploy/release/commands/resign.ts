import { teamStatement } from '@dex/mf-shared/release';
import type { Release, ReleaseBase, RemoteReleases, ShellRelease } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { isSignedByTeam, signAs } from '../keys/keyRing';
import { commitBase } from '../map/commit';
import type { ReleaseContext } from '../map/commit';
import { commitConfig } from '../map/commitConfig';
import { documentsOf, readReleaseState } from '../map/releaseState';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import { renewOps } from './reductionCommands';

/** One build of the map whose team's keys of today did not sign it: a page that is built with them would not load it. */
export interface UnsignedEntry {
  readonly remote: string;
  readonly id: string;
  readonly version: string;
}

type Entry = Release | ShellRelease;

async function isSignedToday({ keys }: ReleaseContext, remote: string, entry: Entry): Promise<boolean> {
  if (remote === 'shell' && !Object.hasOwn(keys.trusted.teams, 'shell')) return true;
  return isSignedByTeam(keys.trusted, remote, 'team', teamStatement(remote, entry), entry.team ?? []);
}

const releasesOf = ({ stable, canary, history }: RemoteReleases) => [stable, ...(canary ? [canary.release] : []), ...history];

/** The builds of a base that the keys of today do not cover. */
export async function unsignedEntries(context: ReleaseContext, base: ReleaseBase): Promise<readonly UnsignedEntry[]> {
  const all: (readonly [string, Entry])[] = [
    ...base.shells.map((shell) => ['shell', shell] as const),
    ...Object.entries(base.remotes).flatMap(([remote, releases]) => releasesOf(releases).map((release) => [remote, release] as const)),
  ];
  const verdicts = await Promise.all(all.map(([remote, entry]) => isSignedToday(context, remote, entry)));
  return all.flatMap(([remote, { id, version }], index) => (verdicts[index] ? [] : [{ remote, id, version }]));
}

async function withTeam<E extends Entry>(context: ReleaseContext, remote: string, entry: E): Promise<E> {
  if (await isSignedToday(context, remote, entry)) return entry;
  const signed = await signAs(context.keys, 'team', teamStatement(remote, entry), remote);
  return signed.ok ? { ...entry, team: signed.value } : entry;
}

async function withTeams(
  context: ReleaseContext,
  remote: string,
  { stable, canary, history, ...kept }: RemoteReleases,
): Promise<RemoteReleases> {
  return {
    ...kept,
    stable: await withTeam(context, remote, stable),
    ...(canary ? { canary: { ...canary, release: await withTeam(context, remote, canary.release) } } : {}),
    history: await Promise.all(history.map((release) => withTeam(context, remote, release))),
  };
}

async function resignedContent(context: ReleaseContext, base: ReleaseBase): Promise<Pick<ReleaseBase, 'shells' | 'remotes'>> {
  const shells = await Promise.all(base.shells.map((shell) => withTeam(context, 'shell', shell)));
  const remotes = Object.entries(base.remotes).map(
    async ([remote, releases]) => [remote, await withTeams(context, remote, releases)] as const,
  );
  return { shells, remotes: Object.fromEntries(await Promise.all(remotes)) };
}

async function resignBase(context: ReleaseContext): Promise<Result<readonly UnsignedEntry[], Refusal>> {
  const state = await readReleaseState(context.store, context.keys);
  const documents = state.ok ? documentsOf(state.value) : state;
  if (!documents.ok) return documents;
  const before = documents.value.base.generation;
  const content = await resignedContent(context, documents.value.base);
  const committed = await commitBase(context, (base) =>
    base.generation === before ? ok(content) : refuse('conflict', 'somebody published meanwhile; try again'),
  );
  return committed.ok ? ok(await unsignedEntries(context, committed.value)) : committed;
}

/** The builds of the map in force that the keys of today do not cover. */
async function waitingBuilds(context: ReleaseContext): Promise<readonly UnsignedEntry[]> {
  const state = await readReleaseState(context.store, context.keys);
  const documents = state.ok ? documentsOf(state.value) : state;
  return documents.ok ? unsignedEntries(context, documents.value.base) : [];
}

/** What another machine has to do first. */
const WAITING: readonly Refusal['code'][] = ['missing_key', 'no_consent', 'shell_refuses'];

/**
 * After a change of keys: signs the map, its builds, the reductions and the run-time file again with what keys this machine holds, contents
 * unchanged. Gives what is left for other machines, in words. Refusals: those of the commits, except `missing_key`, `no_consent` and `shell_refuses`.
 */
export async function resign(context: ReleaseContext): Promise<Result<readonly string[], Refusal>> {
  const entries = await resignBase(context);
  if (context.collect) return entries.ok ? ok([]) : entries;
  const ops = entries.ok || WAITING.includes(entries.error.code) ? await renewOps(context) : entries;
  const config = await commitConfig(context, (current) => ok(current?.settings ?? null));
  const left: string[] = [];
  for (const part of [entries, ops, config]) {
    if (part.ok) continue;
    if (!WAITING.includes(part.error.code)) return part;
    left.push(part.error.detail);
  }
  const builds = entries.ok ? entries.value : await waitingBuilds(context);
  return ok([
    ...left,
    ...builds.map(({ remote, id, version }) => `${remote} ${version} (${id}) waits for its team's key: "sign" and "publish" it again`),
  ]);
}
