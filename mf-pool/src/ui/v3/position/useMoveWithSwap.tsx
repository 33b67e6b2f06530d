import { formatLiquidityAmount, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { selectSendingWay, useOrder, ordersSlice } from '@dex/mf-shared/orders';
import { sectionSelector } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { movedOut, type MoveRangeFacts } from '../../../domain/v3/moveRange';
import { moveWithSwapOrder, moveWithSwapTerms, type MoveWithSwapTerms } from '../../../domain/v3/moveWithSwap';
import { MOST_LOST_BPS, purchaseLossBps, purchaseTerms } from '../../../domain/v3/purchase';
import type { ShownMoveWithSwap } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { poolSlot } from '../../orders/poolSlot';
import { useDeadline } from '../../orders/useDeadline';
import { PurchaseFigures, PurchaseStanding } from '../PurchaseFigures';
import { purchaseWish, usePurchase } from '../usePurchase';
import type { PositionView } from '../usePositionView';

const useOrdersSelector = sectionSelector(ordersSlice);

interface MoveWithSwap {
  /** Whether a move may buy what the new range lacks at all: only in one order with it. */
  readonly isAble: boolean;
  /** Whether that was asked for. */
  readonly isWanted: boolean;
  readonly terms: MoveWithSwapTerms | null;
  readonly standing: ReactNode;
  readonly figures: ReactNode;
  readonly open: () => void;
}

/** A move that buys what the new range lacks, for a wallet that takes several calls together (V3-34). `facts` is null while none is wanted. */
export function useMoveWithSwap(view: PositionView, facts: MoveRangeFacts | null): MoveWithSwap {
  const { chain, account, token0, token1, position, manager, shown } = view;
  const isAble = useOrdersSelector(
    (state) => account !== null && Boolean(chain.v3?.quoterV2) && selectSendingWay(state, { chainId: chain.chainId, account }) !== 'call',
  );
  const isWanted = isAble && facts !== null;
  const before = account && { account, manager, tokenId: position.tokenId, liquidity: position.liquidity };
  const wish =
    isWanted && facts && before
      ? purchaseWish({
          chain,
          pool: position,
          range: facts.range,
          sqrtPriceX96: facts.sqrtPriceX96,
          held: movedOut(facts),
          slippageBps: facts.depositSlippageBps,
          before,
        })
      : null;
  const asked = usePurchase(wish);
  const quote = asked?.answer.kind === 'known' ? asked.answer.quote : null;
  const deadline = useDeadline(chain.chainId);
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.moveWithSwap, position.tokenId));
  const termsUntil = (deadlineSeconds: number): MoveWithSwapTerms | null => {
    const router = chain.v3?.swapRouter;
    if (!facts || !quote || !router) return null;
    return moveWithSwapTerms({ ...facts, deadlineSeconds }, quote, purchaseTerms(quote, { router, paysNative: false, deadlineSeconds }));
  };
  const found = termsUntil(0);
  const lossBps = quote && facts && found ? purchaseLossBps(quote, facts.sqrtPriceX96) : null;
  const terms = lossBps !== null && lossBps <= MOST_LOST_BPS ? found : null;
  const currencies = [token0, token1] as const;
  return {
    isAble,
    isWanted,
    terms,
    standing: asked && <PurchaseStanding {...asked} lossBps={lossBps} testId="pool-v3-move" />,
    figures: terms && quote && <PurchaseFigures of={{ ...terms, currencies, paid: quote.paid }} testId="pool-v3-move" />,
    open: () => {
      const dated = termsUntil(deadline());
      if (!account || !dated || !terms || !quote) return;
      const order: ShownMoveWithSwap = { ...dated, currencies, pair: shown, paid: quote.paid };
      const text = (token: typeof token0, desired: string) => ({
        amount: formatLiquidityAmount(rawAmount(BigInt(desired)), token.decimals),
        symbol: shortenSymbol(token.symbol),
      });
      open({
        order: moveWithSwapOrder({ chainId: chain.chainId, account }, order, token0, token1),
        record: {
          summary: {
            kind: 'addLiquidity',
            version: 'v3',
            a: text(token0, dated.amount0Desired),
            b: text(token1, dated.amount1Desired),
            collectsFrom: [dated.tokenId],
          },
        },
      });
    },
  };
}
