import type { ChainId } from '@dex/mf-shared/domain';
import type { TickRange } from '../../../domain/liquidityMath';
import { usePositionView, type PositionView } from '../usePositionView';
import { PriceGapNotice } from './PriceGapText';
import { depositOf, usePoolMarket, type DepositAmounts } from './usePoolMarket';

type DepositTerms = DepositAmounts & { readonly tokenId: string };

interface ReviewedGapProps {
  readonly chainId: ChainId;
  readonly terms: DepositTerms;
  /** Where it is put; left out where the position keeps its range. */
  readonly range?: TickRange;
}

/** In the review of a deposit from the page of a position: how its pool stands to the market now. Nothing while the page shows another position or network. */
export function ReviewedGap({ chainId, terms, range }: ReviewedGapProps) {
  const state = usePositionView();
  if (state.kind !== 'known') return null;
  const { view } = state;
  if (view.chain.chainId !== chainId || view.position.tokenId !== terms.tokenId) return null;
  return <GapOfView view={view} terms={terms} range={range ?? view.position} />;
}

function GapOfView({ view, terms, range }: { readonly view: PositionView; readonly terms: DepositTerms; readonly range: TickRange }) {
  const { priceGap } = usePoolMarket(view, depositOf(terms, range));
  return priceGap && <PriceGapNotice of={priceGap} testId="pool-v3-order-pool-gap" />;
}
