import {
  addressWord,
  bytesWords,
  callData,
  dataOf,
  decimalsCall,
  decimalsIn,
  isUnreachable,
  readWord,
  requireHexText,
  uintWord,
} from '@dex/mf-shared/chain';
import type { ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { type Address, type Chain, formatExact, type Hex, quoteGas, rawAmount, sameAddress } from '@dex/mf-shared/domain';
import type { ReadAnswer, ReadOf, ReadState } from '@dex/mf-shared/state';

/** getAmountsIn(amountOut, path) of the version-2 router: amounts, the first is what goes in. */
const GET_AMOUNTS_IN = '0x1f00ca74';
/** quoteExactOutput(path, amountOut) of the version-3 quoter; the path runs backwards, from the output. */
const QUOTE_EXACT_OUTPUT = '0x2f80bb1d';
/** Tiers asked for the direct pool, and for each of the two pools over the wrapped native coin. */
const DIRECT_TIERS = [500, 3000, 10_000] as const;
const HOP_TIERS = [500, 3000] as const;
const PRICE_DECIMALS = 18;

const bare = (address: Address) => address.slice(2);
const feeDigits = (fee: number) => fee.toString(16).padStart(6, '0');

function amountsInCall(router: Address, amountOut: bigint, path: readonly Address[]): ReadCall {
  return {
    address: router,
    callData: callData(GET_AMOUNTS_IN, uintWord(amountOut), uintWord(64), uintWord(path.length), ...path.map(addressWord)),
  };
}

function quoteCall(quoter: Address, chain: Chain, amountOut: bigint, path: Hex): ReadCall {
  return {
    address: quoter,
    callData: callData(QUOTE_EXACT_OUTPUT, uintWord(64), uintWord(amountOut), bytesWords(path)),
    gasRequired: quoteGas(chain.chainId),
  };
}

interface PriceQuestion {
  readonly token: Address;
  readonly stable: Address;
  readonly amountOut: bigint;
  readonly v2: readonly ReadCall[];
  readonly v3: readonly ReadCall[];
}

/** What is asked to price a token, or null where the network has no stablecoin to price with (FIGURE-11). */
function questionOf({ token: asked }: ReadOf<'usdPrice'>, chain: Chain): PriceQuestion | null {
  const { stablecoin, wrappedNative, v2, v3 } = chain;
  if (!stablecoin) return null;
  const token = asked === 'native' ? wrappedNative.address : asked;
  const stable = stablecoin.token.address;
  const hop = wrappedNative.address;
  const amountOut = BigInt(stablecoin.rawAmount);
  const isHop = sameAddress(token, hop);
  const v2Paths = isHop
    ? [[token, stable]]
    : [
        [token, stable],
        [token, hop, stable],
      ];
  const direct = DIRECT_TIERS.map((fee) => requireHexText(`${stable}${feeDigits(fee)}${bare(token)}`));
  const overHop = HOP_TIERS.flatMap((one) =>
    HOP_TIERS.map((other) => requireHexText(`${stable}${feeDigits(one)}${bare(hop)}${feeDigits(other)}${bare(token)}`)),
  );
  return {
    token,
    stable,
    amountOut,
    v2: v2 ? v2Paths.map((path) => amountsInCall(v2.router, amountOut, path)) : [],
    v3: v3 ? [...direct, ...(isHop ? [] : overHop)].map((path) => quoteCall(v3.quoter, chain, amountOut, path)) : [],
  };
}

/**
 * The calls that price a currency: its decimals and the version-2 candidates, and otherwise, where none of these gives a price, those of
 * version 3; null where there is no price to be had.
 */
export function usdPriceCalls(
  read: ReadOf<'usdPrice'>,
  chain: Chain,
): { readonly calls: readonly ReadCall[]; readonly otherwise: readonly ReadCall[] } | null {
  const question = questionOf(read, chain);
  if (!question) return null;
  const { token, stable, v2, v3 } = question;
  const first = [decimalsCall(token)];
  if (sameAddress(token, stable)) return { calls: first, otherwise: [] };
  return v2.length > 0 ? { calls: [...first, ...v2], otherwise: v3 } : { calls: [...first, ...v3], otherwise: [] };
}

/** The least amount that stands at a byte of the answers; null where none is above nothing. */
function leastAt(byte: number, results: readonly ReadResult[]): bigint | null {
  return results.reduce<bigint | null>((best, result) => {
    const data = dataOf(result);
    const amount = data && readWord(data, byte);
    return amount && (best === null || amount < best) ? amount : best;
  }, null);
}

/**
 * Dollars per whole token as decimal text: the stablecoin amount over what buying it costs, version 2 before version 3.
 * `known` with null when no pool gives a price.
 */
export function usdPriceIn(read: ReadOf<'usdPrice'>, chain: Chain, results: readonly ReadResult[]): ReadAnswer<'usdPrice'>['state'] {
  const question = questionOf(read, chain);
  if (!question || !chain.stablecoin || results.some(({ kind }) => kind === 'loading' || kind === 'invalid')) return { kind: 'loading' };
  // A pool that could not be read may be the one with the price.
  if (results.some(isUnreachable)) return { kind: 'unreachable' };
  const decimals = decimalsIn(dataOf(results[0]));
  if (decimals === null) return { kind: 'failed' };
  const known = (value: string | null): ReadState<'usdPrice'> => ({
    kind: 'known',
    value,
    // The decimals may have been read long ago, and a pool that gives no price may have given one a block before.
    blockNumber: Math.max(...results.map((result) => ('blockNumber' in result ? result.blockNumber : 0))),
    syncing: results.some((result) => result.kind === 'valid' && result.syncing),
  });
  if (sameAddress(question.token, question.stable)) return known('1');
  const endOfV2 = 1 + question.v2.length;
  // The first of the amounts that getAmountsIn gives stands after their offset and their number.
  const amountInRaw = leastAt(64, results.slice(1, endOfV2)) ?? leastAt(0, results.slice(endOfV2));
  if (amountInRaw === null) return known(null);
  const scaled = question.amountOut * 10n ** BigInt(decimals + PRICE_DECIMALS);
  const price = scaled / (amountInRaw * 10n ** BigInt(chain.stablecoin.token.decimals));
  // A pool that would take more than all there is for so much has no price to tell.
  return known(price === 0n ? null : formatExact(rawAmount(price), PRICE_DECIMALS));
}
