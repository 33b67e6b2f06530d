import type { ReadCall } from '@dex/mf-shared/contract';
import { requireHexText } from '@dex/mf-shared/chain';
import { literalAddress, type Hex } from '@dex/mf-shared/domain';
import { wordOfTick } from '@dex/mf-shared/domain/maths';
import type { PairFacts, PoolFacts } from '../../domain/poolFacts';
import { wordsAround, type Candidates } from './candidates';
import { POOL_LENS_CODE } from './poolLensCode';

/** Where the lens runs for the one read: an address that nobody can have a key or a contract for, "PoolLens" in ASCII and zeros. */
const LENS = literalAddress('0x506f6f6C4c656e73000000000000000000000000');
/** What it is lent: ticks of pools for which it does not suffice count as unknown. */
const LENS_GAS = 30_000_000;
/** What stands in the place of the number of ticks where gas did not suffice for them. */
const NO_TICKS = 0xffff;

const hex = (value: number, bytes: number) => value.toString(16).padStart(bytes * 2, '0');
const bare = (address: string) => address.slice(2).toLowerCase();

/** The one call that reads every candidate; its form is said in `poolLens.yul`. */
export function poolLensCall({ pairs, pools }: Candidates): ReadCall {
  const asked = [
    hex(pairs.length, 1),
    ...pairs.map(({ address }) => bare(address)),
    ...pools.map(({ address, tickSpacing }) => bare(address) + hex(tickSpacing, 3) + hex(wordsAround(tickSpacing), 1)),
  ];
  return { address: LENS, callData: requireHexText(`0x${asked.join('')}`), gasRequired: LENS_GAS, code: POOL_LENS_CODE };
}

/** Takes an answer apart from its beginning, by whole bytes as numbers; past its end it throws a SyntaxError, for no digits are no number. */
interface Cursor {
  take(bytes: number): bigint;
  signed(bytes: number): bigint;
  /** False also where the last number lacked some of its bytes. */
  isAtEnd(): boolean;
}

function cursorOf(data: Hex): Cursor {
  let at = 2;
  const take = (bytes: number) => {
    const digits = data.slice(at, (at += bytes * 2));
    return BigInt(`0x${digits}`);
  };
  return { take, signed: (bytes) => BigInt.asIntN(bytes * 8, take(bytes)), isAtEnd: () => at === data.length };
}

/** What the lens says of the candidates that exist, or null where it is no answer about them. */
export function poolsInAnswer(
  data: Hex,
  { pairs, pools }: Candidates,
): { readonly pairs: readonly PairFacts[]; readonly pools: readonly PoolFacts[] } | null {
  const cursor = cursorOf(data);
  try {
    // As they stand in the answer: pairs first.
    const found = { pairs: pairs.flatMap((pair) => pairFacts(cursor, pair)), pools: pools.flatMap((pool) => poolFacts(cursor, pool)) };
    return cursor.isAtEnd() ? found : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}

function pairFacts(cursor: Cursor, { address, pair: [token0, token1] }: Candidates['pairs'][number]): readonly PairFacts[] {
  if (!cursor.take(1)) return [];
  return [{ address, token0, token1, reserve0: String(cursor.take(14)), reserve1: String(cursor.take(14)) }];
}

function poolFacts(
  cursor: Cursor,
  { address, pair: [token0, token1], fee, tickSpacing }: Candidates['pools'][number],
): readonly PoolFacts[] {
  if (!cursor.take(1)) return [];
  const sqrtPriceX96 = String(cursor.take(20));
  const tick = Number(cursor.signed(3));
  const liquidity = String(cursor.take(16));
  const count = Number(cursor.take(2));
  const ticks = Array.from(
    { length: count === NO_TICKS ? 0 : count },
    () => [Number(cursor.signed(3)), String(cursor.signed(16))] as const,
  );
  const word = wordOfTick(tick, tickSpacing);
  const reach = wordsAround(tickSpacing);
  const words = count === NO_TICKS ? null : { first: word - reach, last: word + reach };
  return [{ address, token0, token1, fee, tickSpacing, sqrtPriceX96, tick, liquidity, ticks, words }];
}
