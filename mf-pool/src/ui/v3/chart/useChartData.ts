import { useLocation, sectionSelector, useServices } from '@dex/mf-shared/ui';
import { useEffect, useMemo } from 'react';
import { chartPoints, chartPrice, type ChartPoint } from '../../../domain/v3/chartData';
import { depthSteps, type DepthStep } from '../../../domain/v3/depth';
import { tickRecords } from '../../../domain/v3/tickWindow';
import { shownPrice } from '../../../domain/rangePrice';
import { selectPoolV3, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { selectTicksWish } from '../../../state/v3/selectWishes';
import type { AddScreenForm } from '../add/useAddForm';

const useV3Selector = sectionSelector(poolV3Slice);

/** What the chart can draw, or which of its messages it shows instead (V3-14). */
export type ChartData =
  | { readonly kind: 'uninitialised' | 'loading' | 'failed' | 'empty' }
  | { readonly kind: 'known'; readonly points: readonly ChartPoint[]; readonly price: number; readonly depth: readonly DepthStep[] };

/** The part of the form that the chart is drawn from. */
export type ChartSubject = Pick<AddScreenForm, 'pool' | 'fee'> & { readonly facts: Pick<AddScreenForm['facts'], 'pair'> };

export function useChartData({ pool, facts, fee }: ChartSubject): ChartData {
  const { chains } = useServices();
  const location = useLocation();
  const key = useV3Selector((state) => selectTicksWish(state, location, chains)?.key ?? null);
  const known = useV3Selector((state) => selectPoolV3(state).ticks);
  const answer = key !== null && known?.key === key ? known.answer : null;
  const ticks = answer?.kind === 'known' ? answer.ticks : null;
  const [tick, liquidity, sqrtPrice] = pool.kind === 'exists' ? [pool.tick, pool.liquidity, pool.sqrtPriceX96] : [null, null, null];
  const [base, quote] = [facts.pair?.base, facts.pair?.quote];
  const records = useMemo(
    () => (ticks && tick !== null && liquidity !== null && fee !== null ? tickRecords(ticks, { tick, liquidity }, fee) : undefined),
    [ticks, tick, liquidity, fee],
  );
  const points = useMemo(() => (records && base && quote ? chartPoints(records, { base, quote }) : null), [records, base, quote]);
  const depth = useMemo(
    () => (records && base && quote && sqrtPrice !== null ? depthSteps(records, BigInt(sqrtPrice), { base, quote }) : []),
    [records, base, quote, sqrtPrice],
  );
  useEffect(() => {
    if (records === null) console.error('TickData pivot not found');
  }, [records]);
  if (pool.kind !== 'exists' || !base || !quote || tick === null || sqrtPrice === null) {
    return { kind: pool.kind === 'failed' ? 'failed' : pool.kind === 'loading' ? 'loading' : 'uninitialised' };
  }
  if (answer?.kind === 'failed' || records === null) return { kind: 'failed' };
  if (!ticks || !points) return { kind: 'loading' };
  if (ticks.length === 0 && liquidity === '0') return { kind: 'empty' };
  const shown = shownPrice(BigInt(sqrtPrice), { base, quote });
  const price = toNumber(shown.numerator, shown.denominator);
  return { kind: 'known', points, depth, price: price > 0 ? price : chartPrice(tick, { base, quote }) };
}

/** A fraction as a float with its full precision, whatever the size of its parts. */
function toNumber(numerator: bigint, denominator: bigint): number {
  const shift = BigInt(Math.max(0, denominator.toString(2).length - numerator.toString(2).length + 64));
  return Number((numerator << shift) / denominator) / 2 ** Number(shift);
}
