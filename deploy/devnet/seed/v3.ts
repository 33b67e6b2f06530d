import { stringToHex } from 'viem';
import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { V3 } from '../facts/contracts';
import type { Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';

const PERIPHERY = '@uniswap/v3-periphery/artifacts/contracts';

/** Deploys the third version whole, with the tier of 0.01 % enabled. */
export async function placeV3(chain: SeedChain, wrapped: Hex, multicall: Hex): Promise<void> {
  await chain.place(V3.factory, loadCreationCode('@uniswap/v3-core/artifacts/contracts/UniswapV3Factory.sol/UniswapV3Factory.json'));
  await chain.send({ from: DEPLOYER, to: V3.factory, signature: 'function enableFeeAmount(uint24, int24)', args: [100, 1] });
  await chain.place(V3.tickLens, loadCreationCode(`${PERIPHERY}/lens/TickLens.sol/TickLens.json`));
  await chain.place(multicall, loadCreationCode(`${PERIPHERY}/lens/UniswapInterfaceMulticall.sol/UniswapInterfaceMulticall.json`));
  await placeBound(chain, V3.quoter, `${PERIPHERY}/lens/Quoter.sol/Quoter.json`, wrapped);
  await placeBound(chain, V3.quoterV2, `${PERIPHERY}/lens/QuoterV2.sol/QuoterV2.json`, wrapped);
  await placeBound(chain, V3.swapRouter, `${PERIPHERY}/SwapRouter.sol/SwapRouter.json`, wrapped);
  await placePositionManager(chain, wrapped);
  const migrator = loadCreationCode(`${PERIPHERY}/V3Migrator.sol/V3Migrator.json`);
  await chain.place(V3.migrator, withArguments(migrator, 'address, address, address', [V3.factory, wrapped, V3.positionManager]));
}

/** Deploys the router that serves both versions; its factory of version 2 is the zero address where there is none. */
export async function placeSwapRouter02(chain: SeedChain, wrapped: Hex, v2Factory: Hex): Promise<void> {
  const router = loadCreationCode('@uniswap/swap-router-contracts/artifacts/contracts/SwapRouter02.sol/SwapRouter02.json');
  const args = [v2Factory, V3.factory, V3.positionManager, wrapped];
  await chain.place(V3.swapRouter02, withArguments(router, 'address, address, address, address', args));
}

async function placeBound(chain: SeedChain, address: Hex, artifact: string, wrapped: Hex): Promise<void> {
  await chain.place(address, withArguments(loadCreationCode(artifact), 'address, address', [V3.factory, wrapped]));
}

async function placePositionManager(chain: SeedChain, wrapped: Hex): Promise<void> {
  await chain.place(V3.nftDescriptor, loadCreationCode(`${PERIPHERY}/libraries/NFTDescriptor.sol/NFTDescriptor.json`));
  const descriptor = loadCreationCode(`${PERIPHERY}/NonfungibleTokenPositionDescriptor.sol/NonfungibleTokenPositionDescriptor.json`, {
    NFTDescriptor: V3.nftDescriptor,
  });
  const label = stringToHex('ETH', { size: 32 });
  await chain.place(V3.positionDescriptor, withArguments(descriptor, 'address, bytes32', [wrapped, label]));
  const manager = loadCreationCode(`${PERIPHERY}/NonfungiblePositionManager.sol/NonfungiblePositionManager.json`);
  const args = [V3.factory, wrapped, V3.positionDescriptor];
  await chain.place(V3.positionManager, withArguments(manager, 'address, address, address', args));
}
