import { sameAddress } from '@dex/mf-shared/domain';
import { useDispatch, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import type { OpenOrder, OrderProblem } from '@dex/mf-shared/orders';
import { useEffect, useEffectEvent } from 'react';
import { pointsToTransferFee } from '../../domain/swapError';
import type { TransferFees } from '../../domain/transferFees';
import { feeKey, restsOnOldFee } from '../../domain/transferFees';
import type { SwapWish } from '../../state/swapDraft';
import { transferFeesMeasured } from '../../state/swapSlice';
import type { SwapForm } from '../useSwapForm';

/** True when a trial ended as it does with a token that keeps a part of a transfer: less arrives, or the router will not give that little. */
function isShortBy(problem: OrderProblem): boolean {
  return problem.kind === 'arrivesLess' || (problem.kind === 'wouldFail' && pointsToTransferFee(problem.error));
}

/**
 * When less would arrive than the order's minimum, all tokens of its ways, also those between its ends, are tested once for what they keep of a
 * transfer. What is found changes the price (SWAP-23), and so offers terms that can be accepted. Where the terms under review rest on a fee that was measured a while ago, it is
 * measured afresh: true until that has ended, while nothing may be confirmed. A fee that cannot be measured again counts no more.
 */
export function useMeasuredFees(
  { pair, swap }: Pick<SwapForm, 'pair' | 'swap'>,
  wish: Pick<SwapWish, 'trade' | 'blockTimestamp'>,
  order: Pick<OpenOrder, 'id' | 'status'> | null,
): boolean {
  const { testToken } = useServices();
  const dispatch = useDispatch();
  const now = useSharedSelector((state) => state.application.blocks[pair.chain.chainId]?.timestamp ?? 0);
  const isAuto = pair.choice === 'auto';
  const isOld = isAuto && restsOnOldFee(swap.transferFees, wish.trade, wish.blockTimestamp);
  const isShort = isAuto && order?.status.kind === 'blocked' && isShortBy(order.status.problem);
  const measure = useEffectEvent(async () => {
    const { chain } = pair;
    const measuredAt = Math.max(now, wish.blockTimestamp ?? 0);
    const onTheWay = wish.trade.legs.flatMap(({ route }) => route.path);
    const tokens = new Map(
      [wish.trade.input, wish.trade.output, ...onTheWay].flatMap((currency) =>
        currency.kind === 'token' && !sameAddress(currency.address, chain.wrappedNative.address) ? [[currency.address, currency]] : [],
      ),
    );
    const found = await Promise.all(
      [...tokens.values()].map(async ({ chainId, address }): Promise<TransferFees> => {
        const outcome = await testToken(chainId, address);
        const key = feeKey(chainId, address);
        if (outcome.kind !== 'measured') return { [key]: null };
        return { [key]: { bought: outcome.lostWhenBought, sold: outcome.lostWhenSold, measuredAt } };
      }),
    );
    dispatch(transferFeesMeasured(Object.assign({}, ...found)));
  });
  useEffect(() => {
    if (isOld) void measure();
  }, [isOld, wish]);
  const id = isShort && !isOld ? order.id : null;
  useEffect(() => {
    if (id !== null) void measure();
  }, [id]);
  return isOld;
}
