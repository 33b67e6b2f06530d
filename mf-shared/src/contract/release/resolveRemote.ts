// The order of the checks is the specification (DELIVERY-5; deploy/docs/signed-map.md, deploy/docs/integrity.md): team signature, directory, reductions, then the required mf-shared.
import { err, ok } from '../../domain/result';
import type { Result } from '../../domain/result';
import { applyOps, isRevoked, isWithdrawn } from './applyOps';
import { chooseArm } from './chooseArm';
import { teamStatement } from './releaseMap';
import type { Release, RemoteReleases } from './releaseMap';
import type { ListedSection } from './sectionTable';
import { satisfiesRange } from './satisfiesRange';
import { isSignedBy } from './signature';
import type { TesterChoice } from './testerToken';
import { teamOf } from './trustedKeys';
import type { TrustedKeys } from './trustedKeys';
import type { VerifiedReleaseMap } from './verifyReleaseMap';

export type Arm = 'stable' | 'canary' | 'tester';

/** Why one build is not loaded. */
export interface RefusedRelease {
  readonly code: 'bad_team_signature' | 'bad_directory' | 'revoked' | 'incompatible_shared';
  readonly id: string;
  readonly version: string;
}

/** What to load for a section: the chosen build, and those to try after it, best first. */
export interface RemoteChoice {
  readonly release: Release;
  readonly arm: Arm;
  readonly fallbacks: readonly Release[];
  readonly refused: readonly RefusedRelease[];
}

export interface ResolveError {
  readonly code: 'unknown_remote' | 'no_release';
  readonly refused: readonly RefusedRelease[];
}

export interface ResolveInput {
  readonly map: VerifiedReleaseMap;
  readonly remote: string;
  readonly trusted: TrustedKeys;
  /** The browser's bucket; null (cookies blocked) is never in a canary. */
  readonly bucket: string | null;
  /** The version of mf-shared that the running shell carries. */
  readonly sharedVersion: string;
  /** From a verified tester token. */
  readonly testerChoice?: TesterChoice | null;
  /** A build beside the map that this tab's preview shows for a section; null for none. */
  readonly previewOf?: (remote: string) => Release | null;
  /** The visitor's own choice for a section: `stable`, or the id of a build that the map shows; null for none. */
  readonly visitorChoiceOf?: (remote: string) => string | null;
}

interface Candidate {
  readonly release: Release;
  readonly arm: Arm;
}

async function refusalOf(input: ResolveInput, release: Release): Promise<RefusedRelease | null> {
  const { map, remote, trusted, sharedVersion } = input;
  const refuse = (code: RefusedRelease['code']) => ({ code, id: release.id, version: release.version });
  if (!(await isSignedBy(teamOf(trusted, remote), 'team', teamStatement(remote, release), release.team)))
    return refuse('bad_team_signature');
  if (release.dir !== `/a/${remote}/${release.id}/`) return refuse('bad_directory');
  if (isRevoked(map, remote, release.id)) return refuse('revoked');
  return satisfiesRange(sharedVersion, release.requires['mf-shared']) ? null : refuse('incompatible_shared');
}

function testerCandidate(input: Pick<ResolveInput, 'map' | 'remote' | 'testerChoice'>, releases: RemoteReleases): Candidate | null {
  const choice = input.testerChoice;
  if (!choice || choice.remote !== input.remote || input.map.standing !== 'fresh') return null;
  const known = [releases.canary?.release, releases.stable, ...releases.history];
  const release = known.find((candidate) => candidate?.id === choice.id);
  return release ? { release, arm: 'tester' } : null;
}

/** A build that a verified preview shows: no tester's choice among those of the map, so it is not looked for there (DELIVERY-29). */
function previewCandidate({ map, remote, previewOf }: Pick<ResolveInput, 'map' | 'remote' | 'previewOf'>): Candidate | null {
  const release = map.standing === 'fresh' ? (previewOf?.(remote) ?? null) : null;
  return release && { release, arm: 'tester' };
}

