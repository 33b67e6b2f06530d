import * as v from 'valibot';
import { err, ok } from '../../domain/result';
import type { Result } from '../../domain/result';
import { memberOf, parseJsonText } from './rawJson';
import { RELEASE_SCHEMA } from './releaseMap';
import { isSignedBy, signatureSchema } from './signature';
import type { TrustedKeys } from './trustedKeys';

const runTimeFileSchema = v.object({
  schema: v.literal(RELEASE_SCHEMA),
  generation: v.pipe(v.number(), v.integer(), v.minValue(1)),
  /** sha256 of the file of the generation before; null for the first. */
  prev: v.nullable(v.pipe(v.string(), v.regex(/^[0-9a-f]{64}$/))),
  issued: v.pipe(v.number(), v.integer(), v.minValue(0)),
  /** What the operator set, as the operator wrote it: `parseRuntimeConfig` reads it. */
  settings: v.record(v.string(), v.unknown()),
});

/** One immutable file `/c/<generation>.json`; `/config.json` and the page hold a copy of the newest. */
export const signedRunTimeFileSchema = v.object({ value: runTimeFileSchema, signatures: v.array(signatureSchema) });

/** What the operator's key signs: addresses, nodes, lists and keys of services. Times in seconds since 1970. */
export type RunTimeFile = v.InferOutput<typeof runTimeFileSchema>;
export type SignedRunTimeFile = v.InferOutput<typeof signedRunTimeFileSchema>;

/** Why a run-time file is not used. */
export interface RunTimeFileRefusal {
  readonly code: 'bad_schema' | 'bad_signature' | 'replayed';
  readonly detail: string;
}

/**
 * The run-time file in a text: shape, then the operator's signatures, then not below `least` (the newest generation that is known). Nothing
 * of its settings may be used before (DELIVERY-7). Never throws.
 */
export async function verifyRunTimeFile(input: {
  readonly text: string;
  readonly trusted: TrustedKeys;
  readonly least: number;
}): Promise<Result<RunTimeFile, RunTimeFileRefusal>> {
  const raw = parseJsonText(input.text);
  const parsed = v.safeParse(signedRunTimeFileSchema, raw);
  if (!parsed.success) return err({ code: 'bad_schema', detail: v.getDotPath(parsed.issues[0]) ?? '' });
  const { value, signatures } = parsed.output;
  if (!(await isSignedBy(input.trusted.operator, 'config', memberOf(raw, 'value'), signatures))) {
    return err({ code: 'bad_signature', detail: `generation ${value.generation}` });
  }
  if (value.generation < input.least) return err({ code: 'replayed', detail: `${value.generation} after ${input.least}` });
  return ok(value);
}
