import type { ReadCall } from '../../contract/ports';
import type { Address } from '../../domain/address';
import type { Hex } from '../../domain/hex';
import { rawAmount, type RawAmount } from '../../domain/rawAmount';
import { addressWord, callData, intWord, readInt, readWord } from '../abiWords';

const WORD = 32;

/** getReserves() of a version-2 pair. */
export function reservesCall(pair: Address): ReadCall {
  return { address: pair, callData: callData('0x0902f1ac') };
}

/** The raw reserves in an answer of `getReserves`, or null if it holds none. */
export function reservesIn(data: Hex | null): { readonly reserve0: RawAmount; readonly reserve1: RawAmount } | null {
  if (data === null) return null;
  const [reserve0, reserve1] = [readWord(data, 0), readWord(data, WORD)];
  return reserve0 === null || reserve1 === null ? null : { reserve0: rawAmount(reserve0), reserve1: rawAmount(reserve1) };
}

/** slot0() of a version-3 pool. */
export function slot0Call(pool: Address): ReadCall {
  return { address: pool, callData: callData('0x3850c7bd') };
}

/** Price (Q64.96) and tick in an answer of `slot0`, or null if it holds none or the pool was never given a price. */
export function slot0In(data: Hex): { readonly sqrtPriceX96: bigint; readonly tick: number } | null {
  const [price, tick] = [readWord(data, 0), readInt(data, WORD)];
  return price === null || tick === null || price === 0n ? null : { sqrtPriceX96: price, tick: Number(tick) };
}

/** liquidity() of a version-3 pool, as one unsigned word. */
export function liquidityCall(pool: Address): ReadCall {
  return { address: pool, callData: callData('0x1a686502') };
}

/** getPopulatedTicksInWord(pool, word) of the tick lens: every initialised tick of one word (256 usable ticks) of the pool's bitmap. */
export function ticksInWordCall(tickLens: Address, pool: Address, word: number): ReadCall {
  return { address: tickLens, callData: callData('0x351fb478', addressWord(pool), intWord(word)) };
}

/** An initialised tick: index and net liquidity as raw decimal text with sign. */
export type InitialisedTick = readonly [tickIdx: number, liquidityNet: string];

/** The ticks in an answer of the tick lens, or null if it is none. */
export function ticksIn(data: Hex): readonly InitialisedTick[] | null {
  const count = readWord(data, WORD);
  if (count === null || count > 256n) return null;
  const ticks: InitialisedTick[] = [];
  for (let index = 0; index < Number(count); index += 1) {
    const at = (2 + index * 3) * WORD;
    const [tick, net] = [readInt(data, at), readInt(data, at + WORD)];
    if (tick === null || net === null) return null;
    ticks.push([Number(tick), net.toString()]);
  }
  return ticks;
}
