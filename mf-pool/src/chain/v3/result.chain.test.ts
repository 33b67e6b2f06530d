import { filter, firstValueFrom, of } from 'rxjs';
import { createLogReads, createRpcClients, readWord, requireHexText, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { parseRuntimeConfig, requireAddress, resolveChains, v3PoolAddress, type Address, type Hex } from '@dex/mf-shared/domain';
import { MAINNET_POOLS } from '../../../../deploy/devnet/seed/mainnetMarkets';
import { swapExactInput } from '../../../../deploy/devnet/seed/pools';
import { seedFacts } from '../../../../deploy/devnet/seedFacts';
import { useDevnet } from '../../../../deploy/devnet/testing/useDevnet';
import { amountsOfLiquidity, type PoolAmounts } from '../../domain/liquidityMath';
import { positionResult } from '../../domain/v3/positionHistory';
import { simulatedCollectCall } from './encodePosition';
import { history$ } from './historyStream';
import { positionCall, positionCountCall, positionIn } from './managerCalls';

const { devnet, chain: seedChain } = useDevnet(28879);
const rich = requireAddress(seedFacts.accounts.rich);
const manager = requireAddress(seedFacts.contracts.v3.positionManager);
const { fee, sides } = MAINNET_POOLS.usdcWeth3000;
const [usdc, weth] = [sides[0].token, sides[1].token];
const [token0, token1] = [requireAddress(usdc.address), requireAddress(weth.address)];
const SPACING = 60;
const POSITIONS = 200;
const STEPS = 450;
const FAR = 4_000_000_000n;

const MINT =
  'function mint((address, address, uint24, int24, int24, uint256, uint256, uint256, uint256, address, uint256)) returns (uint256, uint128, uint256, uint256)';
const ADD = 'function increaseLiquidity((uint256, uint256, uint256, uint256, uint256, uint256)) returns (uint128, uint256, uint256)';
const REMOVE = 'function decreaseLiquidity((uint256, uint128, uint256, uint256, uint256)) returns (uint256, uint256)';
const COLLECT = 'function collect((uint256, address, uint128, uint128)) returns (uint256, uint256)';

/** The same numbers in every run, from 0 up to `below`. */
function createDice() {
  let state = 20_250_101n;
  return (below: number) => {
    state = (state * 6_364_136_223_846_793_005n + 1_442_695_040_888_963_407n) % 2n ** 64n;
    return Number((state >> 33n) % BigInt(below));
  };
}

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

async function held(): Promise<PoolAmounts> {
  const of = async (token: Address) => {
    const { address, callData } = positionCountCall(token, rich);
    return wordAt(await rpcCall(address, callData), 0);
  };
  const [amount0, amount1] = await Promise.all([of(token0), of(token1)]);
  return { amount0, amount1 };
}

async function slot0() {
  const { v3 } = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
  if (!v3) throw new Error('The chain has version 3');
  const call = slot0Call(v3PoolAddress(v3, token0, token1, fee));
  const price = slot0In(await rpcCall(call.address, call.callData));
  if (!price) throw new Error('The pool has a price');
  return price;
}

const NOTHING: PoolAmounts = { amount0: 0n, amount1: 0n };
const plus = (one: PoolAmounts, other: PoolAmounts) => ({ amount0: one.amount0 + other.amount0, amount1: one.amount1 + other.amount1 });
const minus = (one: PoolAmounts, other: PoolAmounts) => ({ amount0: one.amount0 - other.amount0, amount1: one.amount1 - other.amount1 });

/** What a position's owner gave and got, by the account's own balances and what the contract said it would take out; never by an event. */
interface Ledger {
  readonly putIn: PoolAmounts;
  readonly takenOut: PoolAmounts;
  readonly paid: PoolAmounts;
}

function createOwner() {
  const ledgers = new Map<string, Ledger>();
  const dice = createDice();
  const change = (id: string, by: Partial<Ledger>) => {
    const { putIn, takenOut, paid } = ledgers.get(id) ?? { putIn: NOTHING, takenOut: NOTHING, paid: NOTHING };
    const [more, out, got] = [by.putIn ?? NOTHING, by.takenOut ?? NOTHING, by.paid ?? NOTHING];
    ledgers.set(id, { putIn: plus(putIn, more), takenOut: plus(takenOut, out), paid: plus(paid, got) });
  };
  const send = (signature: string, terms: readonly unknown[]) => seedChain(1).send({ from: rich, to: manager, signature, args: [terms] });
  const ask = async (signature: string, terms: readonly unknown[]): Promise<readonly bigint[]> => {
    const answer = await seedChain(1).read({ from: rich, to: manager, signature, args: [terms] });
    return Array.isArray(answer) ? answer.map((value) => BigInt(String(value))) : [];
  };
  const someAmounts = () => [BigInt(50 + dice(400)) * 10n ** 6n, (BigInt(50 + dice(400)) * 10n ** 18n) / 2000n] as const;

  // Each has a range of its own: of positions that share one, the pool may pay a smallest unit less than the manager's event says.
  const taken = new Set<string>();
  const newRange = (around: number): { readonly lower: number; readonly upper: number } => {
    const lower = (around - 10 + dice(16)) * SPACING;
    const range = { lower, upper: lower + (1 + dice(24)) * SPACING };
    const key = `${range.lower}:${range.upper}`;
    if (taken.has(key)) return newRange(around);
    taken.add(key);
    return range;
  };

  const removed = async (id: string, part: bigint) => {
    const { liquidity } = await position(id);
    const freed = (BigInt(liquidity) * part) / 100n;
    if (freed === 0n) return;
    const terms = [BigInt(id), freed, 0n, 0n, FAR];
    const [amount0 = 0n, amount1 = 0n] = await ask(REMOVE, terms);
    await send(REMOVE, terms);
    change(id, { takenOut: { amount0, amount1 } });
  };
  const collected = async (id: string) => {
    const before = await held();
    await send(COLLECT, [BigInt(id), rich, 2n ** 128n - 1n, 2n ** 128n - 1n]);
    change(id, { paid: minus(await held(), before) });
  };

  return {
    dice,
    ledgers,
    removed,
    collected,
    async minted(tick: number) {
      const { lower, upper } = newRange(Math.floor(tick / SPACING));
      const [amount0, amount1] = someAmounts();
      const terms = [token0, token1, fee, lower, upper, amount0, amount1, 0n, 0n, rich, FAR];
      const [id = 0n] = await ask(MINT, terms);
      const before = await held();
      await send(MINT, terms);
      change(String(id), { putIn: minus(before, await held()) });
    },
    async added(id: string) {
      const before = await held();
      await send(ADD, [BigInt(id), ...someAmounts(), 0n, 0n, FAR]);
      change(id, { putIn: minus(before, await held()) });
    },
    /** Moves the price by up to two spacings, and earns fees for who is in range; the account sells what it has more of. */
    async swapped() {
      const coins = BigInt(20 + dice(130));
      const { amount0, amount1 } = await held();
      const isSale = amount1 * 2000n > amount0 * 10n ** 12n;
      const [from, to] = isSale
        ? [{ token: weth, amount: coins * 10n ** 18n }, usdc]
        : [{ token: usdc, amount: coins * 2000n * 10n ** 6n }, weth];
      await swapExactInput(seedChain(1), rich, { fee, from, to });
    },
  };
}

/** The result as the product makes it: from the logs, the price, and a tried collection. */
function createProduct(blockNumber: number) {
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const block$ = () => of({ chainId: 1 as const, number: blockNumber, timestamp: 0 });
  const logs$ = createLogReads({ clients, block$ });
  return async (id: string) => {
    const known = await firstValueFrom(
      history$({ block$ }, { logs$ }, { chainId: 1 }, manager, id).pipe(filter(({ kind }) => kind === 'known' || kind === 'failed')),
    );
    if (known.kind !== 'known') throw new Error(`The history of ${id} was not read`);
    const facts = await position(id);
    const { sqrtPriceX96 } = await slot0();
    const tried = simulatedCollectCall(manager, id, rich);
    const owed = await rpcCall(tried.to, tried.data, rich);
    const now = amountsOfLiquidity(sqrtPriceX96, facts, BigInt(facts.liquidity), 'payOut');
    return positionResult(known, facts.liquidity, now, { amount0: wordAt(owed, 0), amount1: wordAt(owed, 32) });
  };
}

// V3-28
test('each figure of 200 positions that were added to, taken from, collected and traded over at random is the replay’s, to the unit', async () => {
  for (const spender of [manager, seedFacts.contracts.v3.swapRouter])
    for (const { address } of [usdc, weth])
      await seedChain(1).send({ from: rich, to: address, signature: 'function approve(address, uint256)', args: [spender, 2n ** 95n] });
  const owner = createOwner();
  for (let index = 0; index < POSITIONS; index += 1) {
    if (index % 20 === 0) await owner.swapped();
    await owner.minted((await slot0()).tick);
  }
  const ids = [...owner.ledgers.keys()];
  expect(ids).toHaveLength(POSITIONS);
  for (let step = 0; step < STEPS; step += 1) {
    const id = ids[owner.dice(ids.length)] ?? '';
    const what = owner.dice(10);
    if (what < 4) await owner.added(id);
    else if (what < 6) await owner.removed(id, BigInt(1 + owner.dice(100)));
    else if (what < 8) await owner.collected(id);
    else await owner.swapped();
  }

  const resultOf = createProduct(Number(await seedChain(1).rpc('eth_blockNumber', [])));
  const results = new Map<string, Awaited<ReturnType<typeof resultOf>>>();
  for (const id of ids) results.set(id, await resultOf(id));

  let earning = 0;
  for (const id of ids) {
    const before = owner.ledgers.get(id);
    // All of it is really taken out and paid: what a position held, and what it earned, is what arrives.
    await owner.removed(id, 100n);
    await owner.collected(id);
    const after = owner.ledgers.get(id);
    if (!before || !after) throw new Error('It has a ledger');
    const fees = minus(after.paid, after.takenOut);
    const now = minus(after.takenOut, before.takenOut);
    expect({ id, ...results.get(id) }).toEqual({ id, putIn: before.putIn, takenOut: before.takenOut, fees, now });
    if (fees.amount0 > 0n || fees.amount1 > 0n) earning += 1;
  }
  expect(earning).toBeGreaterThan(POSITIONS / 2);
}, 900_000);
