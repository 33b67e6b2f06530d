import type { ReadCall } from '../../contract/ports';

/** What an eth_call of these calls takes after its block: the state override set that lends them their code, or nothing (NET-15). */
export function codeOverrides(calls: readonly ReadCall[]): readonly Readonly<Record<string, { readonly code: string }>>[] {
  const lent = calls.flatMap(({ address, code }) => (code ? [[address, { code }] as const] : []));
  return lent.length > 0 ? [Object.fromEntries(lent)] : [];
}
