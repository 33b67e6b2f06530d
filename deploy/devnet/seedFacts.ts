import { ACCOUNTS, BIG_VOTER, CLAIM_FOR_OTHER, MAKER, OTHER_VOTER, POOR, RICH, SECOND, SMART, THIRD, WALLET_OWNER } from './facts/accounts';
import { CLAIMS } from './facts/claims';
import {
  GOVERNANCE,
  MAINNET_V2,
  MERKLE_DISTRIBUTOR,
  MULTICALL,
  MULTICALL_WALLET,
  NAMES,
  SMART_ACCOUNT_CODE,
  SUSHI,
  V3,
  WALLET_DETECTOR,
  X_LAYER_V2,
} from './facts/contracts';
import { EMPTY_NAME, LIST_NAME, LYING_REVERSE, RESOLVING_NAMES } from './facts/names';
import { ARBITRUM_POSITIONS, MAINNET_POSITIONS } from './facts/positions';
import { PROPOSALS } from './facts/proposals';
import { ARBITRUM_TOKENS, MAINNET_TOKENS as T, X_LAYER_TOKENS } from './facts/tokens';
import type { Hex } from './node/hex';
import { stakingPoolAddress } from './seed/staking';
import { v2PairAddress } from './seed/v2';

const pair = (a: Hex, b: Hex): Hex => v2PairAddress(MAINNET_V2, a, b);

/** Everything that a test may need to know of the seeded chains; each value is checked against the chain by a test. */
export const seedFacts = {
  accounts: {
    all: ACCOUNTS,
    rich: RICH,
    second: SECOND,
    third: THIRD,
    walletOwner: WALLET_OWNER,
    smart: SMART,
    poor: POOR,
    maker: MAKER,
    bigVoter: BIG_VOTER,
    otherVoter: OTHER_VOTER,
    claimForOther: CLAIM_FOR_OTHER,
  },
  tokens: { 1: T, 42161: ARBITRUM_TOKENS, 196: X_LAYER_TOKENS },
  contracts: {
    v2: { 1: MAINNET_V2, 196: X_LAYER_V2 },
    v3: V3,
    multicall: MULTICALL,
    governance: GOVERNANCE,
    names: NAMES,
    sushi: SUSHI,
    merkleDistributor: MERKLE_DISTRIBUTOR,
    multicallWallet: MULTICALL_WALLET,
    smartAccountCode: SMART_ACCOUNT_CODE,
    walletDetector: WALLET_DETECTOR,
  },
  positions: { 1: MAINNET_POSITIONS, 42161: ARBITRUM_POSITIONS },
  proposals: PROPOSALS,
  claims: CLAIMS,
  names: { resolving: RESOLVING_NAMES, lyingReverse: LYING_REVERSE, list: LIST_NAME, empty: EMPTY_NAME },
  pairs: {
    wethUsdc: pair(T.WETH.address, T.USDC.address),
    wethDai: pair(T.WETH.address, T.DAI.address),
    wethUsdt: pair(T.WETH.address, T.USDT.address),
    wethWbtc: pair(T.WETH.address, T.WBTC.address),
    feeOnTransfer: pair(T.WETH.address, T.BURN.address),
    halving: pair(T.WETH.address, T.HALF.address),
    taxed: pair(T.WETH.address, T.TAXED.address),
    unsellable: pair(T.WETH.address, T.STUCK.address),
    lying: pair(T.WETH.address, T.LIAR.address),
    sushi: v2PairAddress(SUSHI, T.USDC.address, T.WETH.address),
  },
  stakingPools: {
    wethUsdt: stakingPoolAddress(T.USDT.address),
    wethUsdc: stakingPoolAddress(T.USDC.address),
    wethDai: stakingPoolAddress(T.DAI.address),
    wethWbtc: stakingPoolAddress(T.WBTC.address),
  },
} as const;
