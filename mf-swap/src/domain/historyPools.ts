import type { HistoryPool } from '@dex/mf-shared/domain/history';
import type { Route } from './route';

/** The pools of a way. */
export function historyPools({ hops }: Pick<Route, 'hops'>): readonly HistoryPool[] {
  return hops.map(({ version, pool, zeroForOne }) => ({ version, address: pool.address, zeroForOne }));
}
