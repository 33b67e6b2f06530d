import { paths, type TransactionCall } from '@dex/mf-shared/contract';
import {
  currencyId,
  deadlineToSend,
  formatExact,
  formatLiquidityAmount,
  invertRatio,
  maxSpendable,
  shortenSymbol,
  significantDigits,
  TICK_SPACING,
  usableTickBounds,
  type Currency,
  type FeeTier,
} from '@dex/mf-shared/domain';
import { selectDeadlineSeconds } from '@dex/mf-shared/state';
import { useDispatch, useNavigate, useSharedSelector } from '@dex/mf-shared/ui';
import { isTurnedOver, parsePrice, typedPriceOfTick, type ShownPair } from '../../../domain/rangePrice';
import type { TypedPrice } from '../../../domain/v3/addRange';
import { pathAfterChoice, pathTurnedOver } from '../../../state/v3/addUrl';
import type { AddOrder } from '../../../domain/v3/orders';
import { nativeSideOf } from '../../../domain/v3/positionOrders';
import type { ReviewRequest } from '../../../state/v3/createPositionFlow';
import {
  amountTyped,
  formCleared,
  rangeCleared,
  rangeKeyOf,
  rangeTyped,
  sidesExchanged,
  startPriceTyped,
} from '../../../state/v3/poolV3Slice';
import type { Allowance } from '../../orders/useAllowance';
import { usePositionFlow } from '../PositionFlowContext';
import type { AddScreenForm } from './useAddForm';

export type RangeSide = 'left' | 'right';

/** What a person can do on the add form. */
export interface AddCommands {
  readonly choose: (side: 'A' | 'B', currency: Currency) => void;
  readonly chooseFee: (fee: FeeTier, replace?: boolean) => void;
  readonly turnOver: () => void;
  readonly type: (field: 'A' | 'B', value: string) => void;
  readonly max: (field: 'A' | 'B') => (() => void) | undefined;
  readonly typeRange: (range: { readonly left?: TypedPrice; readonly right?: TypedPrice }) => void;
  /** Moves one end by one tick spacing, as the shown price goes. */
  readonly step: (side: RangeSide, direction: 1 | -1) => void;
  readonly typeStartPrice: (value: string) => void;
  readonly clear: () => void;
  readonly preview: () => void;
  readonly addAtOnce: () => void;
  readonly createPool: () => void;
}

/** The tick of one shown end of the range; null while it is not typed. */
export function tickOfSide({ facts }: AddScreenForm, side: RangeSide): number | null {
  return (side === 'left') !== facts.isTurned ? facts.range.lower : facts.range.upper;
}

export function useAddCommands(form: AddScreenForm): AddCommands {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  const flow = usePositionFlow();
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const blockTimestamp = useSharedSelector((state) => state.application.blocks[form.chain.chainId]?.timestamp ?? null);
  const { chain, url, facts, fee, rangeKey } = form;
  const wrapped = chain.wrappedNative.address;
  const request = (kind: 'add' | 'createPool') => {
    const deadlineSeconds = deadlineToSend({
      chainId: chain.chainId,
      userDeadlineSeconds,
      blockTimestamp,
      clockSeconds: Date.now() / 1000,
    });
    return reviewRequest(form, kind, deadlineSeconds, flow.approveCall);
  };

  return {
    choose: (side, currency) => void navigate(pathAfterChoice(side, currencyId(currency), url, wrapped)),
    chooseFee: (chosen, replace = false) => {
      if (!url.currencyIdA || !url.currencyIdB) return;
      dispatch(rangeCleared());
      void navigate(paths.add(url.currencyIdA, url.currencyIdB, String(chosen)), { replace });
    },
    turnOver: () => {
      const path = pathTurnedOver(url);
      const turned = turnedForm(form);
      if (!path || !turned) return;
      dispatch(sidesExchanged(turned));
      void navigate(path, { replace: true });
    },
    type: (field, value) => dispatch(amountTyped({ field, value })),
    max: (field) => {
      const [currency, balance] = field === 'A' ? [form.currencyA, form.balanceA.value] : [form.currencyB, form.balanceB.value];
      if (!currency || !balance || balance === '0') return undefined;
      return () => void dispatch(amountTyped({ field, value: formatExact(maxSpendable(currency, balance), currency.decimals) }));
    },
    typeRange: (range) => dispatch(rangeTyped({ rangeKey, ...range })),
    step: (side, direction) => {
      const tick = tickOfSide(form, side);
      if (tick === null || fee === null || !facts.pair) return;
      const { min, max } = usableTickBounds(fee);
      const next = Math.min(max, Math.max(min, tick + (facts.isTurned ? -direction : direction) * TICK_SPACING[fee]));
      const value = typedPriceOfTick(next, facts.pair);
      dispatch(rangeTyped({ rangeKey, ...(side === 'left' ? { left: value } : { right: value }) }));
    },
    typeStartPrice: (value) => dispatch(startPriceTyped({ rangeKey, value })),
    clear: () => {
      dispatch(formCleared());
      void navigate(paths.add());
    },
    preview: () => {
      const wish = request('add');
      if (wish) flow.review(wish);
    },
    addAtOnce: () => {
      const wish = request('add');
      if (wish) void flow.sendAtOnce(wish);
    },
    createPool: () => {
      const wish = request('createPool');
      if (wish) flow.review(wish);
    },
  };
}

