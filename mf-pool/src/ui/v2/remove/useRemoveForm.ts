import { AUTO_SLIPPAGE, effectiveSlippage, wrappedToken, type Bps, type RawAmount, type Ratio } from '@dex/mf-shared/domain';
import type { AllowanceKind, AllowanceNeed, OrderDraft } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { sectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { minimumAfter } from '../../../domain/v2/minimums';
import { momentOf } from '../../../domain/v2/pair';
import { removeButton, type RemoveButtonKind } from '../../../domain/v2/removeButton';
import { removal, removalFault, type Removal, type RemoveForm } from '../../../domain/v2/removeForm';
import { rateOf } from '../../../domain/v2/rate';
import { removePairOrder, type ShownPairRemoval } from '../../../domain/v2/pairOrders';
import { selectRemoveForm, formsSlice } from '../../../state/v2/formsSlice';
import { isAllowed, useAllowanceKinds } from '../../orders/useAllowanceKinds';
import { useDeadline } from '../../orders/useDeadline';
import { shareOf } from '../shareOf';
import { useSharesUnderWay } from '../useSharesUnderWay';
import { useV2Pair, type V2Pair } from '../useV2Pair';
import { removalRecord } from './removalRecord';

/** All that the remove screen's parts draw from. */
export interface RemoveFacts {
  readonly pair: V2Pair;
  readonly form: RemoveForm;
  readonly balance: RawAmount | null;
  readonly removal: Removal;
  /** Whole B for one whole A, of the pair. */
  readonly price: Ratio | null;
  readonly needs: readonly AllowanceNeed[];
  /** How the allowance for the shares stands; null while nothing is to be taken. */
  readonly allowance: AllowanceKind | null;
  readonly slippage: Bps;
  readonly button: RemoveButtonKind;
  /** What would be sent; null while something is missing. */
  readonly draft: () => OrderDraft<ShownPairRemoval> | null;
}

const NOTHING: Removal = { percent: { whole: 0, isBelowOne: false }, shares: null, amountA: null, amountB: null };
const useFormSelector = sectionSelector(formsSlice);

export function useRemoveForm(idA: string, idB: string): RemoveFacts {
  const pair = useV2Pair(idA, idB, { standIns: true });
  const { a, b, chain, account, ref, state, isAToken0 } = pair;
  const form = useFormSelector(selectRemoveForm);
  const existing = state.kind === 'exists' ? state : null;
  const moment = existing && momentOf(existing, isAToken0);
  const parts = existing && a && b ? ([form, existing, wrappedToken(a, chain), wrappedToken(b, chain), isAToken0] as const) : null;
  const removed = parts ? removal(...parts) : NOTHING;
  const router = chain.v2?.router ?? null;
  const share = ref && shareOf(ref);
  // Approvals wait until it is known whether a signature would do.
  const permit = existing?.permit;
  const needs: readonly AllowanceNeed[] =
    share && router && removed.shares && permit !== undefined ? [{ token: share, spender: router, amount: removed.shares, permit }] : [];
  const kinds = useAllowanceKinds(chain.chainId, account, needs);
  const setting = useSharedSelector(selectSlippageTolerance);
  const deadline = useDeadline(chain.chainId);
  const slippage = effectiveSlippage(setting, AUTO_SLIPPAGE.remove);

  const draft = (): OrderDraft<ShownPairRemoval> | null => {
    const { shares, amountA, amountB } = removed;
    if (!moment || !a || !b || !share || !account || !router || !shares || !amountA || !amountB) return null;
    const terms: ShownPairRemoval = {
      router,
      pair: share.address,
      a,
      b,
      shares,
      amountA,
      amountB,
      minimumA: minimumAfter(amountA, slippage),
      minimumB: minimumAfter(amountB, slippage),
      deadlineSeconds: deadline(),
      share,
      slippageBps: slippage,
      moment,
      unread: pair.unread,
    };
    return {
      order: removePairOrder({ chainId: chain.chainId, account }, terms, share, permit ?? null),
      record: removalRecord(terms),
    };
  };

  const isUnderWay = useSharesUnderWay(chain.chainId, account, ref?.address ?? null);
  const button = removeButton({
    hasAccount: account !== null,
    isInvalidPair: pair.isInvalid,
    decimals: pair.decimals,
    isByPart: form.independentField === 'LIQUIDITY_PERCENT' || form.independentField === 'LIQUIDITY',
    pair: state.kind,
    isUnderWay,
    amountFault: parts && removalFault(...parts),
    removal: removed,
    isAllowed: needs.length > 0 && isAllowed(kinds),
  });
  return {
    pair,
    form,
    balance: existing?.balance ?? null,
    removal: removed,
    price: moment && a && b && pair.unread.length === 0 ? rateOf(moment.reserveA, a, moment.reserveB, b) : null,
    needs,
    allowance: kinds[0] ?? null,
    slippage,
    button,
    draft,
  };
}
