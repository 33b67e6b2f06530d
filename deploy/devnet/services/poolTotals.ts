import { formatUnits } from 'viem/utils';
import { V3 } from '../facts/contracts';
import { parseHex, type Hex } from '../node/hex';
import { createSeedChain, type SeedChain } from '../node/seedChain';
import type { Rpc } from '../node/rpc';

/** One pool as a subgraph gives it: amounts in whole tokens as decimal text. */
export interface PoolTotals {
  readonly id: Hex;
  readonly feeTier: string;
  readonly totalValueLockedToken0: string;
  readonly totalValueLockedToken1: string;
}

const TIERS = [100, 500, 3000, 10000] as const;
const NOWHERE: Hex = `0x${'00'.repeat(20)}`;

/** The existing pools of token0 and token1 in exactly this order, computed from the chain; none when the order is reversed. */
export async function readPoolTotals(rpc: Rpc, token0: string, token1: string): Promise<readonly PoolTotals[]> {
  if (!isAddress(token0) || !isAddress(token1) || token0.toLowerCase() >= token1.toLowerCase()) return [];
  const chain = createSeedChain(rpc);
  const pools = await Promise.all(TIERS.map((tier) => readPool(chain, token0, token1, tier)));
  return pools.filter((pool) => pool !== undefined);
}

async function readPool(chain: SeedChain, token0: Hex, token1: Hex, tier: number): Promise<PoolTotals | undefined> {
  const signature = 'function getPool(address, address, uint24) view returns (address)';
  const pool = parseHex(await chain.read({ to: V3.factory, signature, args: [token0, token1, tier] }));
  if (pool === NOWHERE) return undefined;
  const [totalValueLockedToken0, totalValueLockedToken1] = await Promise.all([
    readBalance(chain, token0, pool),
    readBalance(chain, token1, pool),
  ]);
  return { id: pool, feeTier: String(tier), totalValueLockedToken0, totalValueLockedToken1 };
}

async function readBalance(chain: SeedChain, token: Hex, owner: Hex): Promise<string> {
  const [balance, decimals] = await Promise.all([
    chain.read({ to: token, signature: 'function balanceOf(address) view returns (uint256)', args: [owner] }),
    chain.read({ to: token, signature: 'function decimals() view returns (uint256)' }),
  ]);
  if (typeof balance !== 'bigint' || typeof decimals !== 'bigint') throw new Error(`No balance of ${token}`);
  return formatUnits(balance, Number(decimals));
}

function isAddress(text: string): text is Hex {
  return /^0x[0-9a-fA-F]{40}$/.test(text);
}
