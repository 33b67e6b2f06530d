import { getContractAddress } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { RICH } from '../facts/accounts';
import { MAINNET_V2, STAKING_FACTORY } from '../facts/contracts';
import { MAINNET_TOKENS as T } from '../facts/tokens';
import { quantity, type Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { UNI_TREASURY } from './governance';
import { units } from './amounts';
import { approve } from './tokens';
import { v2PairAddress } from './v2';

/** Tokens staked against WETH, in the order that gives their pools the known addresses. */
const STAKED = [T.USDT, T.USDC, T.DAI, T.WBTC] as const;
const REWARD = units(T.UNI, 5_000_000);

/** Deploys the four reward pools, starts their sixty days, and stakes for the first account in two of them. */
export async function seedStaking(chain: SeedChain, now: number): Promise<void> {
  const genesis = now + 1000;
  const factory = loadCreationCode('@uniswap/liquidity-staker/build/StakingRewardsFactory.json');
  await chain.place(STAKING_FACTORY, withArguments(factory, 'address, uint256', [T.UNI.address, BigInt(genesis)]));
  for (const token of STAKED) {
    const args = [v2PairAddress(MAINNET_V2, T.WETH.address, token.address), REWARD];
    await chain.send({ from: DEPLOYER, to: STAKING_FACTORY, signature: 'function deploy(address, uint256)', args });
  }
  const fund = [STAKING_FACTORY, REWARD * BigInt(STAKED.length)];
  await chain.send({ from: UNI_TREASURY, to: T.UNI.address, signature: 'function transfer(address, uint256)', args: fund });
  await chain.rpc('evm_setNextBlockTimestamp', [quantity(genesis + 1)]);
  await chain.send({ from: DEPLOYER, to: STAKING_FACTORY, signature: 'function notifyRewardAmounts()' });
  for (const token of [T.DAI, T.USDC]) await stakeHalf(chain, token.address);
}

/** Address of the reward pool of WETH against a token; the factory's first four creations. */
export function stakingPoolAddress(token: Hex): Hex {
  const index = STAKED.findIndex(({ address }) => address === token);
  return getContractAddress({ from: STAKING_FACTORY, nonce: BigInt(index + 1) });
}

async function stakeHalf(chain: SeedChain, token: Hex): Promise<void> {
  const pair = v2PairAddress(MAINNET_V2, T.WETH.address, token);
  const pool = stakingPoolAddress(token);
  const balance = await chain.read({ to: pair, signature: 'function balanceOf(address) view returns (uint256)', args: [RICH] });
  if (typeof balance !== 'bigint') throw new Error('No balance to stake');
  await approve(chain, { address: pair }, RICH, pool);
  await chain.send({ from: RICH, to: pool, signature: 'function stake(uint256)', args: [balance / 2n] });
  await chain.send({ from: RICH, to: pair, signature: 'function approve(address, uint256)', args: [pool, 0n] });
}
