import { amountIn, callData, dataOf, decimalsCall, decimalsIn, isUnreachable, readWord, uintWord } from '@dex/mf-shared/chain';
import type { ReadCall, ReadResult } from '@dex/mf-shared/contract';
import { type Address, type Chain, formatExact, quoteGas, rawAmount, sameAddress } from '@dex/mf-shared/domain';
import type { ReadAnswer, ReadOf, ReadState } from '@dex/mf-shared/state';

/** getAmountsIn(amountOut, path) of the version-2 router: amounts, the first is what goes in. */
const GET_AMOUNTS_IN = '0x1f00ca74';
/** quoteExactOutput(path, amountOut) of the version-3 quoter; the path runs backwards, from the output. */
const QUOTE_EXACT_OUTPUT = '0x2f80bb1d';
/** Tiers asked for the direct pool, and for each of the two pools over the wrapped native coin. */
const DIRECT_TIERS = [500, 3000, 10_000] as const;
const HOP_TIERS = [500, 3000] as const;
const PRICE_DECIMALS = 18;

const digitsOf = (address: Address) => address.slice(2).toLowerCase().padStart(64, '0');
const bare = (address: Address) => address.slice(2).toLowerCase();
const feeDigits = (fee: number) => fee.toString(16).padStart(6, '0');

function amountsInCall(router: Address, amountOut: bigint, path: readonly Address[]): ReadCall {
  return {
    address: router,
    callData: callData(GET_AMOUNTS_IN, uintWord(amountOut), uintWord(64), uintWord(path.length), ...path.map(digitsOf)),
  };
}

function quoteCall(quoter: Address, chain: Chain, amountOut: bigint, pathDigits: string): ReadCall {
  const padded = pathDigits.padEnd(Math.ceil(pathDigits.length / 64) * 64, '0');
  return {
    address: quoter,
    callData: callData(QUOTE_EXACT_OUTPUT, uintWord(64), uintWord(amountOut), uintWord(pathDigits.length / 2), padded),
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
  const direct = DIRECT_TIERS.map((fee) => `${bare(stable)}${feeDigits(fee)}${bare(token)}`);
  const overHop = HOP_TIERS.flatMap((one) =>
    HOP_TIERS.map((other) => `${bare(stable)}${feeDigits(one)}${bare(hop)}${feeDigits(other)}${bare(token)}`),
  );
  return {
    token,
    stable,
    amountOut,
    v2: v2 ? v2Paths.map((path) => amountsInCall(v2.router, amountOut, path)) : [],
    v3: v3 ? [...direct, ...(isHop ? [] : overHop)].map((path) => quoteCall(v3.quoter, chain, amountOut, path)) : [],
  };
}

/** The calls that price a currency: its decimals, then the version-2 and version-3 candidates; null where there is no price to be had. */
export function usdPriceCalls(read: ReadOf<'usdPrice'>, chain: Chain): readonly ReadCall[] | null {
  const question = questionOf(read, chain);
  if (!question) return null;
  if (sameAddress(question.token, question.stable)) return [decimalsCall(question.token)];
  return [decimalsCall(question.token), ...question.v2, ...question.v3];
}

function least(amounts: readonly (bigint | null)[]): bigint | null {
  const found = amounts.filter((amount) => amount !== null && amount > 0n);
  return found.reduce<bigint | null>((best, amount) => (amount !== null && (best === null || amount < best) ? amount : best), null);
}

/** The first of the amounts that getAmountsIn gives: after the offset and the length. */
function firstAmount(result: ReadResult | undefined): bigint | null {
  const data = dataOf(result);
  return data === null ? null : readWord(data, 64);
}

function onlyAmount(result: ReadResult | undefined): bigint | null {
  const amount = amountIn(dataOf(result));
  return amount === null ? null : BigInt(amount);
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
  const valid = results.filter((result) => result.kind === 'valid');
  const decimals = decimalsIn(dataOf(results[0]));
  if (decimals === null) return { kind: 'failed' };
  const blockNumber = Math.min(...valid.map((result) => result.blockNumber));
  const known = (value: string | null): ReadState<'usdPrice'> => ({
    kind: 'known',
    value,
    blockNumber,
    syncing: valid.some(({ syncing }) => syncing),
  });
  if (sameAddress(question.token, question.stable)) return known('1');
  const v2 = results.slice(1, 1 + question.v2.length).map(firstAmount);
  const v3 = results.slice(1 + question.v2.length).map(onlyAmount);
  const amountInRaw = least(v2) ?? least(v3);
  if (amountInRaw === null) return known(null);
  const scaled = question.amountOut * 10n ** BigInt(decimals + PRICE_DECIMALS);
  const price = scaled / (amountInRaw * 10n ** BigInt(chain.stablecoin.token.decimals));
  // A pool that would take more than all there is for so much has no price to tell.
  return known(price === 0n ? null : formatExact(rawAmount(price), PRICE_DECIMALS));
}
