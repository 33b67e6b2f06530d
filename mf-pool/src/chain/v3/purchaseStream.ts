import { catchError, from, map, of, type Observable } from 'rxjs';
import type { ChainNode, ChainReads } from '@dex/mf-shared/contract';
import { bytesWords, callData, readWord, uintWord } from '@dex/mf-shared/chain';
import { FEE_TIERS, parseHex, quoteGas, sameAddress, type Address, type Hex } from '@dex/mf-shared/domain';
import {
  boughtAmount,
  mostPaid,
  paidSideOf,
  spotRate,
  type PurchaseAnswer,
  type PurchaseQuote,
  type PurchaseWish,
  type TakenOut,
} from '../../domain/v3/purchase';
import { encodeMoveOut } from './encodePosition';
import { packedBackwards } from './encodePurchase';

const WORD = 32;
/** Far away, in seconds since the epoch: nothing of a trial is ever sent. */
const NEVER_TOO_LATE = 2 ** 40;
/** How often the amount is bettered: each figure is asked of the chain for the very amount that it belongs to. */
const ROUNDS = 4;
/** How many of the best ways are asked about again. */
const KEPT = 3;

interface Way {
  readonly path: readonly Address[];
  readonly fees: readonly number[];
}

interface Quoted extends Way {
  readonly paid: bigint;
  /** The price of the wish's own pool afterwards. */
  readonly sqrtPriceAfter: bigint;
}

type Asking = Pick<ChainReads, 'once'>;
type Node = Pick<ChainNode, 'request'>;

