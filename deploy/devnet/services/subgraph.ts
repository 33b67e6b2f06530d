import type { IncomingMessage, ServerResponse } from 'node:http';
import { createSchema, createYoga, type YogaInitialContext } from 'graphql-yoga';
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
export function createSubgraph(rpc: Rpc, path: string): RequestHandler {
  const schema = createSchema({
    typeDefs: TYPE_DEFINITIONS,
    resolvers: {
      Query: {
        _meta: async (_parent: unknown, _arguments: unknown, { request }: YogaInitialContext) => {
          const lag = Number(new URL(request.url).searchParams.get('lag') ?? 0);
          return { block: { number: Math.max(0, Number(await headNumber(rpc)) - lag) } };
        },
        pools: async (_parent: unknown, { where, orderBy, orderDirection }: PoolsArguments) => {
          const pools = await readPoolTotals(rpc, where?.token0 ?? '', where?.token1 ?? '');
          return orderBy === undefined ? pools : sortPools(pools, orderBy, orderDirection);
        },
      },
    },
  });
  const yoga = createYoga({ schema, graphqlEndpoint: path, logging: false, landingPage: false });
  return (request, response) => yoga(request, response);
}

function sortPools(pools: readonly PoolTotals[], by: keyof PoolTotals, direction: 'asc' | 'desc' = 'asc'): PoolTotals[] {
  const sign = direction === 'asc' ? 1 : -1;
  return [...pools].sort((a, b) => sign * (Number(a[by]) - Number(b[by])));
}
