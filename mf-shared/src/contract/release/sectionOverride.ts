import * as v from 'valibot';
import type { SectionManifest } from '../sections';
import { sectionManifestSchema } from './sectionManifest';
import { isSignedBy, signatureSchema } from './signature';
import { teamOf, type TrustedKeys } from './trustedKeys';

const overrideSchema = v.object({
  section: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  /** The name of the federation container. */
  container: v.pipe(v.string(), v.regex(/^\w{1,120}$/)),
  manifest: sectionManifestSchema,
  /** Seconds since 1970. */
  expires: v.pipe(v.number(), v.integer()),
});
const signedOverrideSchema = v.object({ value: overrideSchema, signatures: v.array(signatureSchema) });

/** A section that a page draws from the development server which serves the page. */
export type SectionOverride = Omit<v.InferOutput<typeof overrideSchema>, 'manifest'> & { readonly manifest: SectionManifest };

function decode(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The override in a text (JSON) that the section's team signed and that has not expired (seconds since 1970), or null. Never throws. */
export async function verifySectionOverride(text: string, trusted: TrustedKeys, now: number): Promise<SectionOverride | null> {
  const parsed = v.safeParse(signedOverrideSchema, decode(text));
  if (!parsed.success) return null;
  const { value, signatures } = parsed.output;
  const isTeams = await isSignedBy(teamOf(trusted, value.section), 'develop', value, signatures);
  return isTeams && now < value.expires ? value : null;
}
