import { readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { requireAddress, v3PoolAddress, type Address, type Hex, parseRuntimeConfig, resolveChains } from '@dex/mf-shared/domain';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { swapExactInput } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { compoundTerms } from '../../domain/v3/compound';
import { encodeCompound, simulatedCollectCall } from './encodePosition';
import { positionCall, positionCountCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28873);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const ID = '11';

async function rpcCall(to: Address, data: string, from?: Address): Promise<Hex> {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [{ to, data, ...(from ? { from } : {}) }, 'latest'])));
}

function wordAt(data: Hex, offset: number): bigint {
  const word = readWord(data, offset);
  if (word === null) throw new Error('The answer ends too early');
  return word;
}

async function position() {
  const { address, callData } = positionCall(manager, ID);
  const held = positionIn(ID, await rpcCall(address, callData));
  if (!held) throw new Error('There is no such position');
  return held;
}

async function owed() {
  const { to, data } = simulatedCollectCall(manager, ID, rich);
  const answer = await rpcCall(to, data, rich);
  return { amount0: wordAt(answer, 0), amount1: wordAt(answer, 32) };
}

async function held(token: Address): Promise<bigint> {
  const { address, callData } = positionCountCall(token, rich);
  return wordAt(await rpcCall(address, callData), 0);
}

// V3-29
test('the fees of a position go back into it in one transaction, and exactly the named rest stays with the account', async () => {
  const { fee, sides } = MAINNET_POOLS.usdcWeth3000;
  for (const [from, to] of [sides, sides.toReversed()]) {
    if (!from || !to) throw new Error('A pool has two sides');
    const approval = { signature: 'function approve(address, uint256)', args: [seedFacts.contracts.v3.swapRouter, 2n ** 95n] };
    await seedChain(1).send({ from: rich, to: from.token.address, ...approval });
    await swapExactInput(seedChain(1), rich, { fee, from: { token: from.token, amount: from.amount / 5000n }, to: to.token });
  }
  const before = await position();
  const { v3 } = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  if (!v3) throw new Error('The chain has version 3');
  const slot0 = slot0Call(v3PoolAddress(v3, before.token0, before.token1, before.fee));
  const price = slot0In(await rpcCall(slot0.address, slot0.callData));
  if (!price) throw new Error('The pool has a price');
  const { sqrtPriceX96 } = price;
  const terms = compoundTerms({
    manager,
    position: before,
    owed: await owed(),
    sqrtPriceX96,
    slippageBps: 50,
    deadlineSeconds: 4_000_000_000,
  });
  if (!terms) throw new Error('The fees make liquidity');
  for (const [to, amount] of [
    [before.token0, terms.amount0Desired],
    [before.token1, terms.amount1Desired],
  ] as const)
    await seedChain(1).send({ from: rich, to, signature: 'function approve(address, uint256)', args: [manager, BigInt(amount)] });
  const heldBefore = [await held(before.token0), await held(before.token1)];
  const { to, data } = encodeCompound(terms, rich);
  const receipt = await seedChain(1).rpc('eth_sendTransactionSync', [{ from: rich, to, data, gas: '0xf42400', gasPrice: '0x0' }]);
  expect(receipt).toMatchObject({ status: '0x1' });

  const after = await position();
  expect(BigInt(after.liquidity)).toBeGreaterThan(BigInt(before.liquidity));
  expect(await owed()).toEqual({ amount0: 0n, amount1: 0n });
  const heldAfter = [await held(before.token0), await held(before.token1)];
  expect(heldAfter.map((amount, index) => amount - (heldBefore[index] ?? 0n))).toEqual([BigInt(terms.rest0), BigInt(terms.rest1)]);
});
