import { multicall3CreationCode } from '../artifacts/multicall3';
import { MAKER, POOR, RICH, SECOND, THIRD } from '../facts/accounts';
import { MAINNET_V2, MULTICALL, V3 } from '../facts/contracts';
import { MAINNET_TOKENS as T, type TokenFact } from '../facts/tokens';
import type { Hex } from '../node/hex';
import type { SeedChain } from '../node/seedChain';
import { units } from './amounts';
import type { ClaimTree } from './claimTree';
import { seedClaims } from './claims';
import { approveAll, fundHolders, fundMaker, revokeAll, setNative, type Spending } from './funding';
import { placeGovernance, UNI_TREASURY } from './governance';
import { MAINNET_PAIRS, MAINNET_POOLS, SUSHI_SIDES } from './mainnetMarkets';
import { seedMulticallWallet } from './multicallWallet';
import { seedNames } from './names';
import { createPool } from './pools';
import { seedPositions } from './positions';
import { seedProposals } from './proposals';
import { seedStaking } from './staking';
import { seedSmartAccount } from './smartAccount';
import { placeSushiPair } from './sushi';
import { placeTokens } from './tokens';
import { seedTrapMarkets } from './trapMarkets';
import { addV2Liquidity, placeV2 } from './v2';
import { placeSwapRouter02, placeV3 } from './v3';

/** What the seed of the chain with id 1 depends on; `now` is its first block's timestamp. */
export interface MainnetSeed {
  readonly now: number;
  readonly claimTree: ClaimTree;
  readonly listContentHash: Hex;
}

const TOKENS: readonly TokenFact[] = Object.values(T);
// Each approval is a transaction of the seed: only what is used.
const MAKER_SPENDINGS: readonly Spending[] = [
  { spender: MAINNET_V2.router, tokens: TOKENS },
  { spender: V3.positionManager, tokens: [T.WETH, T.DAI, T.USDC, T.USDT, T.WBTC, T.UNI] },
  { spender: V3.swapRouter, tokens: [T.WETH, T.DAI, T.USDC] },
];
const RICH_SPENDINGS: readonly Spending[] = [
  { spender: MAINNET_V2.router, tokens: [T.WETH, T.DAI, T.USDC, T.BURN] },
  { spender: V3.positionManager, tokens: [T.WETH, T.DAI, T.USDC, T.UNI] },
];
const SECOND_SPENDINGS: readonly Spending[] = [
  { spender: MAINNET_V2.router, tokens: [T.WETH, T.USDC] },
  { spender: V3.positionManager, tokens: [T.WETH, T.USDC] },
];
/** The pairs of which accounts hold shares: the first two accounts in the stablecoin ones, the first in the burning token's. */
const SHARED_PAIRS = [1, 2, 8] as const;

/** Seeds the chain with id 1. The order matters: contracts, tokens, markets, accounts, and time-dependent things last. */
export async function seedMainnet(chain: SeedChain, { now, claimTree, listContentHash }: MainnetSeed): Promise<void> {
  await placeTokens(chain, TOKENS);
  await placeGovernance(chain, now);
  await placeV2(chain, MAINNET_V2, T.WETH.address);
  await placeV3(chain, T.WETH.address, MULTICALL.mainnet);
  await placeSwapRouter02(chain, T.WETH.address, MAINNET_V2.factory);
  await chain.place(MULTICALL.multicall3, multicall3CreationCode());
  await seedNames(chain, listContentHash);
  await seedClaims(chain, claimTree);
  await seedMarkets(chain);
  await seedAccounts(chain);
  await seedTrapMarkets(chain);
  await seedSmartAccount(chain);
  await seedMulticallWallet(chain, [T.WETH, T.USDC, T.DAI, T.USDT]);
  await seedStaking(chain, now);
  await seedProposals(chain);
}

async function seedMarkets(chain: SeedChain): Promise<void> {
  await fundMaker(chain, MAKER, TOKENS);
  await approveAll(chain, MAKER, MAKER_SPENDINGS);
  const args = [MAKER, units(T.UNI, 20_000_000)];
  await chain.send({ from: UNI_TREASURY, to: T.UNI.address, signature: 'function transfer(address, uint256)', args });
  for (const [a, b] of MAINNET_PAIRS) await addV2Liquidity(chain, MAINNET_V2.router, MAKER, a, b);
  for (const pool of Object.values(MAINNET_POOLS)) await createPool(chain, MAKER, pool);
}

async function seedAccounts(chain: SeedChain): Promise<void> {
  await fundHolders(chain, TOKENS, [
    { holder: RICH, wrapped: 1000n, others: 1_000_000n },
    { holder: SECOND, wrapped: 10n, others: 10_000n },
    { holder: THIRD, wrapped: 10n, others: 10_000n },
  ]);
  await setNative(chain, POOR, '0.05');
  await approveAll(chain, RICH, RICH_SPENDINGS);
  await approveAll(chain, SECOND, SECOND_SPENDINGS);
  for (const index of SHARED_PAIRS) await shareOfPair(chain, RICH, index, 1000n);
  await shareOfPair(chain, SECOND, 1, 20_000n);
  await placeSushiPair(chain, RICH, SUSHI_SIDES[0], SUSHI_SIDES[1]);
  await seedPositions(chain, MAKER);
  await revokeAll(chain, RICH, RICH_SPENDINGS);
  await revokeAll(chain, SECOND, SECOND_SPENDINGS);
}

async function shareOfPair(chain: SeedChain, owner: Hex, index: number, divisor: bigint): Promise<void> {
  const pair = MAINNET_PAIRS[index];
  if (pair === undefined) throw new Error(`No pair ${index}`);
  const [a, b] = pair;
  const part = { ...a, amount: a.amount / divisor };
  await addV2Liquidity(chain, MAINNET_V2.router, owner, part, { ...b, amount: b.amount / divisor });
}
