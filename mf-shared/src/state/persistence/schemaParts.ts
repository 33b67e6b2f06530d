import * as v from 'valibot';

/** A schema for what a domain parser makes of a text or number: null from the parser means refused. */
export function parsed<Input extends string | number, Output>(parse: (input: Input) => Output | null) {
  return v.pipe(
    v.custom<Input>((input) => typeof input === 'string' || typeof input === 'number'),
    v.rawTransform<Input, Output>(({ dataset, addIssue, NEVER }) => {
      const output = parse(dataset.value);
      if (output !== null) return output;
      addIssue();
      return NEVER;
    }),
  );
}

/** The value when the schema accepts it, else null. */
export function accepted<Schema extends v.GenericSchema>(schema: Schema, json: unknown): v.InferOutput<Schema> | null {
  const result = v.safeParse(schema, json);
  return result.success ? result.output : null;
}

export function isRecord(json: unknown): json is Record<string, unknown> {
  return typeof json === 'object' && json !== null && !Array.isArray(json);
}
