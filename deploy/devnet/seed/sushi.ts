import { loadCreationCode, withArguments } from '../artifacts/artifact';
import { SUSHI } from '../facts/contracts';
import { quantity, word, type Hex } from '../node/hex';
import { DEPLOYER, type SeedChain } from '../node/seedChain';
import { getPairSlot, sortAddresses, type Side, v2PairAddress } from './v2';

/** The second exchange of v2 style: its factory, and one pair at the address that its own pair hash gives, funded by `owner`. */
export async function placeSushiPair(chain: SeedChain, owner: Hex, a: Side, b: Side): Promise<void> {
  const factory = loadCreationCode('@uniswap/v2-core/build/UniswapV2Factory.json');
  await chain.place(SUSHI.factory, withArguments(factory, 'address', [DEPLOYER]));
  const pair = v2PairAddress(SUSHI, a.token.address, b.token.address);
  const [token0, token1] = sortAddresses(a.token.address, b.token.address);
  // The published pair code has another hash, so the factory cannot create it there: it is placed as
  // the factory would have, and entered into the factory's table.
  await chain.place(pair, loadCreationCode('@uniswap/v2-core/build/UniswapV2Pair.json'), SUSHI.factory);
  await chain.send({ from: SUSHI.factory, to: pair, signature: 'function initialize(address, address)', args: [token0, token1] });
  await registerPair(chain, pair, token0, token1);
  for (const side of [a, b]) {
    const signature = 'function transfer(address, uint256)';
    await chain.send({ from: owner, to: side.token.address, signature, args: [pair, side.amount] });
  }
  await chain.send({ from: owner, to: pair, signature: 'function mint(address) returns (uint256)', args: [owner] });
}

async function registerPair(chain: SeedChain, pair: Hex, token0: Hex, token1: Hex): Promise<void> {
  await chain.setStorage(SUSHI.factory, getPairSlot(token0, token1), word(BigInt(pair)));
  await chain.setStorage(SUSHI.factory, getPairSlot(token1, token0), word(BigInt(pair)));
  await chain.rpc('anvil_setNonce', [SUSHI.factory, quantity(2)]);
}