/** The typed prices of the other order: the same ticks, so that turning over twice changes nothing. */
function turnedForm({ chain, facts, fee, typed }: AddScreenForm) {
  const { pair, range } = facts;
  if (!pair) return null;
  const turned: ShownPair = { base: pair.quote, quote: pair.base };
  const typedOf = (old: TypedPrice, tick: number | null): TypedPrice =>
    old === true ? true : tick === null ? '' : typedPriceOfTick(tick, turned);
  const [leftTick, rightTick] = isTurnedOver(pair) ? [range.upper, range.lower] : [range.lower, range.upper];
  const start = parsePrice(typed.startPriceTypedValue);
  const inverted = start && invertRatio(start);
  return {
    rangeKey: rangeKeyOf(chain.chainId, turned.base.address, turned.quote.address, fee),
    leftRangeTypedValue: typedOf(typed.rightRangeTypedValue, rightTick),
    rightRangeTypedValue: typedOf(typed.leftRangeTypedValue, leftTick),
    startPriceTypedValue: inverted ? significantDigits(inverted, 12) : '',
  };
}

/** The order as the form shows it now; null while something is missing. */
function addOrderOf({ chain, account, manager, facts, fee, view }: AddScreenForm, deadlineSeconds: number): AddOrder | null {
  const { pair, price, range, deposit, isTurned } = facts;
  if (!account || !manager || !pair || !price || fee === null || range.lower === null || range.upper === null || !deposit) return null;
  const [token0, token1] = isTurned ? [pair.quote, pair.base] : [pair.base, pair.quote];
  return {
    chainId: chain.chainId,
    account,
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
    nativeSide: null,
    startSqrtPriceX96: price.isNew ? String(price.sqrtPriceX96) : null,
  };
}

/** The native coin pays for a side that the form names as the coin; the wrapped token itself stays a token. */
function withNativeSide(order: AddOrder, { chain, currencyA, currencyB }: AddScreenForm): AddOrder {
  const isNative = currencyA?.kind === 'native' || currencyB?.kind === 'native';
  return isNative ? { ...order, nativeSide: nativeSideOf(chain, { address: order.token0 }, { address: order.token1 }) } : order;
}

function reviewRequest(
  form: AddScreenForm,
  kind: 'add' | 'createPool',
  deadlineSeconds: number,
  approveCall: (
    account: AddOrder['account'],
    token: AddOrder['token0'],
    spender: AddOrder['manager'],
    amount: NonNullable<AddScreenForm['facts']['amountA']>,
  ) => TransactionCall,
): ReviewRequest | null {
  const { currencyA, currencyB, facts, how } = form;
  const bare = kind === 'add' ? addOrderOf(form, deadlineSeconds) : createOrderOf(form, deadlineSeconds);
  if (!bare || !currencyA || !currencyB) return null;
  const order = withNativeSide(bare, form);
  const [symbolA, symbolB] = [shortenSymbol(currencyA.symbol), shortenSymbol(currencyB.symbol)];
  if (kind === 'createPool') return { subject: { kind, order }, summary: { kind, symbolA, symbolB }, before: [], how: 'plain' };
  const approvalOf = ({ state }: Allowance, currency: Currency, amount: AddScreenForm['facts']['amountA']) =>
    how !== 'plain' && currency.kind === 'token' && amount !== null && amount !== '0' && state !== 'APPROVED'
      ? [approveCall(order.account, currency.address, order.manager, amount)]
      : [];
  const summaryOf = (currency: Currency, amount: AddScreenForm['facts']['amountA'], symbol: string) => ({
    amount: amount === null ? '0' : formatLiquidityAmount(amount, currency.decimals),
    symbol,
  });
  return {
    subject: { kind, order },
    summary: {
      kind: 'addLiquidity',
      version: 'v3',
      a: summaryOf(currencyA, facts.amountA, symbolA),
      b: summaryOf(currencyB, facts.amountB, symbolB),
    },
    before: [...approvalOf(form.allowanceA, currencyA, facts.amountA), ...approvalOf(form.allowanceB, currencyB, facts.amountB)],
    how,
  };
}

/** The making of a pool needs its price alone. */
function createOrderOf(form: AddScreenForm, deadlineSeconds: number): AddOrder | null {
  const { facts, account, manager, fee, chain } = form;
  const { pair, price, isTurned } = facts;
  if (!account || !manager || !pair || !price?.isNew || fee === null) return null;
  const [token0, token1] = isTurned ? [pair.quote, pair.base] : [pair.base, pair.quote];
  const none = { amount0Desired: '0', amount1Desired: '0', amount0Min: '0', amount1Min: '0', tickLower: 0, tickUpper: 0 };
  return {
    chainId: chain.chainId,
    account,
    manager,
    token0: token0.address,
    token1: token1.address,
    tokenId: null,
    fee,
    ...none,
    deadlineSeconds,
    nativeSide: null,
    startSqrtPriceX96: String(price.sqrtPriceX96),
  };
}
