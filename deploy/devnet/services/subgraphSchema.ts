import { buildSchema, parse, validate, type GraphQLSchema } from 'graphql';

type Fields = Readonly<Record<string, string>>;

/** Figures that come with every period of a pool. */
const POOL_PERIOD: Fields = {
  id: 'ID!',
  pool: 'Pool!',
  liquidity: 'BigInt!',
  sqrtPrice: 'BigInt!',
  token0Price: 'BigDecimal!',
  token1Price: 'BigDecimal!',
  tick: 'BigInt',
  tvlUSD: 'BigDecimal!',
  volumeToken0: 'BigDecimal!',
  volumeToken1: 'BigDecimal!',
  volumeUSD: 'BigDecimal!',
  feesUSD: 'BigDecimal!',
  txCount: 'BigInt!',
};
const TOKEN_PERIOD: Fields = {
  id: 'ID!',
  token: 'Token!',
  volume: 'BigDecimal!',
  volumeUSD: 'BigDecimal!',
  totalValueLocked: 'BigDecimal!',
  totalValueLockedUSD: 'BigDecimal!',
  priceUSD: 'BigDecimal!',
  feesUSD: 'BigDecimal!',
};
/** What every event of a pool tells. */
const EVENT: Fields = {
  id: 'ID!',
  transaction: 'Transaction!',
  timestamp: 'BigInt!',
  pool: 'Pool!',
  amount0: 'BigDecimal!',
  amount1: 'BigDecimal!',
  amountUSD: 'BigDecimal',
  logIndex: 'BigInt',
};
const RANGE: Fields = { ...EVENT, owner: 'String', tickLower: 'BigInt!', tickUpper: 'BigInt!' };
const DEPOSITS: Fields = {
  liquidity: 'BigInt!',
  depositedToken0: 'BigDecimal!',
  depositedToken1: 'BigDecimal!',
  withdrawnToken0: 'BigDecimal!',
  withdrawnToken1: 'BigDecimal!',
  collectedFeesToken0: 'BigDecimal!',
  collectedFeesToken1: 'BigDecimal!',
};

/** The entities of the third version's subgraph; the name in a query is the one here with a small first letter. */
const ENTITIES: Readonly<Record<string, Fields>> = {
  Bundle: { id: 'ID!', ethPriceUSD: 'BigDecimal!' },
  Burn: { ...RANGE, amount: 'BigInt!' },
  Collect: RANGE,
  Factory: {
    id: 'ID!',
    poolCount: 'BigInt!',
    txCount: 'BigInt!',
    totalVolumeUSD: 'BigDecimal!',
    totalFeesUSD: 'BigDecimal!',
    totalValueLockedUSD: 'BigDecimal!',
  },
  Flash: { ...EVENT, sender: 'String!', recipient: 'String!', amount0Paid: 'BigDecimal!', amount1Paid: 'BigDecimal!' },
  Mint: { ...RANGE, sender: 'String', amount: 'BigInt!' },
  Pool: {
    id: 'ID!',
    createdAtTimestamp: 'BigInt!',
    token0: 'Token!',
    token1: 'Token!',
    feeTier: 'BigInt!',
    liquidity: 'BigInt!',
    sqrtPrice: 'BigInt!',
    token0Price: 'BigDecimal!',
    token1Price: 'BigDecimal!',
    tick: 'BigInt',
    volumeUSD: 'BigDecimal!',
    feesUSD: 'BigDecimal!',
    txCount: 'BigInt!',
    totalValueLockedToken0: 'BigDecimal!',
    totalValueLockedToken1: 'BigDecimal!',
    totalValueLockedUSD: 'BigDecimal!',
  },
  PoolDayData: { ...POOL_PERIOD, date: 'Int!' },
  PoolHourData: { ...POOL_PERIOD, periodStartUnix: 'Int!' },
  Position: { id: 'ID!', owner: 'String!', pool: 'Pool!', tickLower: 'Tick!', tickUpper: 'Tick!', ...DEPOSITS },
  PositionSnapshot: { id: 'ID!', owner: 'String!', pool: 'Pool!', position: 'Position!', timestamp: 'BigInt!', ...DEPOSITS },
  Swap: { ...EVENT, sender: 'String!', recipient: 'String!', sqrtPriceX96: 'BigInt!', tick: 'BigInt!' },
  Tick: {
    id: 'ID!',
    pool: 'Pool!',
    tickIdx: 'BigInt!',
    liquidityGross: 'BigInt!',
    liquidityNet: 'BigInt!',
    price0: 'BigDecimal!',
    price1: 'BigDecimal!',
  },
  Token: {
    id: 'ID!',
    symbol: 'String!',
    name: 'String!',
    decimals: 'BigInt!',
    volumeUSD: 'BigDecimal!',
    txCount: 'BigInt!',
    totalValueLockedUSD: 'BigDecimal!',
    derivedETH: 'BigDecimal!',
  },
  TokenDayData: { ...TOKEN_PERIOD, date: 'Int!' },
  TokenHourData: { ...TOKEN_PERIOD, periodStartUnix: 'Int!' },
  Transaction: { id: 'ID!', blockNumber: 'BigInt!', timestamp: 'BigInt!', gasUsed: 'BigInt!', gasPrice: 'BigInt!' },
  UniswapDayData: {
    id: 'ID!',
    date: 'Int!',
    volumeUSD: 'BigDecimal!',
    feesUSD: 'BigDecimal!',
    txCount: 'BigInt!',
    tvlUSD: 'BigDecimal!',
  },
};

