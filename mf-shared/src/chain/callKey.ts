import type { ReadCall } from '../contract/ports';

/** What names one read inside a chain: address, call data and the gas figure, if any, joined by dashes (TX-1). */
export type CallKey = string;

/** The key of a call; throws a RangeError when its gas figure is no safe whole number (TX-1). */
export function callKeyOf(call: ReadCall): CallKey {
  const parts = [call.address, call.callData];
  if (call.gasRequired === undefined) return parts.join('-');
  if (!Number.isSafeInteger(call.gasRequired)) throw new RangeError(`Invalid gasRequired: ${call.gasRequired}`);
  return [...parts, String(call.gasRequired)].join('-');
}
