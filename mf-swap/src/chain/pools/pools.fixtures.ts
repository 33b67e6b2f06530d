import { BehaviorSubject, map, type Observable } from 'rxjs';
import type { ChainReads, ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { EMPTY_CONFIG, err, parseHex, resolveChains, v2PairAddress, type Chain, type Hex } from '@dex/mf-shared/domain';
import type { PoolsFacts } from '../../domain/poolFacts';

export const mainnet: Chain = resolveChains(EMPTY_CONFIG)[1];
const USDC = mainnet.tokens.find(({ symbol }) => symbol === 'USDC');
const { v2, wrappedNative: WETH } = mainnet;
if (!USDC || !v2) throw new Error('The chain table lacks a part');
export const wish = { chainId: 1, tokenIn: WETH, tokenOut: USDC, directOnly: true } as const;
export const PAIR = v2PairAddress(v2, USDC.address, WETH.address);

/** A whole number as so many bytes of hex digits. */
export const digitsOf = (value: bigint, bytes: number) => value.toString(16).padStart(bytes * 2, '0');

/** Hex digits as bytes. */
export function bytes(digits: string): Hex {
  const data = parseHex(`0x${digits}`);
  if (!data) throw new Error('Not bytes');
  return data;
}

/** What a read gives. */
export type Answer = (call: ReadCall) => ReadResult;

/** A reader whose answers change, what `open` makes of it, all that it said, and after how many blocks each watch was to be asked again. */
export function world(first: Answer, open: (reads: ChainReads) => Observable<PoolsFacts>) {
  const answer$ = new BehaviorSubject(first);
  const periods: number[] = [];
  const reads: ChainReads = {
    watch: (_, calls, options): Observable<readonly ReadResult[]> => {
      periods.push(options?.blocksPerFetch ?? 1);
      return answer$.pipe(map((answer) => calls.map((call) => (call ? answer(call) : { kind: 'invalid' }))));
    },
    once: async () => err({ code: 'node_unreachable', message: 'Not there' }),
    block$: () => {
      throw new Error('Not asked');
    },
  };
  const facts$ = open(reads);
  const seen: PoolsFacts[] = [];
  const subscription = facts$.subscribe((facts) => seen.push(facts));
  return { answer$, facts$, periods, last: () => seen.at(-1), stop: () => subscription.unsubscribe() };
}
