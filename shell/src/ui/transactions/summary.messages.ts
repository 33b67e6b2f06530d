import type { TransactionSummary } from '@dex/mf-shared/contract';
import { defineTexts, type TextDefinition } from '@dex/mf-shared/ui';

/** The sentence of each kind of transaction. */
export const summaryTexts: Readonly<Record<Exclude<TransactionSummary['kind'], 'told'> | 'swapTo', TextDefinition>> = defineTexts({
  swap: { id: 'shell.summary.swap', defaultMessage: 'Swap {inputAmount} {inputSymbol} for {outputAmount} {outputSymbol}' },
  swapTo: {
    id: 'shell.summary.swapTo',
    defaultMessage: 'Swap {inputAmount} {inputSymbol} for {outputAmount} {outputSymbol} to {recipient}',
  },
  wrap: { id: 'shell.summary.wrap', defaultMessage: 'Wrap {inputAmount} {inputSymbol} to {outputSymbol}' },
  unwrap: { id: 'shell.summary.unwrap', defaultMessage: 'Unwrap {inputAmount} {inputSymbol} to {outputSymbol}' },
  send: { id: 'shell.summary.send', defaultMessage: 'Send {amount} {symbol} to {recipient}' },
  approve: { id: 'shell.summary.approve', defaultMessage: 'Approve {symbol}' },
  resetApproval: { id: 'shell.summary.resetApproval', defaultMessage: 'Reset the approval of {symbol} to 0' },
  revoke: { id: 'shell.summary.revoke', defaultMessage: 'Take back what may be taken of {symbol}' },
  revokePositions: { id: 'shell.summary.revokePositions', defaultMessage: 'Take back who may manage positions' },
  revokeAll: { id: 'shell.summary.revokeAll', defaultMessage: 'Take back {count} allowances' },
  createPool: { id: 'shell.summary.createPool', defaultMessage: 'Create the {symbolA}/{symbolB} pool' },
  addLiquidity: { id: 'shell.summary.addLiquidity', defaultMessage: 'Add {amountA} {symbolA} and {amountB} {symbolB}' },
  removeLiquidity: { id: 'shell.summary.removeLiquidity', defaultMessage: 'Remove {amountA} {symbolA} and {amountB} {symbolB}' },
  collectAllFees: {
    id: 'shell.summary.collectAllFees',
    defaultMessage:
      'Collect the fees of {count, plural, one {# position} other {# positions}}{rewards, plural, =0 {} one { and the rewards of # mining pool} other { and the rewards of # mining pools}}',
  },
  collectFeesAlone: { id: 'shell.summary.collectFeesAlone', defaultMessage: 'Collect {symbol} fees alone' },
  collectFees: { id: 'shell.summary.collectFees', defaultMessage: 'Collect {symbolA}/{symbolB} fees' },
  migrate: { id: 'shell.summary.migrate', defaultMessage: 'Migrate {symbolA}/{symbolB} liquidity to V3' },
  stake: { id: 'shell.summary.stake', defaultMessage: 'Deposit {amount} {symbol} of liquidity' },
  withdrawStake: { id: 'shell.summary.withdrawStake', defaultMessage: 'Withdraw deposited liquidity' },
  claimRewards: { id: 'shell.summary.claimRewards', defaultMessage: 'Claim accumulated {symbol} rewards' },
  claimAirdrop: { id: 'shell.summary.claimAirdrop', defaultMessage: 'Claim {amount} {symbol} for {recipient}' },
  delegate: { id: 'shell.summary.delegate', defaultMessage: 'Delegate votes to {delegatee}' },
  vote: {
    id: 'shell.summary.vote',
    defaultMessage:
      '{support, select, 0 {Vote against proposal {proposal}} 1 {Vote for proposal {proposal}} other {Abstain on proposal {proposal}}}',
  },
  propose: { id: 'shell.summary.propose', defaultMessage: 'Submit the proposal “{title}”' },
});
