import { parseAddress } from '@dex/mf-shared/domain';

/** The code of what a wallet threw or told as an error; undefined or null for none. */
export function codeOf(error: unknown): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, 'code') : null;
}

/** The largest id that a network can have (EIP-2294). */
const LARGEST_CHAIN_ID = 4_503_599_627_370_476;

/** The id of a network as wallets give it, a hex quantity or a number; null for anything else. */
export function networkOf(chainId: unknown): number | null {
  const number = typeof chainId === 'string' && /^(0x[0-9a-f]+|[0-9]+)$/i.test(chainId) ? Number(chainId) : chainId;
  return typeof number === 'number' && Number.isInteger(number) && number > 0 && number <= LARGEST_CHAIN_ID ? number : null;
}

/** The accounts as wallets give them, none while it is locked; null for anything else. */
export function accountsOf(accounts: unknown): string[] | null {
  if (!Array.isArray(accounts)) return null;
  const known = accounts.flatMap((account: unknown) => (typeof account === 'string' && parseAddress(account.toLowerCase())) || []);
  return known.length === accounts.length ? known : null;
}
