import type { TierPool } from '../../domain/v3/tierShares';

function field(value: unknown, name: string): unknown {
  return typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
}

function poolsIn(value: unknown): readonly TierPool[] | null {
  if (!Array.isArray(value)) return null;
  const pools = value.map((pool: unknown): TierPool => {
    const figure = (name: string) => Number(field(pool, name));
    return { fee: figure('feeTier'), locked0: figure('totalValueLockedToken0'), locked1: figure('totalValueLockedToken1') };
  });
  const isSound = pools.every((pool) => Object.values(pool).every((figure) => Number.isFinite(figure) && figure >= 0));
  return isSound ? pools : null;
}

/** The indexed height and the pair's pools in an answer of the subgraph, with both lists in the order of the first; null for anything else. */
export function parseTierAnswer(answer: unknown): { readonly block: number; readonly pools: readonly TierPool[] } | null {
  const data = field(answer, 'data');
  const block = Number(field(field(field(data, '_meta'), 'block'), 'number'));
  const [straight, turned] = [poolsIn(field(data, 'asToken0')), poolsIn(field(data, 'asToken1'))];
  if (!Number.isInteger(block) || !straight || !turned) return null;
  return { block, pools: [...straight, ...turned.map(({ fee, locked0, locked1 }) => ({ fee, locked0: locked1, locked1: locked0 }))] };
}
