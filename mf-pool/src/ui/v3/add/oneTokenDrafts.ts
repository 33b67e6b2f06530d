// What is ordered where an addition is paid in one token (V3-34).
import {
  formatLiquidityAmount,
  rawAmount,
  sameAddress,
  shortenSymbol,
  wrappedToken,
  type Currency,
  type Token,
} from '@dex/mf-shared/domain';
import type { OrderDraft } from '@dex/mf-shared/orders';
import { isTurnedOver } from '../../../domain/rangePrice';
import { addWithOneOrder, buySideOrder, depositTexts } from '../../../domain/v3/addWithOne';
import { addPositionOrder, type Owner } from '../../../domain/v3/positionOrders';
import { purchaseTerms, type DepositAfter, type PurchaseQuote } from '../../../domain/v3/purchase';
import type { Side } from '../../../domain/v3/positionTerms';
import type { ShownAddition, ShownAddWithOne, ShownPurchase } from '../../../domain/v3/shownTerms';
import type { AddScreenForm } from './useAddForm';

interface Chosen {
  readonly form: AddScreenForm;
  /** What is paid. */
  readonly currency: Currency;
  readonly quote: PurchaseQuote;
  readonly deposit: DepositAfter;
  /** The last second of all of it, since the epoch. */
  readonly deadlineSeconds: number;
}

/** In the order of the pool: what is paid, and what is bought and left over of it as the token that arrives, never as the coin. */
export function paidAndBought(paid: Currency, paidSide: Side, [token0, token1]: readonly [Token, Token]): readonly [Currency, Currency] {
  return paidSide === 0 ? [paid, token1] : [token0, paid];
}

/** The addition after the purchase, with what is bought as a token; null while something is missing. */
function additionOf({ form, currency, quote, deposit, deadlineSeconds }: Chosen): ShownAddition | null {
  const { manager, facts, fee, view } = form;
  const { pair, range, isTurned } = facts;
  if (!manager || !pair || fee === null || range.lower === null || range.upper === null) return null;
  const [token0, token1] = isTurned ? [pair.quote, pair.base] : [pair.base, pair.quote];
  const { rest0: _rest0, rest1: _rest1, ...amounts } = depositTexts(deposit);
  return {
    ...amounts,
    manager,
    token0: token0.address,
    token1: token1.address,
    tokenId: view?.position.tokenId ?? null,
    fee,
    tickLower: range.lower,
    tickUpper: range.upper,
    deadlineSeconds,
    nativeSide: currency.kind === 'native' ? quote.paidSide : null,
    startSqrtPriceX96: null,
    pair,
    currencies: paidAndBought(currency, quote.paidSide, [token0, token1]),
  };
}

function purchaseOf({ form, currency, quote, deadlineSeconds }: Chosen) {
  const router = form.chain.v3?.swapRouter;
  return router ? purchaseTerms(quote, { router, paysNative: currency.kind === 'native', deadlineSeconds }) : null;
}

function tokensOf({ pair }: Pick<ShownAddition, 'pair'>) {
  return isTurnedOver(pair) ? ([pair.quote, pair.base] as const) : ([pair.base, pair.quote] as const);
}

function recordOf({ currencies, amount0Desired, amount1Desired }: ShownAddition): OrderDraft['record'] {
  const text = (currency: Currency, raw: string) => ({
    amount: formatLiquidityAmount(rawAmount(BigInt(raw)), currency.decimals, 4, 'up'),
    symbol: shortenSymbol(currency.symbol),
  });
  const [a, b] = [text(currencies[0], amount0Desired), text(currencies[1], amount1Desired)];
  return { summary: { kind: 'addLiquidity', version: 'v3', a, b } };
}

/** Both in one order, where the wallet takes several calls together. */
export function addWithOneDraft(chosen: Chosen): OrderDraft<ShownAddWithOne> | null {
  const { form, quote, deposit } = chosen;
  const [addition, purchase] = [additionOf(chosen), purchaseOf(chosen)];
  if (!addition || !purchase || !form.account) return null;
  const { rest0, rest1 } = depositTexts(deposit);
  const terms: ShownAddWithOne = { ...addition, purchase, paidSide: quote.paidSide, rest0, rest1, paid: quote.paid };
  const owner = { chainId: form.chain.chainId, account: form.account };
  return { order: addWithOneOrder(owner, terms, ...tokensOf(addition)), record: recordOf(addition) };
}

/** The purchase alone, with the addition that comes after it. */
export function buySideDraft(chosen: Chosen): OrderDraft<ShownPurchase> | null {
  const { form, currency, quote } = chosen;
  const [then, purchase] = [additionOf(chosen), purchaseOf(chosen)];
  if (!then || !purchase || !form.account) return null;
  const paid = wrappedToken(currency, form.chain);
  const bought = tokensOf(then).find(({ address }) => !sameAddress(address, paid.address)) ?? paid;
  const terms: ShownPurchase = { ...purchase, currencies: [currency, bought], paid: quote.paid, then };
  const text = (of: Currency, raw: string, rounding: 'up' | 'down') => ({
    amount: formatLiquidityAmount(rawAmount(BigInt(raw)), of.decimals, 4, rounding),
    symbol: shortenSymbol(of.symbol),
  });
  const summary = {
    kind: 'swap',
    exact: 'output',
    version: 'v3',
    input: text(currency, purchase.maximumPaid, 'up'),
    output: text(bought, purchase.bought, 'down'),
  } as const;
  return { order: buySideOrder({ chainId: form.chain.chainId, account: form.account }, terms, paid, bought), record: { summary } };
}

/** The addition after a purchase that was sent. */
export function additionDraft(owner: Owner, then: ShownAddition): OrderDraft<ShownAddition> {
  const { chainId, account } = owner;
  return { order: addPositionOrder({ chainId, account }, then, ...tokensOf(then)), record: recordOf(then) };
}
