import { AUTO_SLIPPAGE, effectiveSlippage, parseBps } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { selectSlippageTolerance } from '@dex/mf-shared/state';
import { useDebounced, useSharedSelector } from '@dex/mf-shared/ui';
import { useState } from 'react';
import type { PoolAmounts } from '../../../domain/liquidityMath';
import { isClosed } from '../../../domain/v3/position';
import { removedAmounts } from '../../../domain/v3/payouts';
import { canChooseWrapped, removePositionOrder } from '../../../domain/v3/positionOrders';
import { shownRemoval } from '../../../domain/v3/shownTerms';
import { removeButtonKind, type RemoveButtonKind } from '../../../domain/v3/removeButton';
import { poolKinds, poolOrders } from '../../../orders';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import type { PositionView } from '../usePositionView';
import { removalRecord } from './removalRecord';

/** The slider's moves count once it rests (V3-18). */
const SLIDER_PAUSE_MS = 100;

export interface RemoveForm {
  /** Where the slider stands. */
  readonly shownPercent: number;
  readonly slide: (percent: number) => void;
  readonly choosePercent: (percent: number) => void;
  readonly freed: PoolAmounts | null;
  readonly canChooseWrapped: boolean;
  readonly asWrapped: boolean;
  readonly setAsWrapped: (on: boolean) => void;
  readonly button: RemoveButtonKind;
  readonly remove: () => void;
}

export function useRemoveForm(view: PositionView): RemoveForm {
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.removePosition, view.position.tokenId));
  const [shownPercent, setShownPercent] = useState(0);
  const [asWrapped, setAsWrapped] = useState(false);
  const settled = useDebounced(shownPercent, SLIDER_PAUSE_MS);
  // Back at the start nothing is removed, at once.
  const percent = shownPercent === 0 ? 0 : settled;
  const setting = useSharedSelector(selectSlippageTolerance);
  const deadline = useDeadline(view.chain.chainId);
  const { position, sqrtPriceX96, account, chain, owed, nativeSide } = view;
  const freed = sqrtPriceX96 === null ? null : removedAmounts(position, percent, sqrtPriceX96);
  const button = removeButtonKind({
    isClosed: isClosed(position),
    isConnected: account !== null,
    isOperator: view.isOperator,
    percent,
    hasAmounts: freed !== null,
  });
  const remove = () => {
    if (!account || sqrtPriceX96 === null || !freed) return;
    const chosen = setting === 'auto' ? setting : (parseBps(setting) ?? 'auto');
    const terms = shownRemoval({
      ...view,
      fees: owed,
      asWrapped,
      percent,
      sqrtPriceX96,
      slippageBps: effectiveSlippage(chosen, AUTO_SLIPPAGE.remove),
      deadlineSeconds: deadline(),
    });
    open({ order: removePositionOrder({ chainId: chain.chainId, account }, terms), record: removalRecord(terms) });
  };
  return {
    shownPercent,
    slide: setShownPercent,
    choosePercent: setShownPercent,
    freed,
    canChooseWrapped: canChooseWrapped(chain, true, nativeSide),
    asWrapped,
    setAsWrapped,
    button,
    remove,
  };
}
