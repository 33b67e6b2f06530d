import type { ReadCall } from '@dex/mf-shared/contract';
import { parseHex, type ChainId, type Hex } from '@dex/mf-shared/domain';
import type { AskedNode } from './askedAgain';

/** From how far back the pace of a chain is told, in blocks, and how often a guess at a block is bettered. */
const PACE_BLOCKS = 5000;
const GUESSES = 12;
/** A block counts as one a while ago when it is no further from it than a tenth: what is reckoned from it goes by the time that really went. */
const TOLERANCE = 0.1;
/** By halves a block is found among so many in this many guesses; by the pace it takes fewer. */
const MOST_GUESSES = 64;

/** A whole number as nodes write it, no larger than one that is reckoned with exactly. */
const QUANTITY = /^0x[0-9a-f]{1,13}$/i;

/** A block with its time in seconds. */
export interface Moment {
  readonly number: number;
  readonly seconds: number;
}

/** A block's time; null where the node does not say it. */
export async function momentAt({ request }: AskedNode, chainId: ChainId, number: number): Promise<Moment | null> {
  const answer = await request(chainId, 'eth_getBlockByNumber', [quantity(number), false]);
  const block = answer.ok ? answer.value : null;
  const told = typeof block === 'object' && block !== null && 'timestamp' in block ? block.timestamp : null;
  return typeof told === 'string' && QUANTITY.test(told) ? { number, seconds: Number(told) } : null;
}

/** What a contract said in an old block; null where the node keeps no state of it, or the contract says nothing. */
export async function saidAt({ request }: AskedNode, chainId: ChainId, call: ReadCall, number: number): Promise<Hex | null> {
  const answer = await request(chainId, 'eth_call', [{ to: call.address, data: call.callData }, quantity(number)]);
  return answer.ok && typeof answer.value === 'string' ? parseHex(answer.value) : null;
}

/** A block about so many seconds before another, found by the pace of the chain; null where the chain is not that old or does not say. */
export async function blockBefore(node: AskedNode, chainId: ChainId, newest: Moment, seconds: number): Promise<Moment | null> {
  let known = await momentAt(node, chainId, Math.max(0, newest.number - PACE_BLOCKS));
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
    known = await momentAt(node, chainId, number);
  }
  return known && Math.abs(newest.seconds - known.seconds - seconds) <= seconds * TOLERANCE ? known : null;
}

/**
 * The last block of two and those between them that is no younger than a time; `older` must not be younger, and `newer` must be. Null where
 * the node does not say.
 */
export async function lastBlockBy(
  node: AskedNode,
  chainId: ChainId,
  [from, to]: readonly [Moment, Moment],
  seconds: number,
): Promise<Moment | null> {
  let [older, newer] = [from, to];
  for (let guess = 0; guess < MOST_GUESSES && newer.number - older.number > 1; guess += 1) {
    const half = Math.floor((older.number + newer.number) / 2);
    const paced = guess % 2 === 0 ? blockOn(older, newer, seconds) : null;
    const number = Math.min(newer.number - 1, Math.max(older.number + 1, paced ?? half));
    const known = await momentAt(node, chainId, number);
    if (!known) return null;
    if (known.seconds <= seconds) older = known;
    else newer = known;
  }
  return older;
}

/** The block at a time on the straight line through two others; null where no time went by between them. */
function blockOn(one: Moment, other: Moment, seconds: number): number | null {
  const [blocks, span] = [other.number - one.number, other.seconds - one.seconds];
  return blocks <= 0 || span <= 0 ? null : Math.round(one.number + ((seconds - one.seconds) * blocks) / span);
}

function quantity(block: number): string {
  return `0x${block.toString(16)}`;
}
