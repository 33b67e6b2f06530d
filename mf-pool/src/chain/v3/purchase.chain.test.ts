import { firstValueFrom } from 'rxjs';
import { readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { ok, parseRuntimeConfig, requireAddress, resolveChains, v3PoolAddress, type Address, type Hex } from '@dex/mf-shared/domain';
import type { OrderCall } from '@dex/mf-shared/orders';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { addWithOneOrder, depositTexts, heldOf, wholePaid, type AddWithOneTerms } from '../../domain/v3/addWithOne';
import { movedOut } from '../../domain/v3/moveRange';
import { moveWithSwapOrder, moveWithSwapTerms } from '../../domain/v3/moveWithSwap';
import { depositAfter, purchaseLossBps, purchaseTerms, type PurchaseWish } from '../../domain/v3/purchase';
import { simulatedCollectCall } from './encodePosition';
import { positionCall, positionCountCall, positionIdCall, positionIn } from './managerCalls';
import { addWithOneKind, moveWithSwapKind } from './purchaseKinds';
import { purchase$ } from './purchaseStream';

const { devnet, chain: seedChain } = useDevnet(28879);
const rich = requireAddress(seedFacts.accounts.rich);
const { v3 } = seedFacts.contracts;
const [manager, router, quoter] = [requireAddress(v3.positionManager), requireAddress(v3.swapRouter), requireAddress(v3.quoterV2)];
const { USDC, WETH } = seedFacts.tokens[1];
const [usdc, weth] = [requireAddress(USDC.address), requireAddress(WETH.address)];
const UNTIL = 4_000_000_000;
const token = (address: Address) => ({ kind: 'token', chainId: 1, address, decimals: 18, symbol: 'T', name: 'T' }) as const;

async function rpcCall(to: Address, data: string, from?: Address): Promise<Hex> {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [{ to, data, ...(from ? { from } : {}) }, 'latest'])));
}

function word(data: Hex, offset: number): bigint {
  const found = readWord(data, offset);
  if (found === null) throw new Error('The answer ends too early');
  return found;
}

async function held(asset: Address | 'native'): Promise<bigint> {
  if (asset === 'native') return BigInt(String(await seedChain(1).rpc('eth_getBalance', [rich, 'latest'])));
  const { address, callData } = positionCountCall(asset, rich);
  return word(await rpcCall(address, callData), 0);
}

async function position(id: string) {
  const { address, callData } = positionCall(manager, id);
  const found = positionIn(id, await rpcCall(address, callData));
  if (!found) throw new Error('There is no such position');
  return found;
}

async function newest() {
  const count = await held(manager);
  const { address, callData } = positionIdCall(manager, rich, Number(count) - 1);
  return position(String(word(await rpcCall(address, callData), 0)));
}

async function priceOf(fee: number) {
  const { v3: contracts } = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  if (!contracts) throw new Error('The chain has version 3');
  const slot0 = slot0Call(v3PoolAddress(contracts, usdc, weth, fee));
  const price = slot0In(await rpcCall(slot0.address, slot0.callData));
  if (!price) throw new Error('The pool has a price');
  return price;
}

/** The chain as the product asks it: each call alone, those that fail without an answer. */
const reads = {
  once: async (_chainId: number, calls: readonly { readonly address: Address; readonly callData: Hex }[]) => {
    const data = await Promise.all(calls.map(({ address, callData }) => rpcCall(address, callData).catch(() => null)));
    return ok({ blockNumber: 0, data });
  },
};
const node = {
  request: async (_chainId: number, method: string, params: readonly unknown[]) => ok(await seedChain(1).rpc(method, [...params])),
};

async function quoted(wish: Omit<PurchaseWish, 'chainId' | 'quoter' | 'between' | 'token0' | 'token1' | 'slippageBps' | 'key'>) {
  const dai = requireAddress(seedFacts.tokens[1].DAI.address);
  const all = { chainId: 1, quoter, between: [weth, dai], token0: usdc, token1: weth, slippageBps: 50, key: '' } as const;
  const answer = await firstValueFrom(purchase$(reads, node, { ...all, ...wish }));
  if (answer.kind !== 'known' || !answer.quote) throw new Error(`No way was found: ${answer.kind}`);
  return answer.quote;
}

/** Sends calls one after the other, each from the state that the one before left, as a batch does. */
async function sentTogether(
  needs: readonly { readonly token: { readonly address: Address }; readonly spender: Address; readonly amount: string }[],
  calls: readonly OrderCall[],
) {
  for (const {
    token: { address },
    spender,
    amount,
  } of needs)
    await seedChain(1).send({ from: rich, to: address, signature: 'function approve(address, uint256)', args: [spender, BigInt(amount)] });
  const assets = [usdc, weth, 'native'] as const;
  const before = await Promise.all(assets.map(held));
  for (const { to, data, value } of calls) {
    const call = { from: rich, to, data, value: `0x${BigInt(value).toString(16)}`, gas: '0xf42400', gasPrice: '0x0' };
    expect(await seedChain(1).rpc('eth_sendTransactionSync', [call])).toMatchObject({ status: '0x1' });
  }
  const after = await Promise.all(assets.map(held));
  return after.map((amount, index) => amount - (before[index] ?? 0n));
}

