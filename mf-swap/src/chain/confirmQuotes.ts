import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, callData, readWord, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok, parseAddress, quoteGas, type Chain, type Hex, type Result } from '@dex/mf-shared/domain';
import type { ConfirmedQuote, QuoteWish, RouteToConfirm, StretchToConfirm } from '../domain/ports';
import type { TradeType } from '../domain/quoteOutcome';

/** Bytes of an ABI word. */
const WORD = 32;
/** What a quoter is lent for a figure that is known here: no transaction of Ethereum may use more than 2^24 (EIP-7825). */
const PATIENT_QUOTE_GAS = 2 ** 24;

/** A route as the version-3 contracts take it: address, fee, address, …; backwards for an exact output. */
export function encodePath(path: readonly string[], fees: readonly number[], tradeType: TradeType): Hex {
  const [addresses, ordered] = tradeType === 'exactInput' ? [path, fees] : [[...path].reverse(), [...fees].reverse()];
  const parts = addresses.map((address, index) => {
    const fee = ordered[index];
    return address.slice(2).toLowerCase() + (fee === undefined ? '' : fee.toString(16).padStart(6, '0'));
  });
  return requireHexText(`0x${parts.join('')}`);
}

/** quoteExactInput(path, amount) or quoteExactOutput(path, amount) of the quoter; the answer is one raw amount. */
function quoterCall(chain: Chain, { path, fees, amount }: StretchToConfirm, tradeType: TradeType): ReadCall | null {
  if (!chain.v3) return null;
  const selector = tradeType === 'exactInput' ? '0xcdca1753' : '0x2f80bb1d';
  return {
    address: chain.v3.quoter,
    callData: callData(selector, uintWord(64n), uintWord(BigInt(amount)), bytesWords(encodePath(path, fees, tradeType))),
    gasRequired: quoteGas(chain.chainId),
  };
}

/** getAmountsOut(amount, path) or getAmountsIn(amount, path) of the router of version 2; the answer is the amount at each token. */
function pairsCall(chain: Chain, { path, amount }: StretchToConfirm, tradeType: TradeType): ReadCall | null {
  if (!chain.v2) return null;
  const selector = tradeType === 'exactInput' ? '0xd06ca61f' : '0x1f00ca74';
  const words = path.flatMap((token) => parseAddress(token) ?? []).map(addressWord);
  return {
    address: chain.v2.router,
    callData: callData(selector, uintWord(BigInt(amount)), uintWord(64n), uintWord(words.length), ...words),
  };
}

/** The question about one stretch; null where the network lacks its version. */
export function quoteCall(chain: Chain, stretch: StretchToConfirm, tradeType: TradeType): ReadCall | null {
  return stretch.version === 'v2' ? pairsCall(chain, stretch, tradeType) : quoterCall(chain, stretch, tradeType);
}

/** The raw amount on the other side of a stretch in the answer about it, or null if the swap would fail. */
export function quotedAmount(answer: Hex | null | undefined, { version, path }: StretchToConfirm, tradeType: TradeType): bigint | null {
  if (!answer) return null;
  if (version === 'v3') return readWord(answer, 0);
  return readWord(answer, WORD * (2 + (tradeType === 'exactInput' ? path.length - 1 : 0)));
}

interface Asked {
  readonly route: RouteToConfirm;
  readonly stretch: StretchToConfirm;
  readonly call: ReadCall;
  /** Raw; null where the call failed, undefined where it could not be asked. */
  readonly said: bigint | null | undefined;
}

/**
 * The chain's figure for every route in one urgent batch. The quoter swaps for the figure, some 30,000 gas for every initialised tick,
 * so a large trade can use up what it is lent although it goes through: where the figure is known here and the quoter has none, it is
 * asked once more with `PATIENT_QUOTE_GAS`.
 */
export async function confirmQuotes(reads: ChainReads, chain: Chain, wish: QuoteWish): Promise<Result<ConfirmedQuote>> {
  const { tradeType, routes } = wish;
  const asked = routes.flatMap((route) =>
    route.stretches.map((stretch) => ({ route, stretch, call: quoteCall(chain, stretch, tradeType) })),
  );
  const calls = asked.flatMap(({ call }) => call ?? []);
  if (calls.length !== asked.length) return err({ code: 'no_quoter' });
  const batch = await reads.once(chain.chainId, calls);
  if (!batch.ok) return batch;
  const first = asked.flatMap(({ route, stretch, call }, index): readonly Asked[] =>
    call ? [{ route, stretch, call, said: quotedAmount(batch.value.data[index], stretch, tradeType) }] : [],
  );
  const answers = await askedPatiently(reads, chain, first, tradeType);
  const amounts = routes.flatMap((route): readonly (readonly [string, string | null])[] => {
    const own = answers.filter((answer) => answer.route === route);
    if (own.some(({ said }) => said === undefined)) return [];
    if (own.some(({ said }) => said === null)) return [[route.key, null]];
    // What the last stretch gives for another amount than comes to it says nothing of the whole.
    if (own.some(({ said, stretch: { expected } }) => expected !== null && expected !== String(said))) return [];
    return [[route.key, String(own.at(-1)?.said)]];
  });
  const said = new Map(amounts);
  return ok({
    blockNumber: batch.value.blockNumber,
    amounts: Object.fromEntries(amounts),
    isAsComputed: routes.every(({ key, computed }) => computed !== null && said.get(key) === computed),
  });
}

/** The same answers, with a second one where a figure that is known here may only have lacked gas. */
async function askedPatiently(reads: ChainReads, chain: Chain, answers: readonly Asked[], tradeType: TradeType): Promise<readonly Asked[]> {
  const short = answers.filter(({ route, stretch, said }) => said === null && route.computed !== null && stretch.version === 'v3');
  if (short.length === 0) return answers;
  const batch = await reads.once(
    chain.chainId,
    short.map(({ call }) => ({ ...call, gasRequired: PATIENT_QUOTE_GAS })),
  );
  return answers.map((answer) => {
    const place = short.indexOf(answer);
    if (place < 0) return answer;
    // A node that lends no such amount of gas says nothing of the swap.
    return { ...answer, said: batch.ok ? quotedAmount(batch.value.data[place], answer.stretch, tradeType) : undefined };
  });
}
