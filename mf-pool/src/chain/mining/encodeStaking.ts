import { utils } from 'ethers';
import { requireHexText } from '@dex/mf-shared/chain';
import { ZERO_AMOUNT, type Address } from '@dex/mf-shared/domain';
import type { ClaimOrder, StakeOrder, WithdrawOrder } from '../../domain/orders/poolOrder';
import type { EncodedCall } from '../orders/encodedCall';

/** Gas limits of the staking contract's calls, in gas units (MINING-5). */
const GAS = { stake: 350_000n, stakeWithPermit: 350_000n, exit: 300_000n, getReward: 350_000n } as const;

const REWARDS = new utils.Interface([
  'function stake(uint256 amount)',
  'function stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)',
  'function exit()',
  'function getReward()',
]);

function encode(to: Address, name: keyof typeof GAS, args: readonly unknown[] = []): EncodedCall {
  return { to, data: requireHexText(REWARDS.encodeFunctionData(name, [...args])), value: ZERO_AMOUNT, gasLimit: GAS[name] };
}

/** The call of a staking order. */
export function encodeStaking(order: StakeOrder | WithdrawOrder | ClaimOrder): EncodedCall {
  switch (order.kind) {
    case 'stake': {
      const { stakingRewards, amount, isApproved, permit } = order;
      return isApproved || !permit
        ? encode(stakingRewards, 'stake', [amount])
        : encode(stakingRewards, 'stakeWithPermit', [amount, permit.deadline, permit.v, permit.r, permit.s]);
    }
    case 'withdraw':
      return encode(order.stakingRewards, 'exit');
    case 'claim':
      return encode(order.stakingRewards, 'getReward');
  }
}
