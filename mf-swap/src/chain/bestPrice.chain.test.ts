import { filter, firstValueFrom } from 'rxjs';
import { createChainReads, createRpcClients } from '@dex/mf-shared/chain';
import { parseRuntimeConfig, rawAmount, requireAddress, resolveChains, ZERO_AMOUNT, type Chain, type Token } from '@dex/mf-shared/domain';
import { mined } from '../../../deploy/devnet/node/rpc';
import { MAINNET_PAIRS, MAINNET_POOLS } from '../../../deploy/devnet/seed/mainnetMarkets';
import { seedFacts } from '../../../deploy/devnet/seedFacts';
import { balanceOf, useDevnet } from '../../../deploy/devnet/testing/useDevnet';
import { bestPrice, MOST_LEGS, type BestPrice } from '../domain/best/bestPrice';
import { marketOf, type Market } from '../domain/best/market';
import { gasOfTrade } from '../domain/best/networkCost';
import { randomFrom } from '../domain/best/market.fixtures';
import { routesBetween, type Routes } from '../domain/findTrades';
import { poolsOf, type Pools } from '../domain/poolFacts';
import { legTerms } from '../domain/swapOrder';
import type { SwapTerms } from '../domain/swapPromises';
import { gainOver, type Trade, type TradeWish } from '../domain/trade';
import { encodeSwapBoth } from './encodeSwapBoth';
import { pools$ } from './poolsStream';

const { devnet, chain: seedChain } = useDevnet(28765);
const { rich } = seedFacts.accounts;
const ROUTER = seedFacts.contracts.v3.swapRouter02;
const ACCOUNT = requireAddress(rich);
const FAR = 4_000_000_000;
/** As much of the trade as may be asked for: the test is of figures, not of the tolerance. */
const ANY_INPUT = 2n ** 96n;

function mainnet(): Chain {
  return resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config)[1];
}

function tokenOf(chain: Chain, symbol: string): Token {
  const token = [chain.wrappedNative, ...chain.tokens].find((candidate) => candidate.symbol === symbol);
  if (!token) throw new Error(`The chain table lacks ${symbol}`);
  return token;
}

async function approveAll(): Promise<void> {
  const sides = [...MAINNET_PAIRS, ...Object.values(MAINNET_POOLS).map((pool) => pool.sides)].flat();
  for (const to of new Set(sides.map(({ token }) => token.address)))
    for (const amount of [0n, 2n ** 95n])
      await seedChain(1).send({ from: rich, to, signature: 'function approve(address, uint256)', args: [ROUTER, amount] });
}

async function poolsFor(chain: Chain, tokenIn: Token, tokenOut: Token): Promise<Pools> {
  const clients = createRpcClients({ urls: { 1: [devnet().chains[1].rpcUrl] }, defaultChainId: 1, fetch: globalThis.fetch });
  const chains = resolveChains(parseRuntimeConfig(devnet().runtimeConfig()).config);
  const reads = createChainReads({ chains: { ...chains, 1: { ...chain, wsUrl: null } }, clients });
  const facts$ = pools$(reads, chain, { chainId: 1, tokenIn, tokenOut, directOnly: false });
  return poolsOf(await firstValueFrom(facts$.pipe(filter(({ isComplete, syncing }) => isComplete && !syncing))));
}

interface Sent {
  readonly paid: bigint;
  readonly received: bigint;
  readonly gas: number;
}

/** Carries a trade out by the very call that the page would send, and puts the chain back. */
async function sent(trade: Trade, { tokenIn, tokenOut }: Pick<Known, 'tokenIn' | 'tokenOut'>): Promise<Sent> {
  const { rpc } = devnet().chains[1];
  const mark = await rpc('evm_snapshot', []);
  const isInput = trade.tradeType === 'exactInput';
  const maximumInput = rawAmount(isInput ? trade.inputAmount : ANY_INPUT);
  const terms: SwapTerms = {
    router: requireAddress(ROUTER),
    routerKind: 'both',
    recipient: ACCOUNT,
    tradeType: trade.tradeType,
    input: trade.input,
    output: trade.output,
    legs: legTerms(trade, maximumInput),
    maximumInput,
    minimumOutput: isInput ? ZERO_AMOUNT : rawAmount(trade.outputAmount),
    deadlineSeconds: FAR,
  };
  const { data } = encodeSwapBoth(terms, null);
  const held = () => Promise.all([tokenIn, tokenOut].map(({ address }) => balanceOf(seedChain(1), address, ACCOUNT)));
  const before = await held();
  const request = { from: rich, to: ROUTER, data, value: '0x0', gas: '0x7a1200', gasPrice: '0x0' };
  const receipt: unknown = await mined(rpc, request);
  const { status, gasUsed } = receiptOf(receipt);
  if (status !== '0x1') await rpc('eth_call', [request, 'latest']);
  const after = await held();
  await rpc('evm_revert', [mark]);
  return { paid: (before[0] ?? 0n) - (after[0] ?? 0n), received: (after[1] ?? 0n) - (before[1] ?? 0n), gas: Number(gasUsed) };
}

function receiptOf(receipt: unknown): { readonly status: unknown; readonly gasUsed: unknown } {
  if (typeof receipt !== 'object' || receipt === null || !('status' in receipt) || !('gasUsed' in receipt)) throw new Error('No receipt');
  return receipt;
}

const SYMBOLS = ['WETH', 'USDC', 'DAI', 'USDT', 'WBTC', 'UNI'];
const PAIRS = SYMBOLS.flatMap((from) => SYMBOLS.flatMap((to) => (from === to ? [] : [[from, to] as const])));

