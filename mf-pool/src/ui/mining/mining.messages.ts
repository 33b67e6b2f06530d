import { defineTexts } from '@dex/mf-shared/ui';
import type { Countdown } from '../../domain/mining/countdown';
import type { DepositButtonKind } from '../../domain/mining/depositButton';

export const miningTexts = defineTexts({
  title: { id: 'pool.mining.title', defaultMessage: 'Liquidity mining' },
  explanation: {
    id: 'pool.mining.explanation',
    defaultMessage: 'Deposit the pool tokens of your liquidity to receive {symbol}.',
  },
  participating: { id: 'pool.mining.participating', defaultMessage: 'Participating pools' },
  failed: { id: 'pool.mining.failed', defaultMessage: 'The rewards pool could not be read. It is being tried again.' },
  unknownPool: { id: 'pool.mining.unknownPool', defaultMessage: 'There is no rewards pool for this pair.' },
  toList: { id: 'pool.mining.toList', defaultMessage: 'All rewards pools' },
  totalDeposits: { id: 'pool.mining.totalDeposits', defaultMessage: 'Total deposits' },
  poolRate: { id: 'pool.mining.poolRate', defaultMessage: 'Pool rate' },
  yourRate: { id: 'pool.mining.yourRate', defaultMessage: 'Your rate' },
  perWeek: { id: 'pool.mining.perWeek', defaultMessage: '{amount} {symbol} / week' },
  open: { id: 'pool.mining.open', defaultMessage: 'Deposit' },
  view: { id: 'pool.mining.view', defaultMessage: 'View' },
  manage: { id: 'pool.mining.manage', defaultMessage: 'Manage' },
  over: { id: 'pool.mining.over', defaultMessage: 'Rewards have ended' },
  pageTitle: { id: 'pool.mining.pageTitle', defaultMessage: '{a}/{b} liquidity mining' },
  yourDeposits: { id: 'pool.mining.yourDeposits', defaultMessage: 'Your liquidity deposits' },
  unclaimed: { id: 'pool.mining.unclaimed', defaultMessage: 'Your unclaimed {symbol}' },
  getShares: { id: 'pool.mining.getShares', defaultMessage: 'Pool tokens are needed. Add {a}/{b} liquidity of version 2 to get them.' },
  addLiquidity: { id: 'pool.mining.addLiquidity', defaultMessage: 'Add {a}/{b} liquidity' },
  available: { id: 'pool.mining.available', defaultMessage: '{amount} {symbol} available' },
});

/** What the countdown says, for each phase (MINING-1). */
export const countdownTexts = defineTexts({
  beginsIn: { id: 'pool.mining.countdown.beginsIn', defaultMessage: 'rewards begin in' },
  endsIn: { id: 'pool.mining.countdown.endsIn', defaultMessage: 'rewards end in' },
  ended: { id: 'pool.mining.countdown.ended', defaultMessage: 'rewards have ended!' },
}) satisfies Record<Countdown['phase'], unknown>;

export const timeTexts = defineTexts({
  left: { id: 'pool.mining.countdown.left', defaultMessage: '{days}d {hours}h {minutes}m {seconds}s' },
});

/** What the deposit dialog's button says, for each kind (MINING-6). */
export const depositButtonTexts = defineTexts({
  connectWallet: { id: 'pool.mining.deposit.connectWallet', defaultMessage: 'Connect Wallet' },
  tooFine: { id: 'pool.mining.deposit.tooFine', defaultMessage: 'Too many decimals' },
  tooLarge: { id: 'pool.mining.deposit.tooLarge', defaultMessage: 'Amount too large' },
  enterAmount: { id: 'pool.mining.deposit.enterAmount', defaultMessage: 'Enter an amount' },
  exceedsBalance: { id: 'pool.mining.deposit.exceedsBalance', defaultMessage: 'Insufficient {symbol} balance' },
  balanceUnknown: { id: 'pool.mining.deposit.balanceUnknown', defaultMessage: 'Loading the balance' },
  approveFirst: { id: 'pool.mining.deposit.approveFirst', defaultMessage: 'Deposit' },
  deposit: { id: 'pool.mining.deposit.deposit', defaultMessage: 'Deposit' },
}) satisfies Record<DepositButtonKind, unknown>;

/** What the two ways to take say while one is on its way to the chain. */
export const takePendingTexts = defineTexts({
  withdraw: { id: 'pool.mining.pending.withdraw', defaultMessage: 'Withdrawal pending' },
  claim: { id: 'pool.mining.pending.claim', defaultMessage: 'Claim pending' },
});

export const dialogTexts = defineTexts({
  depositTitle: { id: 'pool.mining.dialog.depositTitle', defaultMessage: 'Deposit' },
  withdrawTitle: { id: 'pool.mining.dialog.withdrawTitle', defaultMessage: 'Withdraw' },
  claimTitle: { id: 'pool.mining.dialog.claimTitle', defaultMessage: 'Claim' },
  amount: { id: 'pool.mining.dialog.amount', defaultMessage: 'Pool tokens to deposit' },
  weekly: { id: 'pool.mining.dialog.weekly', defaultMessage: 'Weekly rewards' },
  depositing: { id: 'pool.mining.dialog.depositing', defaultMessage: 'Depositing {amount} {symbol}' },
  deposited: { id: 'pool.mining.dialog.deposited', defaultMessage: 'Deposited liquidity' },
  unclaimed: { id: 'pool.mining.dialog.unclaimed', defaultMessage: 'Unclaimed {symbol}' },
  withdrawHint: {
    id: 'pool.mining.dialog.withdrawHint',
    defaultMessage: 'When you withdraw, your {symbol} is claimed and your liquidity is removed from the mining pool.',
  },
  withdraw: { id: 'pool.mining.dialog.withdraw', defaultMessage: 'Withdraw & Claim' },
  withdrawing: {
    id: 'pool.mining.dialog.withdrawing',
    defaultMessage: 'Withdrawing {amount} {symbol} and claiming {reward} {rewardSymbol}',
  },
  claimHint: {
    id: 'pool.mining.dialog.claimHint',
    defaultMessage: 'When you claim without withdrawing, your liquidity remains in the mining pool.',
  },
  claim: { id: 'pool.mining.dialog.claim', defaultMessage: 'Claim' },
  claiming: { id: 'pool.mining.dialog.claiming', defaultMessage: 'Claiming {reward} {rewardSymbol}' },
  nothing: { id: 'pool.mining.dialog.nothing', defaultMessage: 'There is nothing to take.' },
  unread: {
    id: 'pool.mining.dialog.unread',
    defaultMessage: 'What there is to take is not known yet. It is read again with every block.',
  },
});
