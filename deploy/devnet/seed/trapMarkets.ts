import { MAKER } from '../facts/accounts';
import { MAINNET_V2, V3 } from '../facts/contracts';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import type { Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { FEE_POOLS, TRAP_PAIRS } from './mainnetMarkets';
import { createPool } from './pools';
import { approve } from './tokens';
import { addV2Liquidity } from './v2';

const NOBODY: Hex = '0x0000000000000000000000000000000000000000';

/** Markets of the tokens that take more than they say. Their maker pays no fee meanwhile: no such pool could be funded otherwise. */
export async function seedTrapMarkets(chain: SeedChain): Promise<void> {
  await setExempt(chain, MAKER);
  for (const [wrapped, trap] of TRAP_PAIRS) await addV2Liquidity(chain, MAINNET_V2.router, MAKER, wrapped, trap);
  for (const pool of FEE_POOLS) {
    for (const { token } of pool.sides) await approve(chain, token, MAKER, V3.positionManager);
    await createPool(chain, MAKER, pool);
  }
  await setExempt(chain, NOBODY);
}

async function setExempt(chain: SeedChain, account: Hex): Promise<void> {
  for (const { address } of [T.BURN, T.HALF]) {
    await chain.send({ from: MAKER, to: address, signature: 'function setExempt(address)', args: [account] });
  }
}
