import { readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import type { ReadCall } from '@dex/mf-shared/contract';
import { parseRuntimeConfig, requireAddress, resolveChains, v3PoolAddress, type Address, type Hex } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { balanceOf, useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { paidAlone } from '../../domain/v3/paidAlone';
import { collectTerms, removeTerms } from '../../domain/v3/payouts';
import { encodeCollect, encodeRemove, simulatedCollectCall } from './encodePosition';
import { positionCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28917);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const ID = '11';

async function ask({ address, callData }: ReadCall): Promise<Hex> {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [{ to: address, data: callData }, 'latest'])));
}

function wordAt(data: Hex, offset: number): bigint {
  const word = readWord(data, offset);
  if (word === null) throw new Error('The answer ends too early');
  return word;
}

async function position() {
  const held = positionIn(ID, await ask(positionCall(manager, ID)));
  if (!held) throw new Error('There is no such position');
  return held;
}

/** Whether the chain takes the call; without a gas price, so that balances change by nothing else. */
async function isTaken({ to, data }: OrderCall): Promise<boolean> {
  const request = { from: rich, to, data, gas: '0xf42400', gasPrice: '0x0' };
  const receipt = await seedChain(1).rpc('eth_sendTransactionSync', [request]);
  return typeof receipt === 'object' && receipt !== null && Reflect.get(receipt, 'status') === '0x1';
}

async function coins(): Promise<bigint> {
  return BigInt(String(await seedChain(1).rpc('eth_getBalance', [rich, 'latest'])));
}

async function move(token: Address, from: Address, to: Address, amount: bigint): Promise<void> {
  await seedChain(1).rpc('anvil_impersonateAccount', [from]);
  await seedChain(1).send({ from, to: token, signature: 'function transfer(address, uint256)', args: [to, amount] });
}

// V3-31
test('the coin of a position is taken out while its token cannot be moved, and the token is collected once it can', async () => {
  const chain = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  if (!chain.v3) throw new Error('The chain has version 3');
  const before = await position();
  const pool = v3PoolAddress(chain.v3, before.token0, before.token1, before.fee);
  const price = slot0In(await ask(slot0Call(pool)));
  if (!price) throw new Error('The pool has a price');
  const simulated = simulatedCollectCall(manager, ID, rich);
  const owed = requireHexText(String(await seedChain(1).rpc('eth_call', [{ from: rich, to: manager, data: simulated.data }, 'latest'])));
  const facts = {
    chain,
    manager,
    position: before,
    fees: { amount0: wordAt(owed, 0), amount1: wordAt(owed, 32) },
    asWrapped: false,
  };
  const removal = removeTerms({
    ...facts,
    percent: 100,
    sqrtPriceX96: price.sqrtPriceX96,
    slippageBps: 50,
    deadlineSeconds: 4_000_000_000,
  });
  expect(removal.nativeSide).toBe(1);

  // A pool that has nothing of the token can pay none of it, as if the token were paused.
  const stock = await balanceOf(seedChain(1), before.token0, pool);
  await move(before.token0, pool, manager, stock);
  for (const call of encodeRemove(removal, rich)) expect(await isTaken(call)).toBe(false);
  const coin = paidAlone(removal, 1);
  const [alone, ...others] = encodeRemove(coin, rich);
  if (!alone) throw new Error('There is a call');
  expect(others).toEqual([]);
  const had = await coins();
  expect(await isTaken(alone)).toBe(true);
  expect((await coins()) - had).toBeGreaterThanOrEqual(BigInt(coin.expected1));
  const left = await position();
  expect([left.liquidity, left.tokensOwed1]).toEqual(['0', '0']);
  expect(BigInt(left.tokensOwed0)).toBeGreaterThanOrEqual(BigInt(removal.expected0));

  await move(before.token0, manager, pool, stock);
  const held = await balanceOf(seedChain(1), before.token0, rich);
  const [collection] = encodeCollect(collectTerms({ ...facts, position: left, fees: null }), rich);
  if (!collection) throw new Error('There is a call');
  expect(await isTaken(collection)).toBe(true);
  expect((await balanceOf(seedChain(1), before.token0, rich)) - held).toBe(BigInt(left.tokensOwed0));
  expect((await position()).tokensOwed0).toBe('0');
});

test('the token is taken while the coin stays owed, paid straight to the account', async () => {
  const before = await position();
  const chain = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  const terms = paidAlone(collectTerms({ chain, manager, position: before, fees: { amount0: 0n, amount1: 0n }, asWrapped: false }), 0);
  const [call, ...others] = encodeCollect(terms, rich);
  if (!call) throw new Error('There is a call');
  expect(others).toEqual([]);
  const had = [await coins(), await balanceOf(seedChain(1), before.token1, rich)];
  expect(await isTaken(call)).toBe(true);
  expect([await coins(), await balanceOf(seedChain(1), before.token1, rich)]).toEqual(had);
});
