import { readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import {
  parseFeeTier,
  parseRuntimeConfig,
  requireAddress,
  resolveChains,
  v3PoolAddress,
  type Address,
  type Hex,
} from '@dex/mf-shared/domain';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { swapExactInput } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import type { TickRange } from '../../domain/liquidityMath';
import { rangeAround } from '../../domain/v3/movedRange';
import { moveRangeTerms } from '../../domain/v3/moveRange';
import { encodeMoveRange, simulatedCollectCall } from './encodePosition';
import { positionCall, positionCountCall, positionIdCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28877);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);

async function rpcCall(to: Address, data: string, from?: Address): Promise<Hex> {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [{ to, data, ...(from ? { from } : {}) }, 'latest'])));
}

function wordAt(data: Hex, offset: number): bigint {
  const word = readWord(data, offset);
  if (word === null) throw new Error('The answer ends too early');
  return word;
}

async function position(id: string) {
  const { address, callData } = positionCall(manager, id);
  const held = positionIn(id, await rpcCall(address, callData));
  if (!held) throw new Error('There is no such position');
  return held;
}

async function owed(id: string) {
  const { to, data } = simulatedCollectCall(manager, id, rich);
  const answer = await rpcCall(to, data, rich);
  return { amount0: wordAt(answer, 0), amount1: wordAt(answer, 32) };
}

async function held(token: Address): Promise<bigint> {
  const { address, callData } = positionCountCall(token, rich);
  return wordAt(await rpcCall(address, callData), 0);
}

async function newestId(): Promise<string> {
  const count = await held(manager);
  const { address, callData } = positionIdCall(manager, rich, Number(count) - 1);
  return String(wordAt(await rpcCall(address, callData), 0));
}

/** The facts of a position and its pool, and the order that takes it to a range. */
async function factsOf(id: string) {
  const before = await position(id);
  const { v3 } = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  if (!v3) throw new Error('The chain has version 3');
  const slot0 = slot0Call(v3PoolAddress(v3, before.token0, before.token1, before.fee));
  const price = slot0In(await rpcCall(slot0.address, slot0.callData));
  if (!price) throw new Error('The pool has a price');
  const termsTo = async (range: TickRange) =>
    moveRangeTerms({
      manager,
      position: before,
      owed: await owed(id),
      sqrtPriceX96: price.sqrtPriceX96,
      range,
      removalSlippageBps: 50,
      depositSlippageBps: 50,
      deadlineSeconds: 4_000_000_000,
    });
  return { before, tick: price.tick, termsTo };
}

type Terms = NonNullable<ReturnType<typeof moveRangeTerms>>;

/** Sends the move, and gives what the account has of both tokens afterwards that it had not before. */
async function sent(terms: Terms): Promise<readonly bigint[]> {
  const sides = [
    [terms.token0, terms.amount0Desired],
    [terms.token1, terms.amount1Desired],
  ] as const;
  for (const [to, amount] of sides)
    await seedChain(1).send({ from: rich, to, signature: 'function approve(address, uint256)', args: [manager, BigInt(amount)] });
  const before = [await held(terms.token0), await held(terms.token1)];
  const { to, data } = encodeMoveRange(terms, rich);
  const receipt = await seedChain(1).rpc('eth_sendTransactionSync', [{ from: rich, to, data, gas: '0xf42400', gasPrice: '0x0' }]);
  expect(receipt).toMatchObject({ status: '0x1' });
  return [(await held(terms.token0)) - (before[0] ?? 0n), (await held(terms.token1)) - (before[1] ?? 0n)];
}

// V3-30
test('a position and its fees go into another range in one transaction, and exactly the named rest stays with the account', async () => {
  const { fee, sides } = MAINNET_POOLS.usdcWeth3000;
  for (const [from, to] of [sides, sides.toReversed()]) {
    if (!from || !to) throw new Error('A pool has two sides');
    const approval = { signature: 'function approve(address, uint256)', args: [seedFacts.contracts.v3.swapRouter, 2n ** 95n] };
    await seedChain(1).send({ from: rich, to: from.token.address, ...approval });
    await swapExactInput(seedChain(1), rich, { fee, from: { token: from.token, amount: from.amount / 5000n }, to: to.token });
  }
  const { before, tick, termsTo } = await factsOf('11');
  const tier = parseFeeTier(before.fee);
  if (tier === null) throw new Error('The tier is known');
  const range = rangeAround(before, tick + 1200, tier);
  const terms = await termsTo(range);
  if (!terms) throw new Error('It can be moved');
  expect(await owed('11')).not.toEqual({ amount0: 0n, amount1: 0n });
  expect(await sent(terms)).toEqual([BigInt(terms.rest0), BigInt(terms.rest1)]);

  expect(await position('11')).toMatchObject({ liquidity: '0', tokensOwed0: '0', tokensOwed1: '0' });
  const made = await position(await newestId());
  expect(made).toMatchObject({ ...range, fee: before.fee, token0: before.token0, token1: before.token1 });
  expect(BigInt(made.liquidity)).toBeGreaterThan(0n);
});

test('a position of one token moves beside the price, and into no range that holds it', async () => {
  const { before, tick, termsTo } = await factsOf('12');
  const spacing = 60;
  const above = (Math.ceil(tick / spacing) + 4) * spacing;
  expect(await termsTo({ tickLower: above - 20 * spacing, tickUpper: above + 20 * spacing })).toBeNull();
  const terms = await termsTo({ tickLower: above, tickUpper: above + 10 * spacing });
  if (!terms) throw new Error('It can be moved');
  expect(await sent(terms)).toEqual([BigInt(terms.rest0), BigInt(terms.rest1)]);
  expect(await position(await newestId())).toMatchObject({ tickLower: above, token0: before.token0 });
});
