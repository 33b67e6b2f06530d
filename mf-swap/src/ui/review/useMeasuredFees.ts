import { sameAddress } from '@dex/mf-shared/domain';
import { useDispatch, useServices } from '@dex/mf-shared/ui';
import type { OpenOrder } from '@dex/mf-shared/orders';
import { useEffect, useEffectEvent } from 'react';
import type { TransferFees } from '../../domain/transferFees';
import { feeKey } from '../../domain/transferFees';
import { transferFeesMeasured } from '../../state/swapSlice';
import type { SwapForm } from '../useSwapForm';

/**
 * When less would arrive than the order's minimum, both tokens are tested once for what they keep of a transfer. What is found changes the
 * price (SWAP-23), and so offers terms that can be accepted.
 */
export function useMeasuredFees({ pair }: SwapForm, order: OpenOrder | null): void {
  const { testToken } = useServices();
  const dispatch = useDispatch();
  const isShort = pair.choice === 'auto' && order?.status.kind === 'blocked' && order.status.problem.kind === 'arrivesLess';
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
