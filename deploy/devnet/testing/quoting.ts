import { createChainReads, createRpcClients } from '@dex/mf-shared/chain';
import { parseRuntimeConfig, resolveChains, type Chain, type ChainTable, type Token } from '@dex/mf-shared/domain';
import type { SeedChain } from '../node/seedChain';
import { MAINNET_POOLS } from '../seed/mainnetMarkets';
import type { PoolFact } from '../seed/pools';
import { seedFacts } from '../seedFacts';
import type { Devnet } from '../startDevnet';

const { rich } = seedFacts.accounts;
export const POOLS: readonly PoolFact[] = Object.values(MAINNET_POOLS);

/** The networks as the local chains' configuration gives them. */
export function table(devnet: Devnet): ChainTable {
  const { config } = parseRuntimeConfig(devnet.runtimeConfig());
  return resolveChains(config);
}

/** A reader that knows nothing yet. */
export function readsOf(devnet: Devnet, chains: ChainTable) {
  const withoutPush = Object.fromEntries(Object.entries(chains).map(([id, chain]) => [id, { ...chain, wsUrl: null }]));
  const urls = { 1: [devnet.chains[1].rpcUrl], 42161: [devnet.chains[42161].rpcUrl], 196: [devnet.chains[196].rpcUrl] };
  const clients = createRpcClients({ urls, defaultChainId: 1, fetch: globalThis.fetch });
  return createChainReads({ chains: { ...chains, ...withoutPush }, clients });
}

export function tokenOf(chain: Chain, symbol: string): Token {
  const token = [chain.wrappedNative, ...chain.tokens].find((candidate) => candidate.symbol === symbol);
  if (!token) throw new Error(`The chain table lacks ${symbol}`);
  return token;
}

/** Lets manager and router take every token of the pools from the rich account. */
export async function approveAll(chain: SeedChain): Promise<void> {
  const tokens = new Set(POOLS.flatMap(({ sides }) => sides.map(({ token }) => token.address)));
  for (const to of tokens) {
    for (const spender of [seedFacts.contracts.v3.positionManager, seedFacts.contracts.v3.swapRouter]) {
      // Some tokens refuse to change one allowance into another.
      for (const amount of [0n, 2n ** 95n]) {
        await chain.send({ from: rich, to, signature: 'function approve(address, uint256)', args: [spender, amount] });
      }
    }
  }
}
