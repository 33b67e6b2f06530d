import type { IncomingMessage, ServerResponse } from 'node:http';
import { buildSchema } from 'graphql';
import { createHandler } from 'graphql-http/lib/use/http';
import type { Rpc } from '../node/rpc';
import { headNumber } from '../node/headBlock';
import { type PoolTotals, readPoolTotals } from './poolTotals';

const TYPE_DEFINITIONS = /* GraphQL */ `
  enum Pool_orderBy {
    feeTier
    totalValueLockedToken0
    totalValueLockedToken1
  }
  enum OrderDirection {
    asc
    desc
  }
  input Pool_filter {
    token0: String
    token1: String
  }
  type _Block_ {
    number: Int!
  }
  type _Meta_ {
    block: _Block_!
  }
  type Pool {
    id: ID!
    feeTier: String!
    totalValueLockedToken0: String!
    totalValueLockedToken1: String!
  }
  type Query {
    _meta: _Meta_
    pools(where: Pool_filter, orderBy: Pool_orderBy, orderDirection: OrderDirection, first: Int): [Pool!]!
  }
`;

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
  const schema = buildSchema(TYPE_DEFINITIONS);
  return createHandler({ schema, rootValue: rootOf(rpc), context: ({ url }) => ({ lag: lagOf(url) }) });
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
  };
}

function sortPools(pools: readonly PoolTotals[], by: keyof PoolTotals, direction: 'asc' | 'desc' = 'asc'): PoolTotals[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...pools].sort((a, b) => sign * (Number(a[by]) - Number(b[by])));
}
