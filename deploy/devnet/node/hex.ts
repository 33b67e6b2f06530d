/** Bytes or a quantity as the JSON-RPC interface writes them. */
export type Hex = `0x${string}`;

/** Reads a 0x string; throws on anything else. */
export function parseHex(value: unknown): Hex {
  if (typeof value !== 'string' || !isHex(value)) throw new Error(`Not a 0x string: ${JSON.stringify(value)}`);
  return value;
}

/** A number as a JSON-RPC quantity. */
export function quantity(value: bigint | number): Hex {
  return `0x${value.toString(16)}`;
}

/** A number as one 32-byte storage word. */
export function word(value: bigint | number): Hex {
  return `0x${value.toString(16).padStart(64, '0')}`;
}

function isHex(value: string): value is Hex {
  return /^0x[0-9a-fA-F]*$/.test(value);
}
