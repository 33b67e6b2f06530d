import { sameAddress } from '@dex/mf-shared/domain';
import { useDispatch, useServices } from '@dex/mf-shared/ui';
import type { OpenOrder, OrderProblem } from '@dex/mf-shared/orders';
import { useEffect, useEffectEvent } from 'react';
import { pointsToTransferFee } from '../../domain/swapError';
import type { TransferFees } from '../../domain/transferFees';
import { feeKey } from '../../domain/transferFees';
import { transferFeesMeasured } from '../../state/swapSlice';
import type { SwapForm } from '../useSwapForm';

/** True when a trial ended as it does with a token that keeps a part of a transfer: less arrives, or the router will not give that little. */
function isShortBy(problem: OrderProblem): boolean {
  return problem.kind === 'arrivesLess' || (problem.kind === 'wouldFail' && pointsToTransferFee(problem.error));
}

/**
 * When less would arrive than the order's minimum, both tokens are tested once for what they keep of a transfer. What is found changes the
 * price (SWAP-23), and so offers terms that can be accepted.
 */
export function useMeasuredFees({ pair }: SwapForm, order: OpenOrder | null): void {
  const { testToken } = useServices();
  const dispatch = useDispatch();
  const isShort = pair.choice === 'auto' && order?.status.kind === 'blocked' && isShortBy(order.status.problem);
  const measure = useEffectEvent(async () => {
    const { chain } = pair;
    const tokens = [pair.input, pair.output].flatMap((side) =>
      side?.currency.kind === 'token' && !sameAddress(side.currency.address, chain.wrappedNative.address) ? [side.currency] : [],
    );
    const found = await Promise.all(
      tokens.map(async ({ address }): Promise<TransferFees> => {
        const outcome = await testToken(chain.chainId, address);
        if (outcome.kind !== 'measured') return {};
        return { [feeKey(chain.chainId, address)]: { bought: outcome.lostWhenBought, sold: outcome.lostWhenSold } };
      }),
    );
    dispatch(transferFeesMeasured(Object.assign({}, ...found)));
  });
  const id = isShort ? order.id : null;
  useEffect(() => {
    if (id !== null) void measure();
  }, [id]);
}
