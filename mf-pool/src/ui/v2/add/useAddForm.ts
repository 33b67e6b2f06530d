import { AUTO_SLIPPAGE, effectiveSlippage, type Bps, type Currency, type RawAmount, type Ratio } from '@dex/mf-shared/domain';
import type { AllowanceNeed, OrderDraft } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { sectionSelector, useSharedSelector, useBalance, type Balance } from '@dex/mf-shared/ui';
import { nearlyAllowed } from '../../../domain/allowances/nearlyAllowed';
import { addButton, type AddButtonKind } from '../../../domain/v2/addButton';
import { typedFault, addAmounts, type AddForm } from '../../../domain/v2/addForm';
import { minimumAfter } from '../../../domain/v2/minimums';
import { isEmptyPair, momentOf } from '../../../domain/v2/pair';
import { mintedShare, mintedShares } from '../../../domain/v2/shares';
import { rateOf } from '../../../domain/v2/rate';
import { addPairOrder, needOf, type ShownPairAddition } from '../../../domain/v2/pairOrders';
import { selectAddForm, formsSlice } from '../../../state/v2/formsSlice';
import { isAllowed, useAllowanceKinds } from '../../orders/useAllowanceKinds';
import { amountText } from '../amountText';
import { useDeadline } from '../../orders/useDeadline';
import { useUnsupported } from '../../orders/useUnsupported';
import { shareOf } from '../shareOf';
import { useV2Pair, type V2Pair } from '../useV2Pair';
import { usePairMarket, type PairMarket } from './usePairMarket';

/** All that the add screen's parts draw from. */
export interface AddFacts {
  readonly pair: V2Pair;
  readonly form: AddForm;
  readonly isEmpty: boolean;
  readonly pairMarket: PairMarket;
  readonly amountA: RawAmount | null;
  readonly amountB: RawAmount | null;
  /** The part of the typed amount that stays with the account, where that is worth a word. */
  readonly unused: RawAmount | null;
  readonly balanceA: Balance;
  readonly balanceB: Balance;
  readonly needs: readonly AllowanceNeed[];
  readonly minted: RawAmount | null;
  readonly share: Ratio | null;
  /** Whole B for one whole A. */
  readonly price: Ratio | null;
  readonly slippage: Bps;
  readonly unsupported: readonly Currency[];
  readonly button: AddButtonKind;
  /** What would be sent; null while something is missing. */
  readonly draft: () => OrderDraft<ShownPairAddition> | null;
}

const useFormSelector = sectionSelector(formsSlice);

export function useAddForm(idA: string | null, idB: string | null): AddFacts {
  const pair = useV2Pair(idA, idB);
  const { a, b, chain, account, state, isAToken0 } = pair;
  const form = useFormSelector(selectAddForm);
  const isEmpty = isEmptyPair(state);
  const setting = useSharedSelector(selectSlippageTolerance);
  const slippage = isEmpty ? AUTO_SLIPPAGE.addV2Empty : effectiveSlippage(setting, AUTO_SLIPPAGE.addV2);
  const amounts = addAmounts(form, a, b, { state, isAToken0, slippage });
  const pairMarket = usePairMarket({ chain, a, b, isAToken0, state, amountA: amounts.a, amountB: amounts.b });
  const router = chain.v2?.router ?? null;
  const balanceA = useBalance(a, account);
  const balanceB = useBalance(b, account);
  const needs = router ? [...needOf(a, amounts.a, router), ...needOf(b, amounts.b, router)] : [];
  const isAllowedNearly = isAllowed(useAllowanceKinds(chain.chainId, account, nearlyAllowed(needs)));
  const unsupported = useUnsupported([a, b]);
  const deadline = useDeadline(chain.chainId);
  const existing = state.kind === 'exists' ? state : null;
  const [amount0, amount1] = isAToken0 ? [amounts.a, amounts.b] : [amounts.b, amounts.a];
  const minted = amount0 && amount1 && (existing || isEmpty) ? mintedShares(existing, amount0, amount1) : null;

  const moment = isEmpty || !existing ? null : momentOf(existing, isAToken0);
  // Amounts are whole units of their tokens: only the pair itself says its price.
  const priceOf = (one: Currency, other: Currency) => {
    if (moment) return rateOf(moment.reserveA, one, moment.reserveB, other);
    return amounts.a && amounts.b ? rateOf(amounts.a, one, amounts.b, other) : null;
  };

  const draft = (): OrderDraft<ShownPairAddition> | null => {
    if (!a || !b || !pair.ref || !account || !router || !amounts.a || !amounts.b) return null;
    const terms: ShownPairAddition = {
      router,
      a,
      b,
      amountA: amounts.a,
      amountB: amounts.b,
      minimumA: minimumAfter(amounts.a, slippage),
      minimumB: minimumAfter(amounts.b, slippage),
      deadlineSeconds: deadline(),
      share: shareOf(pair.ref),
      slippageBps: slippage,
      measuredShares: null,
      moment,
    };
    const expected = existing && minted ? { pair: pair.ref.address, minimum: minimumAfter(minted, slippage) } : null;
    return {
      order: addPairOrder({ chainId: chain.chainId, account }, terms, expected),
      record: { summary: { kind: 'addLiquidity', version: 'v2', a: amountText(a, amounts.a, 'up'), b: amountText(b, amounts.b, 'up') } },
    };
  };

  const button = addButton({
    hasAccount: account !== null,
    hasTokens: a !== null && b !== null,
    isInvalidPair: pair.isInvalid,
    hasUnsupportedAsset: unsupported.length > 0,
    decimals: pair.decimals,
    pair: pairMarket.isAwaited ? 'loading' : state.kind,
    amountFault: typedFault(form, a, b),
    amountA: amounts.a,
    amountB: amounts.b,
    balanceA: balanceA.value ?? null,
    balanceB: balanceB.value ?? null,
    minted,
    isAllowed: isAllowedNearly,
  });
  return {
    pair,
    form,
    isEmpty,
    pairMarket,
    amountA: amounts.a,
    amountB: amounts.b,
    unused: amounts.unused,
    balanceA,
    balanceB,
    needs,
    minted,
    share: mintedShare(existing, minted),
    price: a && b ? priceOf(a, b) : null,
    slippage,
    unsupported,
    button,
    draft,
  };
}
