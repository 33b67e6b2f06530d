import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { rawAmount, ZERO_AMOUNT, type Address, type SignedPermit } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import type { StakeTerms, TakeTerms } from '../../domain/mining/stakingOrders';

/** Gas limits of the staking contract's calls, in gas units (MINING-5). */
const GAS = { stake: 350_000n, stakeWithPermit: 350_000n, exit: 300_000n, getReward: 350_000n } as const;

const REWARDS = new utils.Interface([
  'function stake(uint256 amount)',
  'function stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function exit()',
  'function getReward()',
]);

function encode(to: Address, name: keyof typeof GAS, args: readonly unknown[] = []): OrderCall {
  return { to, data: requireHexText(REWARDS.encodeFunctionData(name, [...args])), value: ZERO_AMOUNT, gasLimit: rawAmount(GAS[name]) };
}

/** The deposit of shares, with the signature that was given for them. */
export function encodeStake({ stakingRewards, amount }: StakeTerms, permit: SignedPermit | null): OrderCall {
  return permit
    ? encode(stakingRewards, 'stakeWithPermit', [amount, permit.deadline, permit.v, permit.r, permit.s])
    : encode(stakingRewards, 'stake', [amount]);
}

/** Everything back, rewards included. */
export function encodeExit({ stakingRewards }: TakeTerms): OrderCall {
  return encode(stakingRewards, 'exit');
}

/** The rewards alone. */
export function encodeGetReward({ stakingRewards }: TakeTerms): OrderCall {
  return encode(stakingRewards, 'getReward');
}
