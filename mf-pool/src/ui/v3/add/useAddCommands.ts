import { paths } from '@dex/mf-shared/contract';
import {
  currencyId,
  formatExact,
  invertRatio,
  maxSpendable,
  significantDigits,
  type Currency,
  type FeeTier,
  parsePrice,
} from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { useDispatch, useNavigate } from '@dex/mf-shared/ui';
import { isTurnedOver, typedPriceOfTick, type ShownPair } from '../../../domain/rangePrice';
import type { TypedPrice } from '../../../domain/v3/addRange';
import { movedEnd, type RangeMove, type RangeSide } from '../../../domain/v3/movedEnd';
import { pathAfterChoice, pathTurnedOver } from '../../../state/v3/addUrl';
import { poolKinds, poolOrders } from '../../../orders';
import {
  amountTyped,
  formCleared,
  rangeCleared,
  rangeKeyOf,
  rangeTyped,
  sidesExchanged,
  startPriceTyped,
} from '../../../state/v3/poolV3Slice';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { addDraft, createPoolDraft } from './addDrafts';
import type { AddScreenForm } from './useAddForm';

/** What a person can do on the add form. */
export interface AddCommands {
  readonly choose: (side: 'A' | 'B', currency: Currency) => void;
  readonly chooseFee: (fee: FeeTier, replace?: boolean) => void;
  readonly turnOver: () => void;
  readonly type: (field: 'A' | 'B', value: string) => void;
  readonly max: (field: 'A' | 'B') => (() => void) | undefined;
  readonly typeRange: (range: { readonly left?: TypedPrice; readonly right?: TypedPrice }) => void;
  /** Moves one end; it stops one tick spacing before the other. */
  readonly step: (side: RangeSide, move: RangeMove) => void;
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
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.addPosition, form.subject));
  const { open: openCreation } = useOrder(poolOrders, poolSlot(poolKinds.createPool, form.subject));
  const { chain, url, facts, fee, rangeKey } = form;
  const deadline = useDeadline(chain.chainId);
  const wrapped = chain.wrappedNative.address;
  const add = (sendAtOnce: false | 'ifPlain') => {
    const draft = addDraft(form, deadline());
    if (draft) open(draft, { sendAtOnce });
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
    step: (side, move) => {
      const [tick, other] = [tickOfSide(form, side), tickOfSide(form, side === 'left' ? 'right' : 'left')];
      if (tick === null || fee === null || !facts.pair) return;
      const value = movedEnd({ tick, other, side, move, isTurned: facts.isTurned }, facts.pair, fee);
      dispatch(rangeTyped({ rangeKey, ...(side === 'left' ? { left: value } : { right: value }) }));
    },
    typeStartPrice: (value) => dispatch(startPriceTyped({ rangeKey, value })),
    clear: () => {
      dispatch(formCleared());
      void navigate(paths.add());
    },
    preview: () => add(false),
    addAtOnce: () => add('ifPlain'),
    createPool: () => {
      const draft = createPoolDraft(form);
      if (draft) openCreation(draft);
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
