import { signatureSchema, teamStatement } from '@dex/mf-shared/release';
import type { Release, ShellRelease, Signature } from '@dex/mf-shared/release';
import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import * as v from 'valibot';
import { carOf, EXIT_ARCHIVE, EXIT_PAGE } from '../../exit/car';
import { scriptHashesOf } from '../../edge/releasePage';
import { signShare } from '../keys/keyRing';
import type { KeyRing } from '../keys/keyRing';
import { givenConsentSchema } from '../map/consents';
import { parseJsonBytes } from '../map/parseJson';
import { ROOT_FOLDER } from '../map/rootFiles';
import { refuse } from '../refusal';
import type { Refusal } from '../refusal';
import type { Bytes } from '../store/releaseStore';
import { releaseNameOf } from './buildFacts';
import { integrityOf } from './buildTree';
import type { BuildTree } from './buildTree';
import { proofSchema } from './proof';
import { encodeSidecar, sidecarOf } from './sidecar';
import { artifactFolder } from './uploadArtifact';

const signedBuildSchema = v.object({
  remote: v.string(),
  id: v.string(),
  /** The commit that the build was made from: part of what the id is the hash of. */
  source: v.nullable(v.string()),
  signatures: v.array(signatureSchema),
  /** That the build may be published in one way, where the key set asks for the team's consent. */
  consents: v.optional(v.array(givenConsentSchema), []),
  /** What the kit said of the build, where the key set asks for it. */
  proofs: v.optional(v.array(proofSchema), []),
});

/** What a team hands over beside its build: its signatures over the entry that the release map will hold. */
export type SignedBuild = v.InferOutput<typeof signedBuildSchema>;

function idOf(tree: BuildTree, source: string | null): string {
  return encodeSidecar(sidecarOf(tree, source)).id;
}

/** The entry of a section's build in the map, not signed yet. `source` is the commit, part of what the id is the hash of. */
export function unsignedRelease(tree: BuildTree, source: string | null): Release {
  const { facts } = tree;
  const id = idOf(tree, source);
  const remote = releaseNameOf(facts.app);
  const integrity = (path: string) => facts.files[path]?.integrity ?? '';
  return {
    version: facts.version,
    id,
    dir: `/${artifactFolder(remote, id)}`,
    entry: facts.entry,
    integrity: integrity(facts.entry),
    container: facts.container,
    requires: { 'mf-shared': facts.requires['mf-shared'] ?? '' },
    preloads: [...facts.exposeChunks, ...facts.laterChunks].map((path) => ({ path, integrity: integrity(path) })),
    ...(facts.manifest ? { manifest: facts.manifest } : {}),
    ...(facts.picture ? { picture: { path: facts.picture, integrity: integrity(facts.picture) } } : {}),
    team: [],
  };
}

/** The entry of a shell's build in the map, not signed yet. Refusals: `file_missing`, `page_unpinned`. */
export function unsignedShell(tree: BuildTree, source: string | null): Result<ShellRelease, Refusal> {
  const { facts, files } = tree;
  const id = idOf(tree, source);
  const page = files.get('index.html');
  if (!page) return refuse('file_missing', 'the shell has no index.html');
  const scripts = scriptHashesOf(new TextDecoder().decode(page));
  if (!scripts) return refuse('page_unpinned', 'index.html starts a script without an integrity attribute');
  const dir = `/${artifactFolder('shell', id)}`;
  const wayOut = files.get(`${ROOT_FOLDER}${EXIT_PAGE}`);
  const car = wayOut && carOf(wayOut);
  if (car && Buffer.compare(car.bytes, files.get(`${ROOT_FOLDER}${EXIT_ARCHIVE}`) ?? Buffer.alloc(0)) !== 0)
    return refuse('file_changed', `${EXIT_ARCHIVE} does not hold the ${EXIT_PAGE} beside it`);
  const exit = car ? { exit: car.cid } : {};
  return ok({
    id,
    version: facts.version,
    dir,
    shared: facts.sharedVersion,
    entry: facts.entry,
    scripts,
    page: integrityOf(page),
    ...exit,
  });
}

/**
 * Signs a checked build with the team's keys that this machine holds, each of them a share of the threshold: no store, no release key, nothing is
 * published. Refusals: `missing_key`, `unknown_remote`, those of the entry.
 */
export async function signBuild(keys: KeyRing, tree: BuildTree, source: string | null): Promise<Result<SignedBuild, Refusal>> {
  const remote = releaseNameOf(tree.facts.app);
  const entry = remote === 'shell' ? unsignedShell(tree, source) : ok(unsignedRelease(tree, source));
  if (!entry.ok) return entry;
  const signatures = await signShare(keys, 'team', teamStatement(remote, entry.value), remote);
  return signatures.ok ? ok({ remote, id: entry.value.id, source, signatures: signatures.value, consents: [], proofs: [] }) : signatures;
}

const NOT_SIGNED = 'a file of signatures is not one that "sign" wrote; where "sign" refuses, it leaves an empty one';

/** Signatures of several people over one build, put together. Refusals: `bad_facts`, `file_changed` (they are not of one build). */
export function mergeSigned(files: readonly Bytes[]): Result<SignedBuild, Refusal> {
  const parsed = files.map((bytes) => v.safeParse(signedBuildSchema, parseJsonBytes(bytes)));
  const builds = parsed.flatMap((one) => (one.success ? [one.output] : []));
  const [first] = builds;
  if (!first || builds.length < files.length) return refuse('bad_facts', NOT_SIGNED);
  if (builds.some(({ remote, id }) => remote !== first.remote || id !== first.id))
    return refuse('file_changed', 'the signatures are of different builds');
  const signatures: Signature[] = builds.flatMap((build) => build.signatures);
  return ok({ ...first, signatures, consents: builds.flatMap((build) => build.consents), proofs: builds.flatMap((build) => build.proofs) });
}

/** Signatures of several people over builds of several sections, put together for each. Refusals: those of `mergeSigned`. */
export function mergeSignedBySection(files: readonly Bytes[]): Result<readonly SignedBuild[], Refusal> {
  const bySection = new Map<string, Bytes[]>();
  for (const bytes of files) {
    const parsed = v.safeParse(signedBuildSchema, parseJsonBytes(bytes));
    if (!parsed.success) return refuse('bad_facts', NOT_SIGNED);
    bySection.set(parsed.output.remote, [...(bySection.get(parsed.output.remote) ?? []), bytes]);
  }
  const merged: SignedBuild[] = [];
  for (const own of bySection.values()) {
    const one = mergeSigned(own);
    if (!one.ok) return one;
    merged.push(one.value);
  }
  return ok(merged);
}
