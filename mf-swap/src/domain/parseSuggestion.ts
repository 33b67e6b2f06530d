import * as v from 'valibot';
import { parseAddress, sameAddress, type Address } from '@dex/mf-shared/domain';
import type { QuoteSuggestion, SuggestionWish } from './quoteSuggestion';

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
