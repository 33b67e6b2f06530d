/** What an answer of a subgraph says under a name. */
export function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

/** A figure of it, in digits or as a number; NaN for anything else: "null" is no zero. */
export function figure(value: unknown, name: string): number {
  const said = field(value, name);
  return typeof said === 'number' || (typeof said === 'string' && said.trim() !== '') ? Number(said) : Number.NaN;
}
