// What the add form orders, as it stands now.
import { formatLiquidityAmount, shortenSymbol, type Currency, type RawAmount } from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { addPositionOrder, createPoolOrder, nativeSideOf } from '../../../domain/v3/positionOrders';
import { paidSides, type ShownAddition, type ShownCreation } from '../../../domain/v3/shownTerms';
import type { AddScreenForm } from './useAddForm';

/** The addition; null while something is missing. The deadline is in seconds since the epoch. */
export function addDraft(form: AddScreenForm, deadlineSeconds: number): OrderDraft<ShownAddition> | null {
  const { chain, account, manager, facts, fee, view, currencyA, currencyB } = form;
  const { pair, price, range, deposit, isTurned } = facts;
  if (!account || !manager || !pair || !price || fee === null || range.lower === null || range.upper === null || !deposit) return null;
  if (!currencyA || !currencyB) return null;
  const [token0, token1] = isTurned ? [pair.quote, pair.base] : [pair.base, pair.quote];
  // The native coin pays for a side that the form names as the coin; the wrapped token itself stays a token.
  const hasCoin = currencyA.kind === 'native' || currencyB.kind === 'native';
  const nativeSide = hasCoin ? nativeSideOf(chain, token0, token1) : null;
  const terms: ShownAddition = {
    manager,
    token0: token0.address,
    token1: token1.address,
    tokenId: view?.position.tokenId ?? null,
    fee,
    tickLower: range.lower,
    tickUpper: range.upper,
    amount0Desired: String(deposit.desired.amount0),
    amount1Desired: String(deposit.desired.amount1),
    amount0Min: String(deposit.least.amount0),
    amount1Min: String(deposit.least.amount1),
    deadlineSeconds,
    nativeSide,
    startSqrtPriceX96: price.isNew ? String(price.sqrtPriceX96) : null,
    pair,
    currencies: paidSides(chain, token0, token1, nativeSide),
  };
  return {
    order: addPositionOrder({ chainId: chain.chainId, account }, terms, token0, token1),
    record: {
      summary: { kind: 'addLiquidity', version: 'v3', a: amountText(currencyA, facts.amountA), b: amountText(currencyB, facts.amountB) },
    },
  };
}

function amountText(currency: Currency, amount: RawAmount | null) {
  return {
    amount: amount === null ? '0' : formatLiquidityAmount(amount, currency.decimals, 4, 'up'),
    symbol: shortenSymbol(currency.symbol),
  };
}

/** The making of the pool, which needs its price alone; null while something is missing. */
export function createPoolDraft(form: AddScreenForm): OrderDraft<ShownCreation> | null {
  const { facts, account, manager, fee, chain, currencyA, currencyB } = form;
  const { pair, price, isTurned } = facts;
  if (!account || !manager || !pair || !price?.isNew || fee === null || !currencyA || !currencyB) return null;
  const [token0, token1] = isTurned ? [pair.quote, pair.base] : [pair.base, pair.quote];
  const terms: ShownCreation = {
    manager,
    token0: token0.address,
    token1: token1.address,
    fee,
    startSqrtPriceX96: String(price.sqrtPriceX96),
    pair,
    currencies: isTurned ? [currencyB, currencyA] : [currencyA, currencyB],
  };
  return {
    order: createPoolOrder({ chainId: chain.chainId, account }, terms),
    record: { summary: { kind: 'createPool', symbolA: shortenSymbol(currencyA.symbol), symbolB: shortenSymbol(currencyB.symbol) } },
  };
}
