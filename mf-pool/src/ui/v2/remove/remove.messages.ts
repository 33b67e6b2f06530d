import { decimalsButtonTexts, defineTexts } from '@dex/mf-shared/ui';
import type { RemoveButtonKind } from '../../../domain/v2/removeButton';

/** What the button says, for each kind (V2-5). */
export const removeButtonTexts = {
  ...decimalsButtonTexts,
  ...defineTexts({
    connectWallet: { id: 'pool.v2.remove.button.connectWallet', defaultMessage: 'Connect Wallet' },
    invalidPair: { id: 'pool.v2.remove.button.invalidPair', defaultMessage: 'Invalid pair' },
    loadingPair: { id: 'pool.v2.remove.button.loadingPair', defaultMessage: 'Loading' },
    pairFailed: { id: 'pool.v2.remove.button.pairFailed', defaultMessage: 'The pool could not be read' },
    underWay: { id: 'pool.v2.remove.button.underWay', defaultMessage: 'Transaction pending' },
    tooFine: { id: 'pool.v2.remove.button.tooFine', defaultMessage: 'Too many decimals' },
    tooLarge: { id: 'pool.v2.remove.button.tooLarge', defaultMessage: 'More than you have' },
    enterAmount: { id: 'pool.v2.remove.button.enterAmount', defaultMessage: 'Enter an amount' },
    approveFirst: { id: 'pool.v2.remove.button.approveFirst', defaultMessage: 'Remove' },
    remove: { id: 'pool.v2.remove.button.remove', defaultMessage: 'Remove' },
  }),
} satisfies Record<RemoveButtonKind, unknown>;

export const removeTexts = defineTexts({
  title: { id: 'pool.v2.remove.title', defaultMessage: 'Remove V2 Liquidity' },
  mode: { id: 'pool.v2.remove.mode', defaultMessage: 'Way of entering the amount' },
  simple: { id: 'pool.v2.remove.simple', defaultMessage: 'Simple' },
  detailed: { id: 'pool.v2.remove.detailed', defaultMessage: 'Detailed' },
  percent: { id: 'pool.v2.remove.percent', defaultMessage: '{percent}%' },
  slider: { id: 'pool.v2.remove.slider', defaultMessage: 'Share to remove, in percent' },
  max: { id: 'pool.v2.remove.max', defaultMessage: 'Max' },
  poolTokens: { id: 'pool.v2.remove.poolTokens', defaultMessage: 'Pool tokens' },
  outputA: { id: 'pool.v2.remove.outputA', defaultMessage: 'First output' },
  outputB: { id: 'pool.v2.remove.outputB', defaultMessage: 'Second output' },
  receive: { id: 'pool.v2.remove.receive', defaultMessage: 'Receive {symbol}' },
  outputs: { id: 'pool.v2.remove.outputs', defaultMessage: 'You receive about' },
  price: { id: 'pool.v2.remove.price', defaultMessage: 'Price' },
  confirmTitle: { id: 'pool.v2.remove.confirmTitle', defaultMessage: 'You will receive' },
  estimated: {
    id: 'pool.v2.remove.estimated',
    defaultMessage: 'The amounts are estimated. If the price moves further than {slippage}%, the transaction is undone.',
  },
  burned: { id: 'pool.v2.remove.burned', defaultMessage: '{symbol} given back' },
  atLeast: { id: 'pool.v2.remove.atLeast', defaultMessage: '{symbol} at least' },
  confirm: { id: 'pool.v2.remove.confirm', defaultMessage: 'Confirm' },
  doing: { id: 'pool.v2.remove.doing', defaultMessage: 'Removing {amountA} {symbolA} and {amountB} {symbolB}' },
});
