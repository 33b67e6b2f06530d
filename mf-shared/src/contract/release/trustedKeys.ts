import * as v from 'valibot';

const keyText = v.pipe(v.string(), v.regex(/^[A-Za-z0-9_-]{43,87}$/));

const trustedKeySchema = v.object({
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{16}$/)),
  /** Raw Ed25519 public key, 32 bytes, base64url. */
  ed25519: keyText,
  /** Raw P-256 public point, 65 bytes, base64url: for browsers without Ed25519. */
  p256: keyText,
  /** When it should be replaced, seconds since 1970. The release command tells it; a page refuses no key for its age. */
  expires: v.optional(v.pipe(v.number(), v.integer())),
});

const trustedRoleSchema = v.object({
  threshold: v.pipe(v.number(), v.integer(), v.minValue(1)),
  keys: v.array(trustedKeySchema),
  /** Of a section's team: the beginnings of the paths that it may claim; every path that is not taken when left out. */
  routes: v.optional(v.array(v.string())),
});

/** The public keys that a shell is built with: who may sign a release, a reduction, the run-time file, a tester's link, and each section's team. */
export const trustedKeysSchema = v.object({
  release: trustedRoleSchema,
  ops: trustedRoleSchema,
  operator: trustedRoleSchema,
  tester: trustedRoleSchema,
  /** `consent: 'team'`: the release role changes nothing of that section without its team's consent; else it decides alone. `kit: 'asked'`: the release command shows no build of it that the kit did not prove. */
  teams: v.record(
    v.string(),
    v.object({ ...trustedRoleSchema.entries, consent: v.optional(v.literal('team')), kit: v.optional(v.literal('asked')) }),
  ),
});

/** One signer: the same id holds an Ed25519 and a P-256 key. */
export type TrustedKey = v.InferOutput<typeof trustedKeySchema>;
/** The signers of one role, and how many of them must sign. */
export type TrustedRole = v.InferOutput<typeof trustedRoleSchema> & {
  readonly consent?: 'team' | undefined;
  readonly kit?: 'asked' | undefined;
};
export type TrustedKeys = v.InferOutput<typeof trustedKeysSchema>;

/** The entry of `teams` that signs sections which have none of their own: so a new section needs no new shell. */
export const NEW_SECTIONS = '*';

/** Who signs for a section, or for the shell (`shell`); undefined when nobody may. */
export function teamOf({ teams }: Pick<TrustedKeys, 'teams'>, remote: string): TrustedRole | undefined {
  if (Object.hasOwn(teams, remote)) return teams[remote];
  return remote === 'shell' ? undefined : teams[NEW_SECTIONS];
}
