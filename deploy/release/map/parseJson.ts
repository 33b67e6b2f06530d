import { parseJsonText } from '@dex/mf-shared/release';

/** The JSON in these bytes, or undefined, without members that no shape is asked about. */
export function parseJsonBytes(bytes: Uint8Array): unknown {
  return parseJsonText(new TextDecoder().decode(bytes));
}
