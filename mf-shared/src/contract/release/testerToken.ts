import * as v from 'valibot';
import { err, ok } from '../../domain/result';
import type { Result } from '../../domain/result';
import { fromBase64url, toBase64url } from './base64url';
import { canonicalBytes } from './canonicalBytes';
import { isSignedBy, signatureSchema } from './signature';
import type { Signature } from './signature';
import type { TrustedKeys } from './trustedKeys';

const choiceSchema = v.object({
  remote: v.pipe(v.string(), v.regex(/^[a-z][a-z0-9-]{0,40}$/)),
  id: v.pipe(v.string(), v.regex(/^[0-9a-f]{32}$/)),
  /** Seconds since 1970. */
  expires: v.pipe(v.number(), v.integer()),
});
const tokenSchema = v.object({ value: choiceSchema, signatures: v.array(signatureSchema) });

/** A build that a tester asked for by its id; it must be in the map to be loaded. */
export type TesterChoice = v.InferOutput<typeof choiceSchema>;

export interface TesterTokenError {
  readonly code: 'bad_token' | 'bad_signature' | 'expired';
}

/** The token's text: base64url of the canonical JSON of choice and signatures. */
export function encodeTesterToken(value: TesterChoice, signatures: readonly Signature[]): string {
  return toBase64url(canonicalBytes({ value, signatures }));
}

function decode(token: string): unknown {
  const bytes = fromBase64url(token);
  try {
    return bytes ? JSON.parse(new TextDecoder().decode(bytes)) : undefined;
  } catch {
    return undefined;
  }
}

/** The choice in a token that the tester key signed and that has not expired. Never throws. */
export async function verifyTesterToken(input: {
  readonly token: string;
  readonly trusted: TrustedKeys;
  /** Seconds since 1970. */
  readonly now: number;
}): Promise<Result<TesterChoice, TesterTokenError>> {
  const parsed = v.safeParse(tokenSchema, decode(input.token));
  if (!parsed.success) return err({ code: 'bad_token' });
  const { value, signatures } = parsed.output;
  if (!(await isSignedBy(input.trusted.tester, 'tester', value, signatures))) return err({ code: 'bad_signature' });
  return input.now >= value.expires ? err({ code: 'expired' }) : ok(value);
}
