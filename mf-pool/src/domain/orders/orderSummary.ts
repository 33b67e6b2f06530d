import type { TransactionSummary } from '@dex/mf-shared/contract';
import { formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import { SHARE_DECIMALS } from '../v2/removeForm';
import type { PoolOrder } from './poolOrder';

function amountOf(currency: Currency, amount: RawAmount) {
  return { amount: formatLiquidityAmount(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
}

/** What is recorded of an order once it is sent (TX-16). `shareSymbol` is the brand's name of a share. */
export function orderSummary(order: PoolOrder, shareSymbol: string): TransactionSummary {
  switch (order.kind) {
    case 'add':
      return { kind: 'addLiquidity', version: 'v2', a: amountOf(order.a, order.amountA), b: amountOf(order.b, order.amountB) };
    case 'remove':
      return { kind: 'removeLiquidity', version: 'v2', a: amountOf(order.a, order.amountA), b: amountOf(order.b, order.amountB) };
    case 'migrate':
      return { kind: 'migrate', symbolA: shortenSymbol(order.token0.symbol), symbolB: shortenSymbol(order.token1.symbol) };
    case 'stake':
      return { kind: 'stake', amount: { amount: formatLiquidityAmount(order.amount, SHARE_DECIMALS), symbol: shareSymbol } };
    case 'withdraw':
      return { kind: 'withdrawStake' };
    case 'claim':
      return { kind: 'claimRewards', symbol: order.rewardSymbol };
  }
}
