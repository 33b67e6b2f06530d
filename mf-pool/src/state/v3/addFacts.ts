import {
  isOptimisticChain,
  amountFault,
  type AmountFault,
  parseAmount,
  parseBps,
  rawAmount,
  sameAddress,
  wrappedToken,
  type Address,
  type Bps,
  type Chain,
  type Currency,
  type DecimalsStanding,
  type FeeTier,
  type RawAmount,
} from '@dex/mf-shared/domain';
import type { AddButtonFacts } from '../../domain/v3/addButton';
import { depositOf, type Deposit } from '../../domain/v3/addAmounts';
import {
  depositSlippage,
  marketPrice,
  rangeEnds,
  rangeStanding,
  type MarketPrice,
  type RangeEnds,
  type RangeStanding,
} from '../../domain/v3/addRange';
import type { PositionFacts } from '../../domain/v3/position';
import type { PoolState } from '../../domain/v3/poolState';
import { isTurnedOver, type ShownPair } from '../../domain/rangePrice';
import type { AddForm } from './poolV3Slice';

/** Everything that the decisions of adding are made from; null is not known. */
export interface AddInputs {
  readonly chain: Chain;
  readonly currencyA: Currency | null;
  readonly currencyB: Currency | null;
  /** Of both currencies together. */
  readonly decimals: DecimalsStanding;
  readonly hasUnsupportedAsset: boolean;
  readonly fee: FeeTier | null;
  /** The position that is increased; null for a new one. */
  readonly position: PositionFacts | null;
  readonly pool: PoolState;
  readonly form: AddForm;
  readonly account: Address | null;
  readonly balanceA: RawAmount | null;
  readonly balanceB: RawAmount | null;
  readonly slippageSetting: 'auto' | number;
  readonly isExpert: boolean;
}

/** What follows from the inputs; the screen shows it and decides nothing. */
export interface AddFacts {
  readonly pair: ShownPair | null;
  /** True when the first currency is the pool's second token. */
  readonly isTurned: boolean;
  readonly price: MarketPrice | null;
  readonly isPriceInvalid: boolean;
  readonly isNewPool: boolean;
  readonly mustCreateFirst: boolean;
  readonly range: RangeEnds;
  readonly standing: RangeStanding | null;
  readonly isLockedA: boolean;
  readonly isLockedB: boolean;
  readonly deposit: Deposit | null;
  readonly amountA: RawAmount | null;
  readonly amountB: RawAmount | null;
  readonly slippage: Bps;
  /** What the button follows from, but for the approvals, which depend on the amounts. */
  readonly buttonFacts: Omit<AddButtonFacts, 'approvalMissing'>;
}

export function addFacts(inputs: AddInputs): AddFacts {
  const { chain, currencyA, currencyB, form, fee } = inputs;
  const pair = currencyA && currencyB ? { base: wrappedToken(currencyA, chain), quote: wrappedToken(currencyB, chain) } : null;
  const isTurned = pair !== null && isTurnedOver(pair);
  const market = pair ? marketPrice(inputs.pool, form.startPriceTypedValue, pair) : { price: null, isInvalid: false };
  const range = rangeOf(inputs, pair);
  const standing = fee === null ? null : rangeStanding(range, market.price, fee);
  const slippage = slippageOf(inputs, standing);
  const [isLockedA, isLockedB] = standing
    ? isTurned
      ? [standing.isLocked1, standing.isLocked0]
      : [standing.isLocked0, standing.isLocked1]
    : [false, false];
  const deposit = depositFor(inputs, {
    isTurned,
    price: market.price,
    range,
    isInvalid: standing?.isInvalid ?? false,
    isLockedA,
    isLockedB,
    slippage,
  });
  const [rawA, rawB] = isTurned
    ? [deposit?.desired.amount1, deposit?.desired.amount0]
    : [deposit?.desired.amount0, deposit?.desired.amount1];
  const [amountA, amountB] = [rawA === undefined ? null : rawAmount(rawA), rawB === undefined ? null : rawAmount(rawB)];
  const isNewPool = inputs.pool.kind === 'notExists' && fee !== null;
  const mustCreateFirst = isNewPool && isOptimisticChain(chain.chainId);
  const hasPair = pair !== null && fee !== null && !sameAddress(pair.base.address, pair.quote.address);
  const buttonFacts: AddFacts['buttonFacts'] = {
    isConnected: inputs.account !== null,
    hasUnsupportedAsset: inputs.hasUnsupportedAsset,
    decimals: inputs.decimals,
    pool: !hasPair ? 'invalid' : inputs.pool.kind === 'exists' || inputs.pool.kind === 'notExists' ? 'known' : inputs.pool.kind,
    invalidPrice: market.isInvalid,
    incomplete: market.price === null || range.lower === null || range.upper === null,
    missingAmount: deposit === null,
    amountFault: typedFault(inputs),
    hasEnoughA: hasEnough(inputs.balanceA, amountA),
    hasEnoughB: hasEnough(inputs.balanceB, amountB),
    invalidRange: standing?.isInvalid ?? false,
    mustCreateFirst,
    isExpert: inputs.isExpert,
  };
  return {
    pair,
    isTurned,
    price: market.price,
    isPriceInvalid: market.isInvalid,
    isNewPool,
    mustCreateFirst,
    range,
    standing,
    isLockedA,
    isLockedB,
    deposit,
    amountA,
    amountB,
    slippage,
    buttonFacts,
  };
}

/** A position keeps the ticks that it has; a new one takes those of the typed prices. */
function rangeOf({ position, form, fee }: AddInputs, pair: ShownPair | null): RangeEnds {
  if (position) return { lower: position.tickLower, upper: position.tickUpper };
  if (!pair || fee === null) return { lower: null, upper: null };
  return rangeEnds(form.leftRangeTypedValue, form.rightRangeTypedValue, pair, fee);
}

function slippageOf({ slippageSetting }: AddInputs, standing: RangeStanding | null): Bps {
  const chosen = slippageSetting === 'auto' ? slippageSetting : (parseBps(slippageSetting) ?? 'auto');
  return depositSlippage(chosen, standing?.isOutOfRange ?? false);
}

interface DepositTerms {
  readonly isTurned: boolean;
  readonly price: MarketPrice | null;
  readonly range: RangeEnds;
  readonly isInvalid: boolean;
  readonly isLockedA: boolean;
  readonly isLockedB: boolean;
  readonly slippage: Bps;
}

function typedFault({ form, currencyA, currencyB }: AddInputs): AmountFault | null {
  const currency = form.independentField === 'A' ? currencyA : currencyB;
  return currency && amountFault(form.typedValue, currency.decimals);
}

/** The typed amount leads; where its side takes no part there is no deposit. */
function depositFor(
  { form, currencyA, currencyB }: AddInputs,
  { isTurned, price, range, isInvalid, isLockedA, isLockedB, slippage }: DepositTerms,
): Deposit | null {
  const isA = form.independentField === 'A';
  const currency = isA ? currencyA : currencyB;
  const amount = currency && parseAmount(form.typedValue, currency.decimals);
  if (!amount || amount === '0' || !price || range.lower === null || range.upper === null || isInvalid || (isA ? isLockedA : isLockedB))
    return null;
  const side = isA !== isTurned ? 0 : 1;
  return depositOf({ side, amount: BigInt(amount) }, price, { tickLower: range.lower, tickUpper: range.upper }, slippage);
}

function hasEnough(balance: RawAmount | null, amount: RawAmount | null): boolean | null {
  if (amount === null || amount === '0') return true;
  return balance === null ? null : BigInt(balance) >= BigInt(amount);
}
