import * as v from 'valibot';
import { parseAddress, sameAddress, type Address, type ChainId } from '@dex/mf-shared/domain';
import type { TradeType } from './quoteOutcome';

/** A question to the operator's quote service (SWAP-13). `amount` is raw decimal text of the typed side; `key` names the question. */
export interface SuggestionWish {
  readonly chainId: ChainId;
  readonly tokenIn: Address;
  readonly tokenOut: Address;
  readonly amount: string;
  readonly tradeType: TradeType;
  readonly key: string;
}

/** A way through version-3 pools that the service names, as of a block. Its figures are not kept: the chain's quoter alone says what a route gives. */
export interface QuoteSuggestion {
  readonly blockNumber: number;
  readonly path: readonly Address[];
  /** In millionths, one for each hop. */
  readonly fees: readonly number[];
}

/** A suggestion older than this many blocks is not used (SWAP-13). */
const MAX_AGE_BLOCKS = 10;
const MAX_HOPS = 3;

const address = v.pipe(
  v.string(),
  v.transform(parseAddress),
  v.custom<Address>((value) => value !== null),
);
const wholeNumber = v.pipe(v.union([v.string(), v.number()]), v.transform(Number), v.safeInteger(), v.minValue(0));
const hop = v.object({
  type: v.literal('v3-pool'),
  fee: wholeNumber,
  tokenIn: v.object({ address }),
  tokenOut: v.object({ address }),
});
/** One way only: a swap that is split over several ways is not what the routers are asked for here. */
const answer = v.object({
  blockNumber: wholeNumber,
  route: v.pipe(v.array(v.pipe(v.array(hop), v.minLength(1), v.maxLength(MAX_HOPS))), v.length(1)),
});

/** Reads what the service said; null unless it is one unbroken way through version-3 pools between the two tokens of the question. */
export function parseSuggestion(
  json: unknown,
  { tokenIn, tokenOut }: Pick<SuggestionWish, 'tokenIn' | 'tokenOut'>,
): QuoteSuggestion | null {
  const parsed = v.safeParse(answer, json);
  const hops = parsed.success ? parsed.output.route[0] : undefined;
  if (!parsed.success || !hops) return null;
  const path = [tokenIn];
  for (const { tokenIn: sold, tokenOut: bought } of hops) {
    if (!sameAddress(sold.address, path.at(-1))) return null;
    path.push(bought.address);
  }
  if (!sameAddress(path.at(-1), tokenOut)) return null;
  return { blockNumber: parsed.output.blockNumber, path, fees: hops.map(({ fee }) => fee) };
}

/** True while a suggestion is at most ten blocks old; of an unknown height nothing is recent. */
export function isRecent({ blockNumber }: Pick<QuoteSuggestion, 'blockNumber'>, height: number | null): boolean {
  return height !== null && height - blockNumber <= MAX_AGE_BLOCKS;
}
