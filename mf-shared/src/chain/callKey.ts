import type { ReadCall } from '../contract/ports';
import { parseAddress } from '../domain/address';
import { parseHex } from '../domain/hex';

/** What names one read inside a chain: address, call data and the gas figure, if any, joined by dashes (TX-1). */
export type CallKey = string;

/** The key of a call; throws a RangeError when its gas figure is no safe whole number (TX-1). */
export function callKeyOf(call: ReadCall): CallKey {
  const parts = [call.address, call.callData];
  if (call.gasRequired === undefined) return parts.join('-');
  if (!Number.isSafeInteger(call.gasRequired)) throw new RangeError(`Invalid gasRequired: ${call.gasRequired}`);
  return [...parts, String(call.gasRequired)].join('-');
}

/** The call that a key names, or null for anything but two or three parts with a safe whole gas figure (TX-1). */
export function parseCallKey(key: CallKey): ReadCall | null {
  const [addressText, dataText, gasText, ...rest] = key.split('-');
  if (addressText === undefined || dataText === undefined || rest.length > 0) return null;
  const address = parseAddress(addressText);
  const callData = parseHex(dataText);
  if (address === null || callData === null) return null;
  if (gasText === undefined) return { address, callData };
  const gasRequired = Number(gasText);
  return /^[0-9]+$/.test(gasText) && Number.isSafeInteger(gasRequired) ? { address, callData, gasRequired } : null;
}

/** True for what may be an argument of a read: a bigint, text, number or truth value, or an array of these. */
export function isCallArgument(value: unknown): boolean {
  if (Array.isArray(value)) return value.every(isCallArgument);
  return ['bigint', 'string', 'number', 'boolean'].includes(typeof value);
}
