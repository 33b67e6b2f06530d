import { multicall3CreationCode } from '../artifacts/multicall3';
import { MAKER, POOR, RICH, SECOND, THIRD } from '../facts/accounts';
import { MULTICALL, X_LAYER_V2 } from '../facts/contracts';
import { X_LAYER_TOKENS as T, type TokenFact } from '../facts/tokens';
import type { SeedChain } from '../node/seedChain';
import { units } from './amounts';
import { approveAll, fundHolders, fundMaker, revokeAll, setNative, type Spending } from './funding';
import { placeTokens } from './tokens';
import { addV2Liquidity, placeV2, type Side } from './v2';

const TOKENS: readonly TokenFact[] = Object.values(T);
const MAKER_SPENDINGS: readonly Spending[] = [{ spender: X_LAYER_V2.router, tokens: TOKENS }];
const RICH_SPENDINGS: readonly Spending[] = [{ spender: X_LAYER_V2.router, tokens: [T.WOKB, T.USDT] }];
const side = (token: TokenFact, whole: number): Side => ({ token, amount: units(token, whole) });

/** OKB 50, ETH 2000, BTC 40,000 dollars. */
const PAIRS: readonly (readonly [Side, Side])[] = [
  [side(T.WOKB, 100_000), side(T.USDT, 5_000_000)],
  [side(T.WOKB, 100_000), side(T.USDC, 5_000_000)],
  [side(T.USDT, 5_000_000), side(T.USDC, 5_000_000)],
  [side(T.WOKB, 40_000), side(T.WETH, 1000)],
  [side(T.WOKB, 40_000), side(T.WBTC, 50)],
];

/** Seeds the chain with id 196: the second version alone, and only Multicall3. */
export async function seedXLayer(chain: SeedChain): Promise<void> {
  await placeTokens(chain, TOKENS);
  await placeV2(chain, X_LAYER_V2, T.WOKB.address);
  await chain.place(MULTICALL.multicall3, multicall3CreationCode());
  await fundMaker(chain, MAKER, TOKENS);
  await approveAll(chain, MAKER, MAKER_SPENDINGS);
  for (const [a, b] of PAIRS) await addV2Liquidity(chain, X_LAYER_V2.router, MAKER, a, b);
  await fundHolders(chain, TOKENS, [
    { holder: RICH, wrapped: 1000n, others: 1_000_000n },
    { holder: SECOND, wrapped: 10n, others: 10_000n },
    { holder: THIRD, wrapped: 10n, others: 10_000n },
  ]);
  await setNative(chain, POOR, '0.05');
  await approveAll(chain, RICH, RICH_SPENDINGS);
  await addV2Liquidity(chain, X_LAYER_V2.router, RICH, side(T.WOKB, 100), side(T.USDT, 5000));
  await revokeAll(chain, RICH, RICH_SPENDINGS);
}
