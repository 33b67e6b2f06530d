import { filter, firstValueFrom } from 'rxjs';
import { createChainReads, createRpcClients, readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import type { ReadCall, TransactionCall } from '@dex/mf-shared/contract';
import {
  parseRuntimeConfig,
  requireAddress,
  resolveChains,
  TICK_SPACING,
  usableTickBounds,
  v3PoolAddress,
  type Address,
  type FeeTier,
  type Hex,
} from '@dex/mf-shared/domain';
import { mined } from '../../../../deploy/devnet/node/rpc';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { swapExactInput, type PoolFact } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { liquidityForAmounts } from '../../domain/liquidityMath';
import { depositOf } from '../../domain/v3/addAmounts';
import { collectTerms, removedAmounts, removeTerms } from '../../domain/v3/payouts';
import type { AddPositionTerms } from '../../domain/v3/positionTerms';
import type { PositionFacts } from '../../domain/v3/position';
import { encodeAdd, encodeCollect, encodeRemove, simulatedCollectCall } from './encodePosition';
import { positionCall, positionIn, positionCountCall, positionIdCall } from './managerCalls';
import { poolStates$ } from './poolStatesStream';
import { position$ } from './positionStream';
import { positions$ } from './positionsStream';
import { ticks$ } from './ticksStream';

const { devnet, chain: seedChain } = useDevnet(28845);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const POOLS: readonly PoolFact[] = Object.values(MAINNET_POOLS);
const WANTED_POSITIONS = 200;
const GAS = '0xf42400';
/** Numbers that repeat from run to run, so that a failure can be looked at again. */
function randomFrom(seed: number): () => number {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return state / 2 ** 32;
  };
}

function mainnet() {
  return resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
}

function readsHere() {
  const chains = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config);
  const withoutPush = { ...chains, 1: { ...chains[1], wsUrl: null } };
  const urls = { 1: [devnet().chains[1].rpcUrl] };
  const clients = createRpcClients({ urls, defaultChainId: 1, fetch: globalThis.fetch });
  return createChainReads({ chains: withoutPush, clients });
}

async function ask({ address, callData }: ReadCall): Promise<Hex> {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [{ to: address, data: callData }, 'latest'])));
}

const wordOf = async (call: ReadCall): Promise<bigint> => requiredWord(await ask(call), 0);

function requiredWord(data: Hex, offset: number): bigint {
  const word = readWord(data, offset);
  if (word === null) throw new Error('The answer ends too early');
  return word;
}

/** Sends exactly the bytes of a call, without a gas price, so that balances change by nothing else. */
async function send({ from, to, data, value }: TransactionCall): Promise<void> {
  const request = { from, to, data, value: `0x${BigInt(value).toString(16)}`, gas: GAS, gasPrice: '0x0' };
  const receipt = await mined(seedChain(1).rpc, request);
  if (typeof receipt === 'object' && receipt !== null && Reflect.get(receipt, 'status') === '0x1') return;
  await seedChain(1).rpc('eth_call', [request, 'latest']);
  throw new Error('The call failed');
}

async function held(token: Address | 'native'): Promise<bigint> {
  if (token === 'native') return BigInt(String(await seedChain(1).rpc('eth_getBalance', [rich, 'latest'])));
  return wordOf(positionCountCall(token, rich));
}

async function approveAll(): Promise<void> {
  const tokens = new Set(POOLS.flatMap(({ sides }) => sides.map(({ token }) => token.address)));
  for (const to of tokens) {
    for (const spender of [manager, seedFacts.contracts.v3.swapRouter]) {
      await seedChain(1).send({ from: rich, to, signature: 'function approve(address, uint256)', args: [spender, 2n ** 95n] });
    }
  }
}

interface Market {
  readonly fact: PoolFact;
  readonly fee: FeeTier;
  readonly token0: Address;
  readonly token1: Address;
  readonly pool: Address;
}

function marketOf(fact: PoolFact): Market {
  const { v3 } = mainnet();
  if (!v3) throw new Error('The chain table lacks the third version');
  const [token0 = rich, token1 = rich] = fact.sides
    .map(({ token }) => requireAddress(token.address))
    .sort((a, b) => (a.toLowerCase() < b.toLowerCase() ? -1 : 1));
  return { fact, fee: fact.fee, token0, token1, pool: v3PoolAddress(v3, token0, token1, fact.fee) };
}

