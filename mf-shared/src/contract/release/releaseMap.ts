import * as v from 'valibot';
import { sectionManifestSchema } from './sectionManifest';
import { signatureSchema } from './signature';

/** The only schema number that this code reads. */
export const RELEASE_SCHEMA = 1;

const counter = v.pipe(v.number(), v.integer(), v.minValue(1));
const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));
const artifactId = v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/));
const hash = v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/)));
const fileName = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.\-/]*$/),
  v.check((path) => !path.includes('..')),
);
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));
const percent = v.pipe(v.number(), v.minValue(0), v.maxValue(100));
const remoteName = v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/));
const directory = v.pipe(v.string(), v.regex(/^\/a\/[a-z][a-z0-9-]{0,40}\/[0-9a-f]{32}\/$/));
const version = v.pipe(v.string(), v.maxLength(60));
const pinnedFile = v.object({ path: fileName, integrity });

/** One build of a section, as the map and previews hold it. */
export const releaseSchema = v.object({
  version,
  /** First 32 hex digits of the sha256 of the sidecar `mf-release.json`. */
  id: artifactId,
  dir: directory,
  entry: fileName,
  integrity,
  /** Name of the global that the entry sets. */
  container: v.pipe(v.string(), v.regex(/^[A-Za-z_$][\w$]*$/)),
  requires: v.object({ 'mf-shared': v.pipe(v.string(), v.maxLength(100)) }),
  /** Chunks of the exposed module, for the page's preload links. */
  preloads: v.array(pinnedFile),
  /** Its screens, links and dialogs: the page has them before it loads the section. Builds of former times have none. */
  manifest: v.optional(sectionManifestSchema),
  /** Its first screens with nothing known, for the page to draw before any script has come. Builds of former times have none. */
  picture: v.optional(pinnedFile),
  /** Signatures of the section's team over this object without `team`. */
  team: v.array(signatureSchema),
});

const canarySchema = v.object({ release: releaseSchema, percent, salt: v.pipe(v.string(), v.minLength(1)) });

const remoteSchema = v.object({
  stable: releaseSchema,
  canary: v.optional(canarySchema),
  /** Former stable releases, newest first. */
  history: v.array(releaseSchema),
});

const shellSchema = v.object({
  id: artifactId,
  version,
  dir: directory,
  /** The version of mf-shared that this shell carries. */
  shared: version,
  entry: fileName,
  /** Hashes of the scripts that its HTML starts: the `script-src` of the page. */
  scripts: v.array(integrity),
  /** Hash of its HTML as it was built: a page that gives way to its canary takes no other text. Builds of former times have none. */
  page: v.optional(integrity),
  /** IPFS content id (version 1, base32) of the way out that it brings; none of former times. */
  exit: v.optional(v.pipe(v.string(), v.regex(/^b[a-z2-7]{58}$/))),
  /** Signatures of the shell's team over this object without `team`. */
  team: v.optional(v.array(signatureSchema)),
});

/** A generation that the signer knew: an older document beside this one means that news is withheld. */
const knownGeneration = v.pipe(v.number(), v.integer(), v.minValue(0));

const builds = v.array(v.object({ remote: remoteName, id: artifactId }));

/** A team's consent to how its section stands: the number of that state, the day (days since 1970), the team's signatures; none where the release role decides alone. */
const consentSchema = v.object({ turn: counter, day: knownGeneration, signatures: v.array(signatureSchema) });

/** By whom a generation was made and why, as its author said; for people, nothing is decided by it. */
const noteSchema = v.object({ by: v.pipe(v.string(), v.maxLength(80)), why: v.pipe(v.string(), v.maxLength(300)) });

const baseSchema = v.object({
  schema: v.literal(RELEASE_SCHEMA),
  generation: counter,
  /** sha256 of the file of the generation before; null for the first. */
  prev: hash,
  issued: seconds,
  expires: seconds,
  /** The live shells; the page is that of the first. */
  shells: v.array(shellSchema),
  /** Another live shell than the first, which is the page of `percent` of the browsers; the salt chooses which. */
  shellCanary: v.optional(v.object({ id: artifactId, percent, salt: v.pipe(v.string(), v.minLength(1)) })),
  remotes: v.record(remoteName, remoteSchema),
  /** Generations of reductions and run-time file that existed when this was signed; 0 for none. */
  least: v.optional(v.object({ ops: knownGeneration, config: knownGeneration })),
  /** Builds that were ever revoked before this was signed: they stay so when the reductions are withheld. */
  revoked: v.optional(builds),
  /** By section, and `shell`: that its team agreed to what this base does with it. */
  consents: v.optional(v.record(remoteName, consentSchema)),
  note: v.optional(noteSchema),
});

const opsSchema = v.object({
  schema: v.literal(RELEASE_SCHEMA),
  generation: counter,
  prev: hash,
  issued: seconds,
  expires: seconds,
  /** True: no canary runs and the release command refuses everything but reductions. */
  frozen: v.boolean(),
  canariesOff: builds,
  caps: v.array(v.object({ remote: remoteName, id: artifactId, percent })),
  rollbacks: v.array(v.object({ remote: remoteName, from: artifactId, to: artifactId, consent: v.optional(consentSchema) })),
  revoked: builds,
  /** The generation of the run-time file that existed when this was signed (0 for none), and the number of each section's state. */
  least: v.optional(v.object({ config: knownGeneration, turns: v.optional(v.record(remoteName, counter)) })),
  note: v.optional(noteSchema),
});

const signatures = v.array(signatureSchema);

/** One immutable file `/r/<generation>.json`. */
export const signedBaseSchema = v.object({ value: baseSchema, signatures });
/** One immutable file `/o/<generation>.json`. */
export const signedOpsSchema = v.object({ value: opsSchema, signatures });
/** `/release.json`: the newest base and the newest reductions. */
export const releaseMapSchema = v.object({ base: signedBaseSchema, ops: v.nullable(signedOpsSchema) });

/** One build of a section: where it is, what hash its entry has, what it needs. */
export type Release = v.InferOutput<typeof releaseSchema>;
/** A release shown to `percent` of the users of that section; the salt chooses which. */
export type Canary = v.InferOutput<typeof canarySchema>;
/** One build of one section, by its id. */
export type BuildName = v.InferOutput<typeof builds>[number];
/** A team's consent to one state of its section. */
export type Consent = v.InferOutput<typeof consentSchema>;
export type Note = v.InferOutput<typeof noteSchema>;
export type RemoteReleases = v.InferOutput<typeof remoteSchema>;
export type ShellRelease = v.InferOutput<typeof shellSchema>;
/** What the release keys sign: all code that may run. Times in seconds since 1970. */
export type ReleaseBase = v.InferOutput<typeof baseSchema>;
/** What the ops key signs: it can only take away from the base. Times in seconds since 1970. */
export type ReleaseOps = v.InferOutput<typeof opsSchema>;
export type SignedBase = v.InferOutput<typeof signedBaseSchema>;
export type SignedOps = v.InferOutput<typeof signedOpsSchema>;
export type ReleaseMap = v.InferOutput<typeof releaseMapSchema>;

/** What the team signs, bound to the section's name (`shell` for the shell). */
export function teamStatement(remote: string, release: Release | ShellRelease): unknown {
  const { team: _signatures, ...statement } = release;
  return { remote, ...statement };
}
