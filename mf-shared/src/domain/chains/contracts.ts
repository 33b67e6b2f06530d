// Groups of contracts as the rest of the product sees them: whole or not there.
import { literalAddress, type Address } from '../address';
import { requireHash, type Hash } from '../hex';
import type { MulticallContract, SushiDeployment, V2Deployment, V3Deployment } from './chain';
import type { ChainOverride, HexLiteral } from './chainEntry';

/** A table's address, or null where there is none. */
export function addressOf(text: HexLiteral | null | undefined): Address | null {
  return text ? literalAddress(text) : null;
}

function hashOf(text: HexLiteral | null | undefined): Hash | null {
  return text ? requireHash(text) : null;
}

/** Version 2, or null unless all of it is known. */
export function v2Of({ factory, router, initCodeHash }: NonNullable<ChainOverride['v2']>): V2Deployment | null {
  if (!factory || !router || !initCodeHash) return null;
  return { factory: literalAddress(factory), router: literalAddress(router), initCodeHash: requireHash(initCodeHash) };
}

/** Version 3, or null unless its core is known. */
export function v3Of(known: NonNullable<ChainOverride['v3']>): V3Deployment | null {
  const factory = addressOf(known.factory);
  const poolInitCodeHash = hashOf(known.poolInitCodeHash);
  const swapRouter = addressOf(known.swapRouter);
  const quoter = addressOf(known.quoter);
  const nonfungiblePositionManager = addressOf(known.nonfungiblePositionManager);
  if (!factory || !poolInitCodeHash || !swapRouter || !quoter || !nonfungiblePositionManager) return null;
  return {
    factory,
    poolInitCodeHash,
    swapRouter,
    quoter,
    nonfungiblePositionManager,
    swapRouter02: addressOf(known.swapRouter02),
    quoterV2: addressOf(known.quoterV2),
    tickLens: addressOf(known.tickLens),
    migrator: addressOf(known.migrator),
    fee100Enabled: known.fee100Enabled ?? null,
  };
}

/** The second factory, or null unless all of it is known. */
export function sushiOf({ factory, initCodeHash }: NonNullable<ChainOverride['sushi']>): SushiDeployment | null {
  if (!factory || !initCodeHash) return null;
  return { factory: literalAddress(factory), initCodeHash: requireHash(initCodeHash) };
}

/** The best contract for batched reads that is known. */
export function multicallOf(known: NonNullable<ChainOverride['multicall']>): MulticallContract {
  const own = addressOf(known.uniswapInterfaceMulticall);
  if (own) return { kind: 'uniswapInterface', address: own };
  const third = addressOf(known.multicall3);
  return third ? { kind: 'multicall3', address: third } : { kind: 'none' };
}
