import { type TokenFact } from '../facts/tokens';

/** Later than any clock: seeding has no deadline. */
export const NO_DEADLINE = 2n ** 40n;

/** Whole units of a token in its raw amount. */
export function units(token: Pick<TokenFact, 'decimals'>, whole: bigint | number | string): bigint {
  const [integer = '0', fraction = ''] = String(whole).split('.');
  return BigInt(integer + fraction.padEnd(token.decimals, '0').slice(0, token.decimals));
}

/** The two tokens in the order of their addresses, as pools keep them, each with its amount. */
export function sortByAddress<T extends { readonly token: TokenFact }>(a: T, b: T): readonly [T, T] {
  return a.token.address.toLowerCase() < b.token.address.toLowerCase() ? [a, b] : [b, a];
}
