import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';
import type { AddButtonKind } from '../../../domain/v2/addButton';

/** What the button says, for each kind (V2-2). */
export const addButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    connectWallet: { id: 'pool.v2.add.button.connectWallet', defaultMessage: 'Connect Wallet' },
    invalidPair: { id: 'pool.v2.add.button.invalidPair', defaultMessage: 'Invalid pair' },
    unsupportedAsset: { id: 'pool.v2.add.button.unsupportedAsset', defaultMessage: 'Unsupported Asset' },
    selectToken: { id: 'pool.v2.add.button.selectToken', defaultMessage: 'Select a token' },
    loadingPair: { id: 'pool.v2.add.button.loadingPair', defaultMessage: 'Loading' },
    pairFailed: { id: 'pool.v2.add.button.pairFailed', defaultMessage: 'The pool could not be read' },
    tooFine: { id: 'pool.v2.add.button.tooFine', defaultMessage: 'Too many decimals' },
    tooLarge: { id: 'pool.v2.add.button.tooLarge', defaultMessage: 'Amount too large' },
    enterAmount: { id: 'pool.v2.add.button.enterAmount', defaultMessage: 'Enter an amount' },
    insufficientBalanceA: { id: 'pool.v2.add.button.insufficientBalanceA', defaultMessage: 'Insufficient {symbolA} balance' },
    insufficientBalanceB: { id: 'pool.v2.add.button.insufficientBalanceB', defaultMessage: 'Insufficient {symbolB} balance' },
    tooSmall: { id: 'pool.v2.add.button.tooSmall', defaultMessage: 'The amounts are too small' },
    balanceUnknown: { id: 'pool.v2.add.button.balanceUnknown', defaultMessage: 'Loading the balance' },
    approveFirst: { id: 'pool.v2.add.button.approveFirst', defaultMessage: 'Supply' },
    supply: { id: 'pool.v2.add.button.supply', defaultMessage: 'Supply' },
  }),
} satisfies Record<AddButtonKind, unknown>;

export const addTexts = defineTexts({
  title: { id: 'pool.v2.add.title', defaultMessage: 'Add V2 Liquidity' },
  createTitle: { id: 'pool.v2.add.createTitle', defaultMessage: 'Create a pair' },
  amountA: { id: 'pool.v2.add.amountA', defaultMessage: 'First amount' },
  amountB: { id: 'pool.v2.add.amountB', defaultMessage: 'Second amount' },
  first: {
    id: 'pool.v2.add.first',
    defaultMessage:
      'You are the first liquidity provider. The ratio of the two amounts sets the price of this pool. Check it before you supply.',
  },
  unused: {
    id: 'pool.v2.add.unused',
    defaultMessage:
      'Only {used} {symbol} go in: {other} cannot be divided finely enough for all of it. The other {unused} {symbol} stay in your account.',
  },
  prices: { id: 'pool.v2.add.prices', defaultMessage: 'Prices and pool share' },
  initialPrices: { id: 'pool.v2.add.initialPrices', defaultMessage: 'Initial prices and pool share' },
  whyUnsupported: { id: 'pool.v2.add.whyUnsupported', defaultMessage: 'Why is this not available?' },
  share: { id: 'pool.v2.add.share', defaultMessage: 'Share of pool' },
  confirmTitle: { id: 'pool.v2.add.confirmTitle', defaultMessage: 'You will receive' },
  createConfirmTitle: { id: 'pool.v2.add.createConfirmTitle', defaultMessage: 'You are creating a pool' },
  estimated: {
    id: 'pool.v2.add.estimated',
    defaultMessage: 'The number of pool tokens is estimated. If the price moves further than {slippage}%, the transaction is undone.',
  },
  measured: {
    id: 'pool.v2.add.measured',
    defaultMessage:
      'This many pool tokens came of a trial: a token keeps a part of what is sent. The contract itself guarantees no number of pool tokens; if the token keeps more by then, fewer arrive.',
  },
  deposited: { id: 'pool.v2.add.deposited', defaultMessage: '{symbol} deposited' },
  atLeast: { id: 'pool.v2.add.atLeast', defaultMessage: '{symbol} at least' },
  rates: { id: 'pool.v2.add.rates', defaultMessage: 'Rates' },
  confirm: { id: 'pool.v2.add.confirm', defaultMessage: 'Confirm Supply' },
  createConfirm: { id: 'pool.v2.add.createConfirm', defaultMessage: 'Create Pool & Supply' },
  doing: { id: 'pool.v2.add.doing', defaultMessage: 'Supplying {amountA} {symbolA} and {amountB} {symbolB}' },
});
