import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { addressWord, bytesWords, callData, readWord, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok, parseAddress, quoteGas, type Chain, type Hex, type Result } from '@dex/mf-shared/domain';
import type { ConfirmedQuote, QuoteWish, StretchToConfirm } from '../domain/ports';
import type { TradeType } from '../domain/quoteOutcome';

/** Bytes of an ABI word. */
const WORD = 32;

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

/** The chain's figure for every route in one urgent batch. */
export async function confirmQuotes(reads: ChainReads, chain: Chain, wish: QuoteWish): Promise<Result<ConfirmedQuote>> {
  const { tradeType, routes } = wish;
  const stretches = routes.flatMap((route) => route.stretches);
  const calls = stretches.flatMap((stretch) => quoteCall(chain, stretch, tradeType) ?? []);
  if (calls.length !== stretches.length) return err({ code: 'no_quoter' });
  const batch = await reads.once(chain.chainId, calls);
  if (!batch.ok) return batch;
  const { blockNumber, data } = batch.value;
  let next = 0;
  const amounts = routes.flatMap(({ key, stretches: own }): readonly (readonly [string, string | null])[] => {
    const answers = own.map((stretch) => ({ ...stretch, said: quotedAmount(data[next++], stretch, tradeType) }));
    if (answers.some(({ said }) => said === null)) return [[key, null]];
    // What the last stretch gives for another amount than comes to it says nothing of the whole.
    if (answers.some(({ said, expected }) => expected !== null && expected !== String(said))) return [];
    return [[key, String(answers.at(-1)?.said)]];
  });
  return ok({ blockNumber, amounts: Object.fromEntries(amounts) });
}
