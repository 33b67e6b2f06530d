import { FEE_TIERS } from '@dex/mf-shared/domain';
import type { PoolDay } from '../../domain/v3/tierRates';
import { field, figure } from './answerParts';

/** The days of pools in an answer of the subgraph, each pool's under the name of its tier; null for anything else. */
export function parseTierDays(answer: unknown): readonly PoolDay[] | null {
  const data = field(answer, 'data');
  const days = FEE_TIERS.flatMap((fee): readonly PoolDay[] => {
    const found = field(data, `t${fee}`);
    if (!Array.isArray(found)) return [];
    return found.map((day: unknown) => ({ fee, date: figure(day, 'date'), fees: figure(day, 'feesUSD'), locked: figure(day, 'tvlUSD') }));
  });
  return days.every((day) => Object.values(day).every((value) => Number.isFinite(value) && value >= 0)) ? days : null;
}
