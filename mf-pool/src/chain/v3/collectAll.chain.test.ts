import { firstValueFrom, NEVER } from 'rxjs';
import { readWord, requireHexText } from '@dex/mf-shared/chain';
import type { ChainNode, TransactionCall } from '@dex/mf-shared/contract';
import {
  err,
  ok,
  parseRuntimeConfig,
  rawAmount,
  requireAddress,
  resolveChains,
  usableTickBounds,
  type Address,
  type Hex,
} from '@dex/mf-shared/domain';
import { mined } from '../../../../deploy/devnet/node/rpc';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { swapExactInput } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { collectAllArrivals, collectedPosition, MOST_COLLECTED, type CollectAllTerms } from '../../domain/v3/collectAll';
import { collectedByDefault, collectionCost, collectWorth, GAS_OF_ONE_COLLECTION } from '../../domain/v3/collectWorth';
import { hasUncollected, isClosed, type PositionFacts } from '../../domain/v3/position';
import { allFees$ } from './allFeesStream';
import { encodeCollectAll } from './encodeCollectAll';
import { encodeAdd, simulatedCollectCall } from './encodePosition';
import { positionCall, positionCountCall, positionIdCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28871);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const GAS = '0xf42400';
const UNWRAP = /49404b7c/g;

function mainnet() {
  return resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
}

async function rpcCall(call: { readonly to: Address; readonly data: string; readonly from?: Address }) {
  return requireHexText(String(await seedChain(1).rpc('eth_call', [call, 'latest'])));
}

/** The node as the product asks it. */
const node: ChainNode = {
  call: async (_chainId, { from, to, data }: TransactionCall) => {
    try {
      return ok(await rpcCall({ from, to, data }));
    } catch (cause) {
      return err({ code: 'reverted', message: String(cause) });
    }
  },
  request: async (_chainId, method, params) => ok(await seedChain(1).rpc(method, [...params])),
  estimateGas: () => Promise.reject(new Error('not asked')),
  logs$: () => NEVER,
};
const reads = { block$: () => NEVER, watch: () => NEVER, once: () => Promise.reject(new Error('not asked')) };

async function ownPositions(): Promise<readonly PositionFacts[]> {
  const ids = seedFacts.positions[1].filter(({ owner }) => requireAddress(owner) === rich).map(({ id }) => String(id));
  const positions = await Promise.all(
    ids.map(async (id) => {
      const { address, callData } = positionCall(manager, id);
      return positionIn(id, await rpcCall({ to: address, data: callData }));
    }),
  );
  return positions.flatMap((position) => (position && (!isClosed(position) || hasUncollected(position)) ? [position] : []));
}

function wordAt(data: Hex, offset: number): bigint {
  const word = readWord(data, offset);
  if (word === null) throw new Error('The answer ends too early');
  return word;
}

async function held(asset: Address | 'native'): Promise<bigint> {
  if (asset === 'native') return BigInt(String(await seedChain(1).rpc('eth_getBalance', [rich, 'latest'])));
  const { address, callData } = positionCountCall(asset, rich);
  return wordAt(await rpcCall({ to: address, data: callData }), 0);
}

async function owed(tokenId: string): Promise<readonly bigint[]> {
  const data = await rpcCall(simulatedCollectCall(manager, tokenId, rich));
  return [wordAt(data, 0), wordAt(data, 32)];
}

const TRADED = new Set(['USDC', 'WETH', 'UNI', 'DAI']);

/** Trades a little through the pools of the positions, there and back, so that what is open earns. */
async function trade(): Promise<void> {
  for (const { fee, sides } of Object.values(MAINNET_POOLS)) {
    if (!sides.every(({ token }) => TRADED.has(token.symbol))) continue;
    for (const [from, to] of [sides, sides.toReversed()]) {
      if (!from || !to) continue;
      const approval = { signature: 'function approve(address, uint256)', args: [seedFacts.contracts.v3.swapRouter, 2n ** 95n] };
      await seedChain(1).send({ from: rich, to: from.token.address, ...approval });
      await swapExactInput(seedChain(1), rich, { fee, from: { token: from.token, amount: from.amount / 5000n }, to: to.token });
    }
  }
}

function preferredCall(terms: CollectAllTerms) {
  const encoded = encodeCollectAll(terms, rich);
  const [call] = encoded.ok ? encoded.value : [];
  if (!call) throw new Error('There is no call');
  return call;
}

