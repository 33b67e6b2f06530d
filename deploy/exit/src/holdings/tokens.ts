import { decimalsIn, tokenSymbolIn, decimalsCall, symbolCall } from '@dex/mf-shared/chain';
import type { Address, ChainId, Token } from '@dex/mf-shared/domain';
import type { ExitServices } from '../services';

/** Tokens as their contracts describe themselves, by address; one that did not say its decimals is left out: its amounts cannot be shown. */
export async function readTokens(
  { reads }: Pick<ExitServices, 'reads'>,
  chainId: ChainId,
  addresses: readonly Address[],
): Promise<ReadonlyMap<Address, Token>> {
  const wanted = [...new Set(addresses)];
  if (wanted.length === 0) return new Map();
  const batch = await reads.once(
    chainId,
    wanted.flatMap((address) => [decimalsCall(address), symbolCall(address)]),
  );
  if (!batch.ok) return new Map();
  const { data } = batch.value;
  return new Map(
    wanted.flatMap((address, index): (readonly [Address, Token])[] => {
      const decimals = decimalsIn(data[index * 2] ?? null);
      const symbol = tokenSymbolIn(data[index * 2 + 1] ?? null);
      return decimals === null ? [] : [[address, { kind: 'token', chainId, address, decimals, symbol, name: symbol }]];
    }),
  );
}
