import { sameAddress } from '@dex/mf-shared/domain';

/** What a session with a wallet says of itself, as far as it is read. */
export interface SessionParts {
  readonly namespaces: { readonly [name: string]: { readonly accounts: readonly string[] } | undefined };
}

/** What a session agreed to, written eip155:{chain}:{address} (CAIP-10). */
function agreedOf(session: SessionParts | undefined): readonly (readonly [chain: number, address: string])[] {
  const accounts = session?.namespaces.eip155?.accounts ?? [];
  return accounts.flatMap((account) => {
    const [, chain, address] = account.split(':');
    return address === undefined ? [] : [[Number(chain), address] as const];
  });
}

/** The addresses of a session on a network, each once, the active one first: a contract wallet may have another one on each (WALLET-15). */
export function accountsOn(session: SessionParts | undefined, chainId: number, active: string | null): string[] {
  const all = [...new Set(agreedOf(session).flatMap(([chain, address]) => (chain === chainId ? [address] : [])))];
  return [...all.filter((address) => sameAddress(address, active)), ...all.filter((address) => !sameAddress(address, active))];
}

/** The network a session is on: the asked one where the wallet agreed to it, else the first it agreed to. */
export function chainOf(session: SessionParts | undefined, asked: number): number {
  const agreed = agreedOf(session).map(([chain]) => chain);
  return agreed.includes(asked) ? asked : (agreed[0] ?? asked);
}
