import { encodeAbiParameters, getCreate2Address, keccak256, encodePacked } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import type { V2Addresses } from '../facts/contracts';
import type { TokenFact } from '../facts/tokens';
import type { Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { NO_DEADLINE } from './amounts';

/** One side of a deposit: a token and its raw amount. */
export interface Side {
  readonly token: TokenFact;
  readonly amount: bigint;
}

const ADD_LIQUIDITY =
  'function addLiquidity(address, address, uint256, uint256, uint256, uint256, address, uint256) returns (uint256, uint256, uint256)';

/** Deploys factory and router. */
export async function placeV2(chain: SeedChain, addresses: V2Addresses, wrapped: Hex): Promise<void> {
  const factory = loadCreationCode('@uniswap/v2-core/build/UniswapV2Factory.json');
  await chain.place(addresses.factory, withArguments(factory, 'address', [DEPLOYER]));
  const router = loadCreationCode('@uniswap/v2-periphery/build/UniswapV2Router02.json');
  await chain.place(addresses.router, withArguments(router, 'address, address', [addresses.factory, wrapped]));
}

/** Deposits both sides into a pair, creating it when it is missing; the owner needs balances and approvals. */
export async function addV2Liquidity(chain: SeedChain, router: Hex, owner: Hex, a: Side, b: Side): Promise<void> {
  const args = [a.token.address, b.token.address, a.amount, b.amount, 0n, 0n, owner, NO_DEADLINE];
  await chain.send({ from: owner, to: router, signature: ADD_LIQUIDITY, args });
}

/** Address of the pair of two tokens. */
export function v2PairAddress(v2: Pick<V2Addresses, 'factory' | 'initCodeHash'>, tokenA: Hex, tokenB: Hex): Hex {
  const [token0, token1] = sortAddresses(tokenA, tokenB);
  const salt = keccak256(encodePacked(['address', 'address'], [token0, token1]));
  return getCreate2Address({ from: v2.factory, salt, bytecodeHash: v2.initCodeHash });
}

/** Storage slot of factory.getPair[tokenA][tokenB]; the outer mapping is the third word. */
export function getPairSlot(tokenA: Hex, tokenB: Hex): Hex {
  const outer = keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'uint256' }], [tokenA, 2n]));
  return keccak256(encodeAbiParameters([{ type: 'address' }, { type: 'bytes32' }], [tokenB, outer]));
}

/** Two addresses in the order in which pools keep them. */
export function sortAddresses(a: Hex, b: Hex): readonly [Hex, Hex] {
  return a.toLowerCase() < b.toLowerCase() ? [a, b] : [b, a];
}
