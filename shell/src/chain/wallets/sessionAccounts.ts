interface SessionParts {
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

/** The addresses of a session on a network, each once: a contract wallet may have another one on each (WALLET-15). */
export function accountsOn(session: SessionParts | undefined, chainId: number): string[] {
  return [...new Set(agreedOf(session).flatMap(([chain, address]) => (chain === chainId ? [address] : [])))];
}

/** The network a session is on: the asked one where the wallet agreed to it, else the first it agreed to. */
export function chainOf(session: SessionParts | undefined, asked: number): number {
  const agreed = agreedOf(session).map(([chain]) => chain);
  return agreed.includes(asked) ? asked : (agreed[0] ?? asked);
}
