import * as v from 'valibot';
import { err, ok } from '../../domain/result';
import type { Result } from '../../domain/result';
import { parseJsonText, wholeOf } from './rawJson';
import { RELEASE_SCHEMA, releaseSchema } from './releaseMap';
import { isSignedBy, signatureSchema } from './signature';
import type { TrustedKeys } from './trustedKeys';

const seconds = v.pipe(v.number(), v.integer(), v.minValue(0));

const previewSchema = v.object({
  schema: v.literal(RELEASE_SCHEMA),
  /** Who made it, in that person's own words. */
  by: v.pipe(v.string(), v.maxLength(80)),
  issued: seconds,
  expires: seconds,
  builds: v.pipe(
    v.array(v.object({ remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)), release: releaseSchema })),
    v.minLength(1),
    v.maxLength(10),
  ),
});

/** One immutable file `/p/<id>.json`. */
export const signedPreviewSchema = v.object({ value: previewSchema, signatures: v.array(signatureSchema) });

/** Builds that are shown to whoever holds a link, and to nobody else. Times in seconds since 1970. */
export type Preview = v.InferOutput<typeof previewSchema>;

/** Why a preview is not shown. */
export interface PreviewRefusal {
  readonly code: 'bad_preview' | 'bad_signature' | 'expired';
}

/** How long a preview may be shown at most, in seconds: what nobody takes down by hand ends by itself. */
export const PREVIEW_LIFE_MOST = 30 * 24 * 3600;

/** Path of a preview below the site's root, without a leading slash; null for what is no id (32 hex digits). */
export function previewPath(id: string): string | null {
  return /^[0-9a-f]{32}$/.test(id) ? `p/${id}.json` : null;
}

/**
 * The preview in the text of `/p/<id>.json`, once the tester key signed it and while its time lasts. What its builds are worth (team's signature, folder,
 * revoked, mf-shared) is judged where the map's are. Never throws.
 */
export async function verifyPreview(input: {
  readonly text: string;
  readonly trusted: Pick<TrustedKeys, 'tester'>;
  /** Seconds since 1970. */
  readonly now: number;
}): Promise<Result<Preview, PreviewRefusal>> {
  const signed = wholeOf(signedPreviewSchema, parseJsonText(input.text));
  if (!signed) return err({ code: 'bad_preview' });
  const { value, signatures } = signed;
  // Counted from now as well: the day on which it says that it was made may lie ahead.
  if (value.expires - Math.min(value.issued, input.now) > PREVIEW_LIFE_MOST) return err({ code: 'bad_preview' });
  if (!(await isSignedBy(input.trusted.tester, 'preview', value, signatures))) return err({ code: 'bad_signature' });
  return input.now >= value.expires ? err({ code: 'expired' }) : ok(value);
}