async function newestPosition(): Promise<PositionFacts> {
  const count = await wordOf(positionCountCall(manager, rich));
  const id = await wordOf(positionIdCall(manager, rich, Number(count) - 1));
  const position = positionIn(String(id), await ask(positionCall(manager, String(id))));
  if (!position) throw new Error('No position');
  return position;
}

function randomRange(random: () => number, tick: number, fee: FeeTier) {
  const spacing = TICK_SPACING[fee];
  const { min, max } = usableTickBounds(fee);
  if (random() < 0.05) return { tickLower: min, tickUpper: max };
  const width = 1 + Math.floor(random() ** 2 * 60);
  const middle = Math.floor(tick / spacing) + Math.floor((random() - 0.5) * 80);
  return { tickLower: Math.max(min, (middle - width) * spacing), tickUpper: Math.min(max, (middle + width) * spacing) };
}

/** Both tokens and the native coin as the account holds them. */
async function balances({ token0, token1 }: Market): Promise<readonly [bigint, bigint, bigint]> {
  return [await held(token0), await held(token1), await held('native')];
}

test(`what is shown of ${WANTED_POSITIONS} random positions is what the chain takes and pays`, async () => {
  const random = randomFrom(5_041_122);
  const chain = mainnet();
  const wrapped = chain.wrappedNative.address;
  await approveAll();
  let seen = 0;
  for (let attempt = 0; seen < WANTED_POSITIONS && attempt < 3 * WANTED_POSITIONS; attempt += 1) {
    const fact = POOLS[Math.floor(random() * POOLS.length)];
    if (!fact) continue;
    const market = marketOf(fact);
    const slot0 = slot0In(await ask(slot0Call(market.pool)));
    if (!slot0) continue;
    const range = randomRange(random, slot0.tick, market.fee);
    const side = slot0.tick < range.tickLower ? 0 : slot0.tick >= range.tickUpper ? 1 : random() < 0.5 ? 0 : 1;
    const ordered = [...fact.sides].sort((a, b) => (a.token.address.toLowerCase() < b.token.address.toLowerCase() ? -1 : 1));
    const amount = ((ordered[side]?.amount ?? 0n) * BigInt(1 + Math.floor(random() * 1000))) / 20_000_000n;
    const slippageBps = Math.floor(random() * 200);
    const deposit = depositOf({ side, amount }, { ...slot0, isNew: false }, range, slippageBps);
    if (!deposit || deposit.desired.amount0 > 2n ** 90n || deposit.desired.amount1 > 2n ** 90n) continue;
    const native = random() < 0.5 ? (market.token0 === wrapped ? 0 : market.token1 === wrapped ? 1 : null) : null;
    const order: AddPositionTerms = {
      manager,
      token0: market.token0,
      token1: market.token1,
      tokenId: null,
      fee: market.fee,
      ...range,
      amount0Desired: String(deposit.desired.amount0),
      amount1Desired: String(deposit.desired.amount1),
      amount0Min: String(deposit.least.amount0),
      amount1Min: String(deposit.least.amount1),
      deadlineSeconds: 4_000_000_000,
      nativeSide: native,
      startSqrtPriceX96: null,
    };
    // Too little to make any liquidity on the chain.
    if ((liquidityForAmounts(slot0.sqrtPriceX96, range, deposit.desired, false) ?? 0n) === 0n) continue;
    const before = await balances(market);
    await send({ from: rich, ...encodeAdd(order, rich) });
    const after = await balances(market);
    const spent0 = before[0] - after[0] + (native === 0 ? before[2] - after[2] : 0n);
    const spent1 = before[1] - after[1] + (native === 1 ? before[2] - after[2] : 0n);
    for (const [spent, desired, least] of [
      [spent0, deposit.desired.amount0, deposit.least.amount0],
      [spent1, deposit.desired.amount1, deposit.least.amount1],
    ] as const) {
      expect(spent).toBeLessThanOrEqual(desired);
      expect(spent).toBeGreaterThanOrEqual(least);
    }
    const position = await newestPosition();
    expect(BigInt(position.liquidity)).toBe(liquidityForAmounts(slot0.sqrtPriceX96, range, deposit.desired, false));
    if (random() < 0.5) {
      const [from, to] = random() < 0.5 ? [fact.sides[0], fact.sides[1]] : [fact.sides[1], fact.sides[0]];
      await swapExactInput(seedChain(1), rich, { fee: fact.fee, from: { token: from.token, amount: from.amount / 5000n }, to: to.token });
    }
    const now = slot0In(await ask(slot0Call(market.pool)));
    if (!now) throw new Error('The pool has lost its price');
    const { to, data } = simulatedCollectCall(manager, position.tokenId, rich);
    const fees = requireHexText(String(await seedChain(1).rpc('eth_call', [{ from: rich, to, data }, 'latest'])));
    const owed = { amount0: requiredWord(fees, 0), amount1: requiredWord(fees, 32) };
    const percent = 1 + Math.floor(random() * 100);
    const shown = removedAmounts(position, percent, now.sqrtPriceX96);
    const terms = {
      chain,
      manager,
      position,
      fees: owed,
      asWrapped: native === null,
      percent,
      sqrtPriceX96: now.sqrtPriceX96,
      slippageBps,
      deadlineSeconds: 4_000_000_000,
    };
    const start = await balances(market);
    const [call] = random() < 0.2 ? encodeCollect(collectTerms(terms), rich) : encodeRemove(removeTerms(terms), rich);
    if (call) await send({ from: rich, ...call });
    const end = await balances(market);
    const kept = await ask(positionCall(manager, position.tokenId));
    const isRemoved = positionIn(position.tokenId, kept)?.liquidity !== position.liquidity;
    const paid0 = end[0] - start[0] + (native === 0 ? end[2] - start[2] : 0n);
    const paid1 = end[1] - start[1] + (native === 1 ? end[2] - start[2] : 0n);
    expect([paid0, paid1]).toEqual([owed.amount0 + (isRemoved ? shown.amount0 : 0n), owed.amount1 + (isRemoved ? shown.amount1 : 0n)]);
    seen += 1;
  }
  expect(seen).toBeGreaterThanOrEqual(WANTED_POSITIONS);
}, 500_000);

