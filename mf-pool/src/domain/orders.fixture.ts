import {
  EMPTY_CONFIG,
  parseHex,
  rawAmount,
  requireAddress,
  resolveChains,
  type Hex,
  type SignedPermit,
  type Token,
} from '@dex/mf-shared/domain';
import type { MigrateTerms } from './migrate/migrateOrder';
import type { AddPairTerms, RemovePairTerms } from './v2/pairOrders';

const chains = resolveChains(EMPTY_CONFIG);
export const mainnet = chains[1];
export const ACCOUNT = requireAddress('0xf39fd6e51aad88f6f4ce6ab8827279cfffb92266');
export const PAIR = requireAddress(`0x${'3'.repeat(40)}`);
export const STAKING = requireAddress(`0x${'5'.repeat(40)}`);
export const ROUTER = requireAddress('0x7a250d5630B4cF539739dF2C5dAcb4c659F2488D');
export const MIGRATOR = requireAddress(`0x${'6'.repeat(40)}`);
const token = (digit: string): Token => ({
  kind: 'token',
  chainId: 1,
  address: requireAddress(`0x${digit.repeat(40)}`),
  decimals: 18,
  symbol: `T${digit}`,
  name: digit,
});
export const [ONE, TWO] = [token('1'), token('2')];
const raw = (value: number) => rawAmount(BigInt(value));

export const addTerms: AddPairTerms = {
  router: ROUTER,
  a: ONE,
  b: TWO,
  amountA: raw(100),
  amountB: raw(200),
  minimumA: raw(99),
  minimumB: raw(198),
  deadlineSeconds: 1234,
};

export const removeTerms: RemovePairTerms = { ...addTerms, pair: PAIR, shares: raw(50) };

export const migrateTerms: MigrateTerms = {
  migrator: MIGRATOR,
  pair: PAIR,
  token0: ONE,
  token1: TWO,
  liquidityToMigrate: raw(50),
  fee: 3000,
  tickLower: -60,
  tickUpper: 60,
  amount0Min: raw(1),
  amount1Min: raw(2),
  deadlineSeconds: 1234,
  createAtSqrtPriceX96: null,
};

export const permit: SignedPermit = {
  v: 27,
  r: bytes32('aa'),
  s: bytes32('bb'),
  deadline: 999,
  nonce: raw(0),
  chainId: 1,
  owner: ACCOUNT,
  spender: ROUTER,
  tokenAddress: PAIR,
  permitType: 'amount',
  amount: raw(50),
};

function bytes32(byte: string): Hex {
  const hex = parseHex(`0x${byte.repeat(32)}`);
  if (!hex) throw new TypeError('Not bytes');
  return hex;
}