/** From a thousandth of what a person of means would trade to enough to move every pool. */
function randomAmount(random: () => number, token: Token): bigint {
  const whole: Readonly<Record<string, number>> = { WETH: 300, USDC: 600_000, DAI: 600_000, USDT: 600_000, WBTC: 15, UNI: 120_000 };
  const most = whole[token.symbol] ?? 1;
  return BigInt(Math.floor(most * 10 ** (-3 * random()) * 1e6)) * 10n ** BigInt(token.decimals - 6);
}

interface Searched extends BestPrice {
  readonly wish: TradeWish;
}

/** What the page would show for an amount, gas at a price in wei. */
function searched(known: Known, tradeType: TradeWish['tradeType'], amount: bigint, gasPrice: bigint): Searched {
  const wish: TradeWish = { input: known.tokenIn, output: known.tokenOut, tradeType, amount };
  return { wish, ...bestPrice(known.routes, known.market, wish, { mostLegs: MOST_LEGS, fees: { gasPrice, data: null } }, {}) };
}

interface Known {
  readonly tokenIn: Token;
  readonly tokenOut: Token;
  readonly routes: Routes;
  readonly market: Market;
}

async function knownPair(chain: Chain, from: string, to: string): Promise<Known> {
  const [tokenIn, tokenOut] = [tokenOf(chain, from), tokenOf(chain, to)];
  const pools = await poolsFor(chain, tokenIn, tokenOut);
  const routes = routesBetween(pools, tokenIn, tokenOut, false);
  return { tokenIn, tokenOut, routes, market: marketOf(routes, pools, tokenIn, tokenOut, chain.wrappedNative) };
}

const isMixed = (trade: Trade) => trade.legs.some(({ route }) => route.version === 'mixed');
const throughPairs = (trade: Trade) => trade.legs.some(({ route }) => route.version === 'v2');

// SWAP-17, SWAP-20
test('what arrives equals the figure shown, to the unit, for 300 random trades over 30 pairs; the gas table is true within a tenth', async () => {
  const random = randomFrom(20_261_128);
  const chain = mainnet();
  await approveAll();
  const counts = { all: 0, split: 0, mixed: 0 };
  const gas = new Map<string, { measured: number; table: number }>();
  for (const [from, to] of PAIRS) {
    const known = await knownPair(chain, from, to);
    const balance = await balanceOf(seedChain(1), known.tokenIn.address, ACCOUNT);
    for (let done = 0, tries = 0; done < 11 && tries < 60; tries += 1) {
      const tradeType = random() < 0.7 ? ('exactInput' as const) : ('exactOutput' as const);
      const amount = randomAmount(random, tradeType === 'exactInput' ? known.tokenIn : known.tokenOut);
      const { trade } = searched(known, tradeType, amount, 0n);
      if (!trade || trade.inputAmount > balance) continue;
      const result = await sent(trade, known);
      // An exact output through pairs is rounded up in the input, and the router swaps all of that: never less arrives than was asked for.
      const isRounded = tradeType === 'exactOutput' && throughPairs(trade);
      expect({ from, to, tradeType, paid: result.paid }).toEqual({ from, to, tradeType, paid: trade.inputAmount });
      if (isRounded) expect(result.received).toBeGreaterThanOrEqual(trade.outputAmount);
      else expect({ from, to, received: result.received }).toEqual({ from, to, received: trade.outputAmount });
      done += 1;
      counts.all += 1;
      if (trade.legs.length > 1) counts.split += 1;
      if (isMixed(trade)) counts.mixed += 1;
      for (const kind of kindsOf(trade)) {
        const sum = gas.get(kind) ?? { measured: 0, table: 0 };
        gas.set(kind, { measured: sum.measured + result.gas, table: sum.table + gasOfTrade(trade.legs.map(({ route }) => route)) });
      }
    }
  }
  expect(counts.all).toBeGreaterThanOrEqual(300);
  expect(counts.split).toBeGreaterThanOrEqual(60);
  expect(counts.mixed).toBeGreaterThanOrEqual(60);
  for (const [kind, { measured, table: said }] of gas) {
    expect({ kind, isTrue: Math.abs(said / measured - 1) <= 0.1, ratio: said / measured }).toEqual({
      kind,
      isTrue: true,
      ratio: said / measured,
    });
  }
}, 600_000);

/** What the gas of a trade is measured by: how many ways there are, and which hops and changes they have. */
function kindsOf({ legs }: Trade): readonly string[] {
  const hops = new Set(legs.flatMap(({ route }) => route.hops.map(({ version }) => `a hop in ${version}`)));
  return [`${legs.length} ways`, ...hops, ...(legs.some(({ route }) => route.version === 'mixed') ? ['a change of version'] : [])];
}

// SWAP-18, SWAP-19
test('a split that gains three percent is offered, and saves what a second run with the single way shows; one that gas eats is not', async () => {
  const chain = mainnet();
  await approveAll();
  const known = await knownPair(chain, 'WBTC', 'WETH');
  const GWEI = 10n ** 9n;
  const large = searched(known, 'exactInput', 120n * 10n ** 8n, 20n * GWEI);
  const { trade, alone } = large;
  if (!trade || !alone) throw new Error('No trade');
  expect(trade.legs.length).toBeGreaterThan(1);
  expect(Number(trade.outputAmount) / Number(alone.outputAmount)).toBeGreaterThan(1.03);
  const [together, single] = [await sent(trade, known), await sent(alone, known)];
  expect(together.received - single.received).toBe(gainOver(trade, alone));

  const small = 10n ** 6n;
  expect(searched(known, 'exactInput', small, 0n).trade?.legs.length).toBeGreaterThan(1);
  expect(searched(known, 'exactInput', small, 20n * GWEI).trade?.legs).toHaveLength(1);
}, 120_000);
