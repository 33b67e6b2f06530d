import { zeroAddress } from 'viem';
import { ownCreationCode } from '../artifacts/compileOwn';
import { multicall3CreationCode } from '../artifacts/multicall3';
import { MAKER, POOR, RICH, SECOND, THIRD } from '../facts/accounts';
import { MULTICALL, NODE_INTERFACE, V3 } from '../facts/contracts';
import { ARBITRUM_TOKENS as T, type TokenFact } from '../facts/tokens';
import type { SeedChain } from '../node/seedChain';
import { units } from './amounts';
import { approveAll, fundHolders, fundMaker, revokeAll, setNative, type Spending } from './funding';
import { createPool, mintPosition, type PoolFact, rangeAround, withAmounts } from './pools';
import { placeTokens } from './tokens';
import { placeSwapRouter02, placeV3 } from './v3';

const TOKENS: readonly TokenFact[] = Object.values(T);
const SPENDINGS: readonly Spending[] = [{ spender: V3.positionManager, tokens: [T.WETH, T.USDC] }];
const side = (token: TokenFact, whole: number): PoolFact['sides'][0] => ({ token, amount: units(token, whole) });

const WETH_USDC: PoolFact = { fee: 3000, sides: [side(T.WETH, 20_000), side(T.USDC, 40_000_000)] };
const POOLS: readonly PoolFact[] = [WETH_USDC, { fee: 500, sides: [side(T.WETH, 10_000), side(T.USDC, 20_000_000)] }];

/** Seeds the chain with id 42161: the third version alone. */
export async function seedArbitrum(chain: SeedChain): Promise<void> {
  await placeTokens(chain, TOKENS);
  await placeV3(chain, T.WETH.address, MULTICALL.arbitrum);
  await placeSwapRouter02(chain, T.WETH.address, zeroAddress);
  await chain.place(MULTICALL.multicall3, multicall3CreationCode());
  await chain.place(NODE_INTERFACE, ownCreationCode('RollupFees'));
  await fundMaker(chain, MAKER, TOKENS);
  await approveAll(chain, MAKER, SPENDINGS);
  for (const pool of POOLS) await createPool(chain, MAKER, pool);
  await fundHolders(chain, TOKENS, [
    { holder: RICH, wrapped: 1000n, others: 1_000_000n },
    { holder: SECOND, wrapped: 10n, others: 10_000n },
    { holder: THIRD, wrapped: 10n, others: 10_000n },
  ]);
  await setNative(chain, POOR, '0.05');
  await approveAll(chain, RICH, SPENDINGS);
  const deposit = withAmounts(WETH_USDC, units(T.WETH, 1), units(T.USDC, 2000));
  await mintPosition(chain, RICH, deposit, rangeAround(WETH_USDC, -0.2, 0.25));
  await revokeAll(chain, RICH, SPENDINGS);
}
