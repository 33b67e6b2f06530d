import type { TierPool } from '../../domain/v3/tierShares';
import { field, figure } from './answerParts';

function poolsIn(value: unknown): readonly TierPool[] | null {
  if (!Array.isArray(value)) return null;
  const pools = value.map((pool: unknown): TierPool => {
    const locked = [figure(pool, 'totalValueLockedToken0'), figure(pool, 'totalValueLockedToken1')] as const;
    return { fee: figure(pool, 'feeTier'), locked0: locked[0], locked1: locked[1] };
  });
  const isSound = pools.every((pool) => Object.values(pool).every((value) => Number.isFinite(value) && value >= 0));
  return isSound ? pools : null;
}

/** The indexed height and the pair's pools in an answer of the subgraph, with both lists in the order of the first; null for anything else. */
export function parseTierAnswer(answer: unknown): { readonly block: number; readonly pools: readonly TierPool[] } | null {
  const data = field(answer, 'data');
  const block = figure(field(field(data, '_meta'), 'block'), 'number');
  const [straight, turned] = [poolsIn(field(data, 'asToken0')), poolsIn(field(data, 'asToken1'))];
  if (!Number.isInteger(block) || !straight || !turned) return null;
  return { block, pools: [...straight, ...turned.map(({ fee, locked0, locked1 }) => ({ fee, locked0: locked1, locked1: locked0 }))] };
}
