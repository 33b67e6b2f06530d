/** The number in an answer to eth_chainId, or null if it is none. */
export function chainIdIn(value: unknown): number | null {
  return typeof value === 'string' && /^0x[0-9a-f]{1,13}$/i.test(value) ? Number(value) : null;
}
