import type { Brand } from './brand'

/** Bytes as text: `0x`, then an even number of hex digits (possibly none). */
export type Hex = Brand<`0x${string}`, 'Hex'>

const HEX = /^0x(?:[0-9a-fA-F]{2})*$/

/** True for `0x` and an even number of hex digits. */
export function isHex(text: string): text is Hex {
  return HEX.test(text)
}

/** The text as bytes, or null if it is not `0x` and whole bytes. */
export function parseHex(text: string): Hex | null {
  return isHex(text) ? text : null
}
