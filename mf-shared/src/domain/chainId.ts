import type { Brand } from './brand'

/** The twelve networks of document 1 §3.1, in its order. */
export const SUPPORTED_CHAIN_IDS = [1, 3, 4, 5, 42, 42161, 421611, 10, 69, 196, 9745, 10088] as const

/** A plain number that names one of the twelve supported networks. */
export type SupportedChainNumber = (typeof SUPPORTED_CHAIN_IDS)[number]

/** The id of a supported network (EIP-155). */
export type ChainId = Brand<SupportedChainNumber, 'ChainId'>

const SUPPORTED = new Set<number>(SUPPORTED_CHAIN_IDS)

/** True for the id of one of the twelve supported networks. */
export function isChainId(value: number): value is ChainId {
  return SUPPORTED.has(value)
}

/**
 * The value as a supported chain id, or null. Takes a number, a decimal text ("196") or a hex quantity ("0xc4").
 */
export function parseChainId(value: unknown): ChainId | null {
  const number = typeof value === 'string' ? numberOf(value) : value
  return typeof number === 'number' && isChainId(number) ? number : null
}

/** The number as a chain id; throws a RangeError for an unsupported network (for constants in code). */
export function requireChainId(value: number): ChainId {
  if (!isChainId(value)) throw new RangeError(`Not a supported chain id: ${value}`)
  return value
}

/** Every supported network, branded, in the order of document 1. */
export const CHAIN_IDS: readonly ChainId[] = SUPPORTED_CHAIN_IDS.map(requireChainId)

/** Ethereum mainnet: the home of names, claims and governance. */
export const MAINNET: ChainId = requireChainId(1)

function numberOf(text: string): number | null {
  return /^(?:0x[0-9a-fA-F]{1,13}|[0-9]{1,15})$/.test(text) ? Number(text) : null
}
