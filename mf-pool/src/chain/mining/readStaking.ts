import { createCallReader, say, signatureText, type Statement } from '@dex/mf-shared/orders';

/** A staking contract's calls. Which token is staked is the contract's: the call does not name it. */
export const readStaking = createCallReader<readonly Statement[]>({
  'function stake(uint256 amount)': (args, { to }) => [...say.calls('stake', to), say.detail('shares', args.amount('amount'))],
  'function stakeWithPermit(uint256 amount, uint256 deadline, uint8 v, bytes32 r, bytes32 s)': (args, { to }) => [
    ...say.calls('stake', to),
    say.detail('shares', args.amount('amount')),
    say.until(args.seconds('deadline')),
    say.detail('permitSignature', signatureText(args.amount('v'), args.bytes('r'), args.bytes('s'))),
  ],
  'function exit()': (_args, { to }) => say.calls('withdraw', to),
  'function getReward()': (_args, { to }) => say.calls('claimRewards', to),
});