/** The build that the visitor chose, while the map shows it to anybody and nothing took it back; a canary at 0 % is nobody's. */
function visitorCandidate(input: Pick<ResolveInput, 'map' | 'remote' | 'visitorChoiceOf'>, releases: RemoteReleases): Candidate | null {
  const { stable, canary, history } = releases;
  const visitorChoice = input.visitorChoiceOf?.(input.remote) ?? null;
  if (visitorChoice === null || isWithdrawn(input.map, input.remote, visitorChoice)) return null;
  if (visitorChoice === 'stable') return { release: stable, arm: 'stable' };
  if (canary && canary.percent > 0 && canary.release.id === visitorChoice) return { release: canary.release, arm: 'canary' };
  const kept = [stable, ...history].find(({ id }) => id === visitorChoice);
  return kept ? { release: kept, arm: 'stable' } : null;
}

async function canaryCandidate(input: Pick<ResolveInput, 'bucket'>, releases: RemoteReleases): Promise<Candidate | null> {
  const { canary } = releases;
  if (!canary || input.bucket === null) return null;
  const arm = await chooseArm({ bucket: input.bucket, salt: canary.salt, percent: canary.percent });
  return arm === 'canary' ? { release: canary.release, arm } : null;
}

/** The build that stands before those for everybody: a preview's, a tester's, the visitor's own choice, the canary. */
async function specialCandidate(
  input: Pick<ResolveInput, 'map' | 'remote' | 'bucket' | 'testerChoice' | 'previewOf' | 'visitorChoiceOf'>,
  releases: RemoteReleases,
): Promise<Candidate | null> {
  return (
    previewCandidate(input) ??
    testerCandidate(input, releases) ??
    visitorCandidate(input, releases) ??
    (await canaryCandidate(input, releases))
  );
}

/** A section of the map and the build that this browser would be given first. */
export interface ChosenBuild {
  readonly section: string;
  readonly release: Release;
}

/** All sections of the map, by name, with the build that this browser would be given first; no signature of a build is looked at. */
export async function chosenBuilds(input: Omit<ResolveInput, 'remote' | 'trusted' | 'sharedVersion'>): Promise<ChosenBuild[]> {
  const builds: ChosenBuild[] = [];
  for (const section of Object.keys(input.map.base.remotes).sort()) {
    const releases = applyOps(input.map, section);
    if (!releases) continue;
    const { release } = (await specialCandidate({ ...input, remote: section }, releases)) ?? { release: releases.stable };
    builds.push({ section, release });
  }
  return builds;
}

/** The sections of chosen builds, with what each says of itself; those whose build says nothing are left out. */
export function sectionsOf(builds: readonly ChosenBuild[]): ListedSection[] {
  return builds.flatMap(({ section, release: { manifest } }) => (manifest ? [{ section, manifest }] : []));
}

/**
 * Chooses the build of one section for this browser. Builds that fail a check are passed over and listed in `refused`; when none is left
 * the section is unavailable (`no_release`) and all others go on.
 */
export async function resolveRemote(input: ResolveInput): Promise<Result<RemoteChoice, ResolveError>> {
  const releases = applyOps(input.map, input.remote);
  if (!releases) return err({ code: 'unknown_remote', refused: [] });
  const special = await specialCandidate(input, releases);
  const stables = [releases.stable, ...releases.history].map((release): Candidate => ({ release, arm: 'stable' }));
  const candidates = special ? [special, ...stables.filter(({ release }) => release.id !== special.release.id)] : stables;
  const verdicts = await Promise.all(candidates.map(({ release }) => refusalOf(input, release)));
  const refused = verdicts.filter((verdict) => verdict !== null);
  const [first, ...rest] = candidates.filter((_, index) => verdicts[index] === null);
  if (!first) return err({ code: 'no_release', refused });
  return ok({ release: first.release, arm: first.arm, fallbacks: rest.map(({ release }) => release), refused });
}

/**
 * The sections of the map with the manifest of the build that this browser really gets, so that no screen or link comes from a build that is passed
 * over. Where none may run it is that of the stable build: its screens say so. Builds without a manifest are left out.
 */
export async function chosenSections(input: Omit<ResolveInput, 'remote'>): Promise<ListedSection[]> {
  const builds = Object.entries(input.map.base.remotes).map(async ([section, { stable }]): Promise<ChosenBuild> => {
    const choice = await resolveRemote({ ...input, remote: section });
    return { section, release: choice.ok ? choice.value.release : stable };
  });
  return sectionsOf(await Promise.all(builds)).sort((one, other) => (one.section < other.section ? -1 : 1));
}