// V3-23
test('many positions are collected in one call, the coin unwrapped once, and exactly what was calculated arrives', async () => {
  await trade();
  const positions = await ownPositions();
  const answer = await firstValueFrom(allFees$(reads, node, mainnet(), { owner: rich, tokenIds: positions.map(({ tokenId }) => tokenId) }));
  if (answer.kind !== 'known') throw new Error('The fees were not calculated');
  for (const { tokenId } of positions) {
    const fees = answer.fees[tokenId];
    expect([BigInt(fees?.amount0 ?? -2n), BigInt(fees?.amount1 ?? -2n)]).toEqual(await owed(tokenId));
  }
  const collected = positions.flatMap((position) => {
    const fees = answer.fees[position.tokenId];
    if (!fees || (fees.amount0 === '0' && fees.amount1 === '0')) return [];
    return [collectedPosition(position, { amount0: BigInt(fees.amount0), amount1: BigInt(fees.amount1) })];
  });
  expect(collected.length).toBeGreaterThanOrEqual(3);
  const wrappedNative = mainnet().wrappedNative.address;
  const terms: CollectAllTerms = { manager, wrappedNative, positions: collected, rewards: [] };

  const { to, data } = preferredCall(terms);
  expect(data.match(UNWRAP)).toHaveLength(1);
  const gasOf = async (some: CollectAllTerms['positions']) => {
    const call = preferredCall({ ...terms, positions: some });
    return BigInt(String(await seedChain(1).rpc('eth_estimateGas', [{ from: rich, to: call.to, data: call.data }])));
  };
  const perPosition = ((await gasOf(collected)) - (await gasOf(collected.slice(0, 1)))) / BigInt(collected.length - 1);
  expect(perPosition).toBeGreaterThan(GAS_OF_ONE_COLLECTION / 2n);
  expect(perPosition).toBeLessThan((GAS_OF_ONE_COLLECTION * 3n) / 2n);

  const arrivals = collectAllArrivals(terms);
  const before = await Promise.all(arrivals.map(({ asset }) => held(asset)));
  const wrappedBefore = await held(wrappedNative);
  const receipt = await mined(seedChain(1).rpc, { from: rich, to, data, gas: GAS, gasPrice: '0x0' });
  expect(receipt).toMatchObject({ status: '0x1' });
  const after = await Promise.all(arrivals.map(({ asset }) => held(asset)));
  expect(after.map((amount, index) => amount - (before[index] ?? 0n))).toEqual(arrivals.map(({ amount }) => amount));
  expect(await held(wrappedNative)).toBe(wrappedBefore);
  for (const { tokenId } of collected) expect(await owed(tokenId)).toEqual([0n, 0n]);
});

/** A position over the whole range with a part of a pool's own amounts. */
async function mint({ fee, sides: [usdc, weth] }: typeof MAINNET_POOLS.usdcWeth3000, part: bigint): Promise<PositionFacts> {
  const { min, max } = usableTickBounds(fee);
  const terms = {
    manager,
    token0: requireAddress(usdc.token.address),
    token1: requireAddress(weth.token.address),
    tokenId: null,
    fee,
    tickLower: min,
    tickUpper: max,
    amount0Desired: String(usdc.amount / part),
    amount1Desired: String(weth.amount / part),
    amount0Min: '0',
    amount1Min: '0',
    deadlineSeconds: 4_000_000_000,
    nativeSide: null,
    startSqrtPriceX96: null,
  };
  const { to, data } = encodeAdd(terms, rich, []);
  expect(await mined(seedChain(1).rpc, { from: rich, to, data, gas: GAS, gasPrice: '0x0' })).toMatchObject({ status: '0x1' });
  const ask = ({ address, callData }: ReturnType<typeof positionCall>) => rpcCall({ to: address, data: callData });
  const count = wordAt(await ask(positionCountCall(manager, rich)), 0);
  const id = String(wordAt(await ask(positionIdCall(manager, rich, Number(count) - 1)), 0));
  const position = positionIn(id, await ask(positionCall(manager, id)));
  if (!position) throw new Error('No position was made');
  return position;
}

// V3-23
test('of twelve positions the two that bring three for a cost of five are left out, and the other ten are collected', async () => {
  const pool = MAINNET_POOLS.usdcWeth3000;
  for (const { token } of pool.sides)
    await seedChain(1).send({ from: rich, to: token.address, signature: 'function approve(address, uint256)', args: [manager, 2n ** 95n] });
  const positions: PositionFacts[] = [];
  for (let index = 0; index < 12; index += 1) positions.push(await mint(pool, index < 2 ? 400_000n : 20_000n));
  await trade();
  const answer = await firstValueFrom(allFees$(reads, node, mainnet(), { owner: rich, tokenIds: positions.map(({ tokenId }) => tokenId) }));
  if (answer.kind !== 'known') throw new Error('The fees were not calculated');
  const rows = positions.map((position) => {
    const { amount0 = '0', amount1 = '0' } = answer.fees[position.tokenId] ?? {};
    const fees = { amount0: BigInt(amount0), amount1: BigInt(amount1) };
    // USDC of six decimals, and coins at 2,000 dollars.
    return { position, fees, value: { numerator: fees.amount0 * 10n ** 12n + fees.amount1 * 2000n, denominator: 10n ** 18n } };
  });
  const small = rows.slice(0, 2).map(({ value }) => value.numerator);
  const [most = 0n] = small.sort((one, other) => (one > other ? -1 : 1));
  const gasPrice = rawAmount((most * 5n) / 3n / (GAS_OF_ONE_COLLECTION * 2000n) + 1n);
  const cost = collectionCost(gasPrice, 18, { numerator: 2000n, denominator: 1n });
  const taken = collectedByDefault(
    rows.map((row) => ({ ...row, worth: collectWorth(row.fees, row.value, cost, false) })),
    MOST_COLLECTED,
  );
  expect(taken.map(({ position }) => position)).toEqual(positions.slice(2));

  const collected = taken.map(({ position, fees }) => collectedPosition(position, fees));
  const { to, data } = preferredCall({ manager, wrappedNative: mainnet().wrappedNative.address, positions: collected, rewards: [] });
  expect(await mined(seedChain(1).rpc, { from: rich, to, data, gas: GAS, gasPrice: '0x0' })).toMatchObject({ status: '0x1' });
  for (const { position, fees } of rows) {
    const isLeft = !taken.some((row) => row.position.tokenId === position.tokenId);
    expect(await owed(position.tokenId)).toEqual(isLeft ? [fees.amount0, fees.amount1] : [0n, 0n]);
  }
});
