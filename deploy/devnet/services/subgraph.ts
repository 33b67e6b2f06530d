import type { IncomingMessage, ServerResponse } from 'node:http';
import { createHandler } from 'graphql-http/lib/use/http';
import type { Rpc } from '../node/rpc';
import { headNumber } from '../node/headBlock';
import { type PoolTotals, readPoolTotals } from './poolTotals';
import { subgraphSchema } from './subgraphSchema';

interface PoolsArguments {
  readonly where?: { readonly token0?: string; readonly token1?: string };
  readonly orderBy?: keyof PoolTotals;
  readonly orderDirection?: 'asc' | 'desc';
}

/** Answers HTTP requests at one path. */
export type RequestHandler = (request: IncomingMessage, response: ServerResponse) => unknown;

/**
 * A GraphQL endpoint in the manner of the third version's subgraph, computed from the chain at every request.
 * With `?lag=n` in the address it says that it has indexed n blocks less than the chain has.
 */
export function createSubgraph(rpc: Rpc): RequestHandler {
  return createHandler({ schema: subgraphSchema, rootValue: rootOf(rpc), context: ({ url }) => ({ lag: lagOf(url) }) });
}

function lagOf(url: string): number {
  return Number(new URL(url, 'http://localhost').searchParams.get('lag') ?? 0);
}

interface Asked {
  /** Blocks that this answer pretends to be behind. */
  readonly lag: number;
}

function rootOf(rpc: Rpc) {
  return {
    _meta: async (_arguments: unknown, { lag }: Asked) => ({ block: { number: Math.max(0, Number(await headNumber(rpc)) - lag) } }),
    pools: async ({ where, orderBy, orderDirection }: PoolsArguments) => {
      const pools = await readPoolTotals(rpc, where?.token0 ?? '', where?.token1 ?? '');
      return orderBy === undefined ? pools : sortPools(pools, orderBy, orderDirection);
    },
    // A local chain has seen no whole day.
    poolDayDatas: () => [],
  };
}

function sortPools(pools: readonly PoolTotals[], by: keyof PoolTotals, direction: 'asc' | 'desc' = 'asc'): PoolTotals[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...pools].sort((a, b) => sign * (Number(a[by]) - Number(b[by])));
}
