import { catchError, concat, distinctUntilChanged, from, map, of, switchMap, timer, type Observable } from 'rxjs';
import type { ChainError, ChainNode, ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { callData, intWord, readWord, slot0Call, slot0In } from '@dex/mf-shared/chain';
import { parseHex, type Hex } from '@dex/mf-shared/domain';
import { RATE_SPANS, type FeeGrowth, type FeeGrowthAnswer, type FeeRateWish } from '../../domain/v3/feeRate';

const WORD = 32;
/** From how far back the pace of a chain is told, in blocks, and how often a guess at a block is bettered. */
const PACE_BLOCKS = 5000;
const GUESSES = 12;
/** A block counts for a span when it is no further from it than a tenth: a rate is reckoned by the time that really went. */
const TOLERANCE = 0.1;
/** What no node answered this time is asked for again after a pause, twice as long each time. */
const PAUSE_MS = 5000;
const MOST_TRIES = 3;
const UNREACHED: readonly ChainError['code'][] = ['timeout', 'rate_limited', 'disconnected'];

interface Moment {
  readonly number: number;
  readonly seconds: number;
}

/**
 * A pool's counters of fees now, a day ago and a week ago, once: by calls at old blocks, which a node that keeps no old state refuses.
 * Nothing is guessed in their place; what a busy node did not answer is asked for again.
 */
export function feeGrowth$(
  reads: Pick<ChainReads, 'block$'>,
  node: Pick<ChainNode, 'request'>,
  wish: FeeRateWish,
): Observable<FeeGrowthAnswer> {
  return reads.block$(wish.chainId).pipe(
    // Once: what grew since then is not worth a dozen requests for each block.
    distinctUntilChanged(() => true),
    map(({ number, timestamp }): Moment => ({ number, seconds: timestamp })),
    switchMap((now) => tried$(remembering(node), wish, now, 1)),
    catchError(() => of({ kind: 'failed' } as const)),
  );
}

type Node = Pick<ChainNode, 'request'>;

/** Asks nothing twice that was answered: each question is about one block, and another try goes on where the last one stopped. */
function remembering(node: Node): Node {
  const asked = new Map<string, ReturnType<Node['request']>>();
  return {
    request: async (chainId, method, params) => {
      const question = JSON.stringify([method, params]);
      const asking = asked.get(question) ?? node.request(chainId, method, params);
      asked.set(question, asking);
      const answer = await asking;
      if (isUnreached(answer)) asked.delete(question);
      return answer;
    },
  };
}

function isUnreached(answer: Awaited<ReturnType<Node['request']>>): boolean {
  return !answer.ok && UNREACHED.includes(answer.error.code);
}

function tried$(node: Node, wish: FeeRateWish, now: Moment, tries: number): Observable<FeeGrowthAnswer> {
  let isIncomplete = false;
  const noticing: Node = {
    request: async (...question) => {
      const answer = await node.request(...question);
      isIncomplete ||= isUnreached(answer);
      return answer;
    },
  };
  return from(answerAt(noticing, wish, now)).pipe(
    switchMap((answer) =>
      isIncomplete && tries < MOST_TRIES
        ? concat(of(answer), timer(PAUSE_MS * 2 ** (tries - 1)).pipe(switchMap(() => tried$(node, wish, now, tries + 1))))
        : of(answer),
    ),
  );
}

async function answerAt(node: Node, wish: FeeRateWish, newest: Moment): Promise<FeeGrowthAnswer> {
  const now = await growthAt(node, wish, newest);
  if (!now) return { kind: 'failed' };
  const ago = async (seconds: number) => {
    const block = await blockBefore(node, wish, newest, seconds);
    return block && growthAt(node, wish, block);
  };
  const [day, week] = await Promise.all([ago(RATE_SPANS.day), ago(RATE_SPANS.week)]);
  return { kind: 'known', now, day, week };
}

/** A block about so many seconds before another, found by the pace of the chain; null where the chain is not that old or does not say. */
async function blockBefore({ request }: Node, { chainId }: FeeRateWish, newest: Moment, seconds: number): Promise<Moment | null> {
  const at = async (number: number): Promise<Moment | null> => {
    const answer = await request(chainId, 'eth_getBlockByNumber', [quantity(number), false]);
    const block = answer.ok ? answer.value : null;
    const told = typeof block === 'object' && block !== null && 'timestamp' in block ? Number(block.timestamp) : Number.NaN;
    return Number.isSafeInteger(told) ? { number, seconds: told } : null;
  };
  let known = await at(Math.max(0, newest.number - PACE_BLOCKS));
  // Between a block that is too old and one that is too new, by their pace and by halves in turn: the pace may have changed on the way.
  let [older, newer]: [Moment | null, Moment] = [null, newest];
  for (let guess = 0; guess < GUESSES && known; guess += 1) {
    const gone = newest.seconds - known.seconds;
    if (Math.abs(gone - seconds) <= seconds * TOLERANCE) return known;
    if (gone > seconds) older = known;
    else newer = known;
    const number =
      older && guess % 2 === 1
        ? Math.round((older.number + newer.number) / 2)
        : blockOn(older ?? known, older ? newer : newest, newest.seconds - seconds);
    if (number === null || number < 0) return null;
    known = await at(number);
  }
  return known && Math.abs(newest.seconds - known.seconds - seconds) <= seconds * TOLERANCE ? known : null;
}

/** The block at a time on the straight line through two others; null where no time went by between them. */
function blockOn(one: Moment, other: Moment, seconds: number): number | null {
  const [blocks, span] = [other.number - one.number, other.seconds - one.seconds];
  return blocks <= 0 || span <= 0 ? null : Math.round(one.number + ((seconds - one.seconds) * blocks) / span);
}

async function growthAt({ request }: Node, wish: FeeRateWish, { number, seconds }: Moment): Promise<FeeGrowth | null> {
  const ask = async ({ address, callData: data }: ReadCall): Promise<Hex | null> => {
    const answer = await request(wish.chainId, 'eth_call', [{ to: address, data }, quantity(number)]);
    return answer.ok && typeof answer.value === 'string' ? parseHex(answer.value) : null;
  };
  const [slot0, global0, global1, lower, upper] = await Promise.all([
    ask(slot0Call(wish.pool)),
    ask({ address: wish.pool, callData: callData('0xf3058399') }),
    ask({ address: wish.pool, callData: callData('0x46141319') }),
    ask(ticksCall(wish, wish.tickLower)),
    ask(ticksCall(wish, wish.tickUpper)),
  ]);
  const price = slot0 && slot0In(slot0);
  const [one, other] = [global0 && readWord(global0, 0), global1 && readWord(global1, 0)];
  if (!price || one === null || other === null || !lower || !upper) return null;
  return { seconds, tick: price.tick, global: [String(one), String(other)], lower: outsideIn(lower), upper: outsideIn(upper) };
}

/** ticks(tick) of a pool: what grew on its other side, and whether it is in use. */
function ticksCall({ pool }: FeeRateWish, tick: number): ReadCall {
  return { address: pool, callData: callData('0xf30dba93', intWord(tick)) };
}

function outsideIn(data: Hex): readonly [string, string] | null {
  const [one, other, isUsed] = [readWord(data, 2 * WORD), readWord(data, 3 * WORD), readWord(data, 7 * WORD)];
  return one === null || other === null || isUsed !== 1n ? null : [String(one), String(other)];
}

function quantity(block: number): string {
  return `0x${block.toString(16)}`;
}