test('the streams say what was seeded', async () => {
  const chain = mainnet();
  const reads = readsHere();
  const own = seedFacts.positions[1].filter(({ owner }) => owner === seedFacts.accounts.rich);
  const list = await firstValueFrom(positions$(reads, chain, rich).pipe(filter(({ kind }) => kind !== 'loading')));
  if (list.kind !== 'known') throw new Error('The positions are not known');
  expect(list.positions.map(({ tokenId }) => Number(tokenId))).toEqual(own.map(({ id }) => id).sort((a, b) => b - a));
  const one = await firstValueFrom(
    position$(reads, chain, '11').pipe(filter((answer) => answer.kind === 'known' && answer.image.kind !== 'loading')),
  );
  expect(one).toMatchObject({
    kind: 'known',
    owner: rich,
    image: { kind: 'known', source: expect.stringMatching(/^data:image\/svg\+xml;base64,/) },
  });
  const missing = await firstValueFrom(position$(reads, chain, '987654321').pipe(filter(({ kind }) => kind !== 'loading')));
  expect(missing.kind).toBe('missing');
  const market = marketOf(MAINNET_POOLS.usdcWeth3000);
  const absent = requireAddress('0x00000000000000000000000000000000000a5e27');
  const pools = await firstValueFrom(
    poolStates$(reads, chain, [market.pool, absent]).pipe(filter((states) => states[absent]?.kind !== 'loading')),
  );
  expect([pools[market.pool]?.kind, pools[absent]?.kind]).toEqual(['exists', 'notExists']);
  const state = pools[market.pool];
  const wordTick = Math.floor((state?.kind === 'exists' ? state.tick : 0) / 15_360) * 15_360;
  const ticks = await firstValueFrom(
    ticks$(reads, chain, { pool: market.pool, fee: 3000, wordTick }).pipe(filter(({ kind }) => kind !== 'loading')),
  );
  expect(ticks.kind === 'known' && ticks.ticks.length).toBeGreaterThanOrEqual(4);
});
