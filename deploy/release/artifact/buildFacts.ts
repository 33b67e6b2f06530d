import { ok } from '@dex/mf-shared/domain';
import type { Result } from '@dex/mf-shared/domain';
import { sectionManifestSchema } from '@dex/mf-shared/release';
import * as v from 'valibot';
import { refuse } from '../refusal';
import { faultOfManifest } from './manifestFault';
import type { Refusal } from '../refusal';

/** The file in which a build says what it is; not published. */
export const BUILD_FACTS_FILE = 'build-facts.json';

const path = v.pipe(
  v.string(),
  v.regex(/^[A-Za-z0-9_][A-Za-z0-9_.\-/]*$/),
  v.check((text) => !text.includes('..')),
);
const integrity = v.pipe(v.string(), v.regex(/^sha384-[A-Za-z0-9+/]{64}$/));

/** Names of values by the shared module that gives them. */
export const sharedNamesSchema = v.record(v.string(), v.array(v.string()));
/** The hash of the type of each, by the same modules. */
export const sharedTypesSchema = v.record(v.string(), v.record(v.string(), v.string()));

const buildFactsSchema = v.object({
  /** Workspace: `shell` or `mf-<remote>`. */
  app: v.pipe(
    v.string(),
    v.regex(/^(shell|mf-[a-z][a-z0-9-]{0,40})$/),
    // in the map, in keys and in commands that is the shell
    v.check((app) => app !== 'mf-shell', 'no section may be called "shell"'),
  ),
  version: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+/)),
  container: v.string(),
  /** The version of mf-shared that the build was made with. */
  sharedVersion: v.pipe(v.string(), v.regex(/^\d+\.\d+\.\d+$/)),
  requires: v.record(v.string(), v.string()),
  entry: path,
  exposeChunks: v.array(path),
  /** What the first screen needs once it is drawn. Builds of former times do not say. */
  laterChunks: v.optional(v.array(path), []),
  sharedProvided: v.array(v.string()),
  /** Values by the shared module that gives them: those that a section uses, those that the shell offers. Builds of former times do not say. */
  sharedNames: v.optional(sharedNamesSchema),
  sharedTypes: v.optional(sharedTypesSchema),
  /** What a section says of itself; of the shell, none. */
  manifest: v.optional(sectionManifestSchema),
  /** The file with the first screens of a section; where there are none, none. */
  picture: v.optional(path),
  files: v.record(path, v.object({ integrity })),
});
export type BuildFacts = v.InferOutput<typeof buildFactsSchema>;

/** The facts in a parsed JSON. Refusal: `bad_facts` with the place of the first fault. */
export function parseBuildFacts(raw: unknown): Result<BuildFacts, Refusal> {
  const parsed = v.safeParse(buildFactsSchema, raw);
  if (parsed.success) {
    const fault = parsed.output.manifest ? faultOfManifest(parsed.output.manifest) : null;
    return fault === null ? ok(parsed.output) : refuse('bad_facts', `${BUILD_FACTS_FILE}: manifest: ${fault}`);
  }
  const [issue] = parsed.issues;
  return refuse('bad_facts', `${BUILD_FACTS_FILE}: ${v.getDotPath(issue) ?? 'file'}: ${issue.message}`);
}

/** The name in the release map of what a workspace builds: `shell`, or the remote's name. */
export function releaseNameOf(app: string): string {
  return app.replace(/^mf-/, '');
}