const aroundTick = (tick: number, spacing: number, width: number) => {
  const middle = Math.round(tick / spacing) * spacing;
  return { tickLower: middle - width * spacing, tickUpper: middle + width * spacing };
};

// V3-34
test.each([
  ['a token', 0, false, 3_000_000_000n],
  ['the coin', 1, true, 10n ** 18n],
  ['the wrapped coin', 1, false, 10n ** 18n],
] as const)(
  'an addition with %s alone leaves the named rest, and takes no more than was typed',
  async (_, paidSide, paysNative, amount) => {
    const fee = 3000;
    const price = await priceOf(fee);
    const range = aroundTick(price.tick + 300, 60, 20);
    const all = heldOf(paidSide, amount);
    const quote = await quoted({
      ...range,
      fee,
      sqrtPriceX96: String(price.sqrtPriceX96),
      held0: String(all.amount0),
      held1: String(all.amount1),
      before: null,
    });
    expect(quote.paidSide).toBe(paidSide);
    const deposit = depositAfter(all, quote, range, 50);
    if (!deposit) throw new Error('It makes liquidity');
    const terms: AddWithOneTerms = {
      ...range,
      ...depositTexts(deposit),
      manager,
      token0: usdc,
      token1: weth,
      tokenId: null,
      fee,
      nativeSide: paysNative ? paidSide : null,
      startSqrtPriceX96: null,
      deadlineSeconds: UNTIL,
      paidSide,
      purchase: purchaseTerms(quote, { router, paysNative, deadlineSeconds: UNTIL }),
    };
    const order = addWithOneOrder({ chainId: 1, account: rich }, terms, token(usdc), token(weth));
    const encoded = await addWithOneKind.encode(order, []);
    const calls = [...(addWithOneKind.also?.(order) ?? []), ...(encoded.ok ? encoded.value : [])];
    expect(wholePaid(terms)).toBeLessThanOrEqual(amount);
    const [usdcChange = 0n, wethChange = 0n, coinChange = 0n] = await sentTogether(order.needs, calls);
    const rest = [BigInt(terms.rest0), BigInt(terms.rest1)];
    const changes = paysNative ? [usdcChange, coinChange] : [usdcChange, wethChange];
    // What leaves of the one side is all that was typed but the named rest; of the other exactly the rest arrives.
    expect(changes[paidSide]).toBe((rest[paidSide] ?? 0n) - amount);
    expect(paysNative ? usdcChange : changes[1 - paidSide]).toBe(rest[1 - paidSide]);
    // What is left is little: half of a percent of what the purchase takes, and rounding.
    expect((rest[paidSide] ?? 0n) * 100n).toBeLessThan(amount);
    expect(await newest()).toMatchObject({ ...range, fee, token0: usdc, token1: weth });
  },
);

async function moved(id: string, range: { readonly tickLower: number; readonly tickUpper: number }) {
  const before = await position(id);
  const price = await priceOf(before.fee);
  const collected = simulatedCollectCall(manager, id, rich);
  const answer = await rpcCall(collected.to, collected.data, rich);
  const owed = { amount0: word(answer, 0), amount1: word(answer, 32) };
  const facts = {
    manager,
    position: before,
    owed,
    ...price,
    range,
    removalSlippageBps: 50,
    depositSlippageBps: 50,
    deadlineSeconds: UNTIL,
  };
  const all = movedOut(facts);
  const quote = await quoted({
    ...range,
    fee: before.fee,
    sqrtPriceX96: String(price.sqrtPriceX96),
    held0: String(all.amount0),
    held1: String(all.amount1),
    before: { account: rich, manager, tokenId: id, liquidity: before.liquidity },
  });
  const terms = moveWithSwapTerms(facts, quote, purchaseTerms(quote, { router, paysNative: false, deadlineSeconds: UNTIL }));
  if (!terms) throw new Error('It can be moved');
  const order = moveWithSwapOrder({ chainId: 1, account: rich }, terms, token(usdc), token(weth));
  const encoded = await moveWithSwapKind.encode(order, []);
  const calls = [...(moveWithSwapKind.also?.(order) ?? []), ...(encoded.ok ? encoded.value : [])];
  const changes = await sentTogether(order.needs, calls);
  expect(changes.slice(0, 2)).toEqual([BigInt(terms.rest0), BigInt(terms.rest1)]);
  expect(await position(id)).toMatchObject({ liquidity: '0', tokensOwed0: '0', tokensOwed1: '0' });
  expect(await newest()).toMatchObject({ ...range, fee: before.fee });
  return { loss: purchaseLossBps(quote, price.sqrtPriceX96) };
}

// V3-34
test('a position in range, and one of a single token, move around the price with a purchase, and exactly the named rest is left', async () => {
  const price = await priceOf(3000);
  const range = aroundTick(price.tick + 600, 60, 40);
  for (const id of ['11', '12']) expect((await moved(id, range)).loss).toBeLessThan(500);
});