const pluralOf = (name: string) => (name === 'Factory' ? 'Factories' : /h$/.test(name) ? `${name}es` : `${name}s`);
const small = (name: string) => name.charAt(0).toLowerCase() + name.slice(1);
const isFigure = (type: string) => /^(ID|BigInt|BigDecimal|Int|String)!?$/.test(type);

function definitionsOf(name: string, fields: Fields): string {
  const lines = Object.entries(fields).map(([field, type]) => `  ${field}: ${type}`);
  // By a related entity one filters with its id.
  const filters = Object.entries(fields).map(([field, type]) => `  ${field}: ${isFigure(type) ? type.replace('!', '') : 'String'}`);
  return [
    `type ${name} {\n${lines.join('\n')}\n}`,
    `enum ${name}_orderBy {\n  ${Object.keys(fields).join('\n  ')}\n}`,
    `input ${name}_filter {\n${filters.join('\n')}\n}`,
  ].join('\n');
}

function queriesOf(name: string): string {
  const many = small(pluralOf(name));
  const one = `  ${small(name)}(id: ID!, subgraphError: _SubgraphErrorPolicy_! = deny): ${name}\n`;
  const terms = `where: ${name}_filter, orderBy: ${name}_orderBy, orderDirection: OrderDirection, first: Int, skip: Int`;
  return `${one}  ${many}(${terms}, subgraphError: _SubgraphErrorPolicy_! = deny): [${name}!]!`;
}

/** The whole schema, as the local endpoint serves it. */
export const subgraphSchema: GraphQLSchema = buildSchema(`
scalar BigInt
scalar BigDecimal
enum OrderDirection { asc desc }
enum _SubgraphErrorPolicy_ { allow deny }
type _Block_ { hash: String number: Int! }
type _Meta_ { block: _Block_! deployment: String hasIndexingErrors: Boolean }
${Object.entries(ENTITIES)
  .map(([name, fields]) => definitionsOf(name, fields))
  .join('\n')}
type Query {
  _meta: _Meta_
${Object.keys(ENTITIES).map(queriesOf).join('\n')}
}`);

/** What is wrong with a query against the schema; empty for a valid one. */
export function queryErrors(query: string): readonly string[] {
  return validate(subgraphSchema, parse(query)).map(({ message }) => message);
}
