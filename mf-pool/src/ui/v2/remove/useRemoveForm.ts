import {
  AUTO_SLIPPAGE,
  deadlineToSend,
  effectiveSlippage,
  ratio,
  wrappedToken,
  type Bps,
  type RawAmount,
  type Ratio,
} from '@dex/mf-shared/domain';
import { selectDeadlineSeconds, selectSlippageTolerance } from '@dex/mf-shared/state';
import { brand, useSectionSelector, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo } from 'react';
import { minimumAfter } from '../../../domain/v2/minimums';
import { removeButton, type RemoveButtonKind } from '../../../domain/v2/removeButton';
import { removal, type Removal, type RemoveForm } from '../../../domain/v2/removeForm';
import { shareToken } from '../../../domain/v2/shownCurrency';
import type { RemoveOrder } from '../../../domain/orders/poolOrder';
import { selectRemoveForm, type WithForms } from '../../../state/v2/formsSlice';
import { useAllowance, type Allowance } from '../../orders/useAllowance';
import { useV2Pair, type V2Pair } from '../useV2Pair';

/** All that the remove screen's parts draw from. */
export interface RemoveFacts {
  readonly pair: V2Pair;
  readonly form: RemoveForm;
  readonly balance: RawAmount | null;
  readonly removal: Removal;
  /** Whole B for one whole A, of the pair. */
  readonly price: Ratio | null;
  readonly allowance: Allowance;
  readonly slippage: Bps;
  readonly button: RemoveButtonKind;
  /** What would be sent; null while something is missing. */
  readonly order: () => RemoveOrder | null;
}

const NOTHING: Removal = { percent: { whole: 0, isBelowOne: false }, shares: null, amountA: null, amountB: null };
const useFormSelector = useSectionSelector.withTypes<WithForms>();

export function useRemoveForm(idA: string, idB: string): RemoveFacts {
  const pair = useV2Pair(idA, idB);
  const { a, b, chain, account, ref, state, isAToken0 } = pair;
  const form = useFormSelector(selectRemoveForm);
  const existing = state.kind === 'exists' ? state : null;
  const removed = existing && a && b ? removal(form, existing, wrappedToken(a, chain), wrappedToken(b, chain), isAToken0) : NOTHING;
  const router = chain.v2?.router ?? null;
  const share = useMemo(() => ref && shareToken(ref, { symbol: brand.liquidityTokenSymbol, name: brand.liquidityTokenName }), [ref]);
  const allowance = useAllowance({ currency: share, amount: removed.shares, account, spender: router, permit: existing?.permit });
  const setting = useSharedSelector(selectSlippageTolerance);
  const userDeadlineSeconds = useSharedSelector(selectDeadlineSeconds);
  const blockTimestamp = useSharedSelector((shared) => shared.application.blocks[chain.chainId]?.timestamp ?? null);
  const slippage = effectiveSlippage(setting, AUTO_SLIPPAGE.remove);

  const order = (): RemoveOrder | null => {
    const { shares, amountA, amountB } = removed;
    if (!a || !b || !ref || !account || !router || !shares || !amountA || !amountB) return null;
    return {
      kind: 'remove',
      chainId: chain.chainId,
      account,
      router,
      pair: ref.address,
      a,
      b,
      shares,
      amountA,
      amountB,
      minimumA: minimumAfter(amountA, slippage),
      minimumB: minimumAfter(amountB, slippage),
      deadlineSeconds: deadlineToSend({ chainId: chain.chainId, userDeadlineSeconds, blockTimestamp, clockSeconds: Date.now() / 1000 }),
      isApproved: allowance.state === 'APPROVED',
      permit: allowance.signed,
    };
  };

  const button = removeButton({
    hasAccount: account !== null,
    isInvalidPair: pair.isInvalid,
    decimalsDisagree: pair.disagreeing !== null,
    pair: state.kind,
    removal: removed,
    approval: allowance.state,
    permit: allowance.permit,
  });
  return { pair, form, balance: existing?.balance ?? null, removal: removed, price: priceOf(pair), allowance, slippage, button, order };
}

function priceOf({ a, b, state, isAToken0 }: V2Pair): Ratio | null {
  if (!a || !b || state.kind !== 'exists') return null;
  const [reserveA, reserveB] = isAToken0 ? [state.reserve0, state.reserve1] : [state.reserve1, state.reserve0];
  return ratio(BigInt(reserveB) * 10n ** BigInt(a.decimals), BigInt(reserveA) * 10n ** BigInt(b.decimals));
}
