/** The twelve networks (NET-1), in the order in which they are offered. */
export const CHAIN_IDS = [1, 3, 4, 5, 42, 42161, 421611, 10, 69, 196, 9745, 10088] as const;

/** The id of a supported network (EIP-155): one of twelve numbers, so that any other number fails to compile. */
export type ChainId = (typeof CHAIN_IDS)[number];

/** Ethereum mainnet: the home of names, claims and governance. */
export const MAINNET: ChainId = 1;

const SUPPORTED = new Set<number>(CHAIN_IDS);

/** True for the id of one of the twelve supported networks. */
export function isChainId(value: number): value is ChainId {
  return SUPPORTED.has(value);
}

/**
 * The value as a supported chain id, or null. Takes a number, a decimal text ("196") or a hex quantity ("0xc4").
 */
export function parseChainId(value: unknown): ChainId | null {
  const number = typeof value === 'string' ? numberOf(value) : value;
  return typeof number === 'number' && isChainId(number) ? number : null;
}

/** The id as the hex quantity that wallets expect: 196 is "0xc4". */
export function chainIdHex(chainId: ChainId): string {
  return `0x${chainId.toString(16)}`;
}

function numberOf(text: string): number | null {
  return /^(?:0x[0-9a-fA-F]{1,13}|[0-9]{1,15})$/.test(text) ? Number(text) : null;
}