/** The way that takes least for what a range lacks, once, at the state of the newest block. A node that does not answer makes no figure. */
export function purchase$(reads: Asking, node: Node, wish: PurchaseWish): Observable<PurchaseAnswer> {
  return from(quoteFor(reads, node, wish)).pipe(
    map((quote) => ({ kind: 'known', quote }) as const),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

async function quoteFor(reads: Asking, node: Node, wish: PurchaseWish): Promise<PurchaseQuote | null> {
  const { slippageBps } = wish;
  const price = BigInt(wish.sqrtPriceX96);
  const held = { amount0: BigInt(wish.held0), amount1: BigInt(wish.held1) };
  const paidSide = paidSideOf(price, wish, held);
  if (paidSide === null) return null;
  const paidHeld = paidSide === 0 ? held.amount0 : held.amount1;
  let ways = waysOf(wish, paidSide);
  const spot = spotRate(price, paidSide);
  let bought = boughtAmount(price, wish, held, paidSide, { ...spot, numerator: mostPaid(spot.numerator, slippageBps) });
  let best: PurchaseQuote | null = null;
  for (let round = 0; round < ROUNDS && bought > 0n; round += 1) {
    const quoted = await quotesOf(reads, node, wish, ways, bought);
    const [first] = quoted;
    if (!first) break;
    const most = mostPaid(first.paid, slippageBps);
    // A first guess may ask for more than is held.
    if (most <= paidHeld) {
      const { path, fees, sqrtPriceAfter } = first;
      const amounts = { bought: String(bought), paid: String(first.paid), maximumPaid: String(most) };
      best = { paidSide, path, fees, ...amounts, sqrtPriceAfterX96: String(sqrtPriceAfter) };
    }
    ways = quoted.slice(0, KEPT);
    const rate = { numerator: most, denominator: bought };
    const next = boughtAmount(first.sqrtPriceAfter, wish, held, paidSide, rate);
    if (next === bought) break;
    bought = next;
  }
  return best;
}

/** Straight through each tier, and over each token between. */
function waysOf({ token0, token1, between }: PurchaseWish, paidSide: 0 | 1): readonly Way[] {
  const [paid, bought] = paidSide === 0 ? [token0, token1] : [token1, token0];
  const overs = between.filter((over) => !sameAddress(over, token0) && !sameAddress(over, token1));
  return [
    ...FEE_TIERS.map((fee) => ({ path: [paid, bought], fees: [fee] })),
    ...overs.flatMap((over) =>
      FEE_TIERS.flatMap((first) => FEE_TIERS.map((second) => ({ path: [paid, over, bought], fees: [first, second] }))),
    ),
  ];
}

/** What each way takes for an amount, the cheapest first; a way that does not hold it is left out. Throws where the node does not answer. */
async function quotesOf(reads: Asking, node: Node, wish: PurchaseWish, ways: readonly Way[], bought: bigint): Promise<readonly Quoted[]> {
  const calls = ways.map(({ path, fees }) =>
    callData('0x2f80bb1d', uintWord(64n), uintWord(bought), bytesWords(packedBackwards(path, fees))),
  );
  const answers = wish.before ? await simulated(node, wish, wish.before, calls) : await read(reads, wish, calls);
  return ways
    .flatMap((way, index): Quoted[] => {
      const answer = answers[index];
      const paid = answer ? readWord(answer, 0) : null;
      const after = answer ? priceAfter(answer, wish, way) : null;
      return paid && after ? [{ ...way, paid, sqrtPriceAfter: after }] : [];
    })
    .sort((one, other) => (one.paid < other.paid ? -1 : one.paid > other.paid ? 1 : 0));
}

/** The price that a way leaves in the wish's own pool: the quoter lists those of all its pools, the last one first. */
function priceAfter(answer: Hex, { token0, token1, fee, sqrtPriceX96 }: PurchaseWish, { path, fees }: Way): bigint | null {
  const place = fees.findIndex((tier, index) => {
    const ends = path.slice(index, index + 2);
    return tier === fee && [token0, token1].every((token) => ends.some((end) => sameAddress(end, token)));
  });
  if (place < 0) return BigInt(sqrtPriceX96);
  const list = readWord(answer, WORD);
  return list === null ? null : readWord(answer, Number(list) + WORD * (1 + fees.length - 1 - place));
}

async function read(reads: Asking, { chainId, quoter }: PurchaseWish, calls: readonly Hex[]): Promise<readonly (Hex | null)[]> {
  const gasRequired = quoteGas(chainId);
  const batch = await reads.once(
    chainId,
    calls.map((data) => ({ address: quoter, callData: data, gasRequired })),
  );
  if (!batch.ok) throw new Error(batch.error.code);
  return batch.value.data;
}

/** The same after a call that changes the pools: nobody but the node can say what they are then (eth_simulateV1). */
async function simulated(
  { request }: Node,
  { chainId, quoter }: PurchaseWish,
  { account, ...position }: TakenOut,
  calls: readonly Hex[],
): Promise<readonly (Hex | null)[]> {
  const call = encodeMoveOut({ ...position, freed0Min: '0', freed1Min: '0', deadlineSeconds: NEVER_TOO_LATE }, account);
  const all = [{ from: account, to: call.to, data: call.data }, ...calls.map((data) => ({ from: account, to: quoter, data }))];
  const answer = await request(chainId, 'eth_simulateV1', [{ blockStateCalls: [{ calls: all }], validation: false }, 'latest']);
  const results = answer.ok ? returnsOf(answer.value) : null;
  const [first, ...quotes] = results ?? [];
  if (!first || quotes.length !== calls.length) throw new Error('not simulated');
  return quotes;
}

/** What each call of the one simulated block returned; null for a call that failed, and for an answer of another form. */
function returnsOf(answer: unknown): readonly (Hex | null)[] | null {
  const block: unknown = Array.isArray(answer) ? answer[0] : null;
  const calls: unknown = typeof block === 'object' && block !== null && 'calls' in block ? block.calls : null;
  if (!Array.isArray(calls)) return null;
  return calls.map((call: unknown) => {
    if (typeof call !== 'object' || call === null || !('status' in call) || call.status !== '0x1') return null;
    return 'returnData' in call && typeof call.returnData === 'string' ? parseHex(call.returnData) : null;
  });
}
