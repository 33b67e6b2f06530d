import type { ChainReads, ReadCall } from '@dex/mf-shared/contract';
import { bytesWords, callData, readWord, requireHexText, uintWord } from '@dex/mf-shared/chain';
import { err, ok, quoteGas, type Chain, type Hex, type Result } from '@dex/mf-shared/domain';
import type { ConfirmedQuote, QuoteWish, RouteToConfirm } from '../domain/ports';
import type { TradeType } from '../domain/quoteOutcome';

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
export function quoteCall(chain: Chain, { path, fees }: RouteToConfirm, amount: bigint, tradeType: TradeType): ReadCall | null {
  if (!chain.v3) return null;
  const selector = tradeType === 'exactInput' ? '0xcdca1753' : '0x2f80bb1d';
  return {
    address: chain.v3.quoter,
    callData: callData(selector, uintWord(64n), uintWord(amount), bytesWords(encodePath(path, fees, tradeType))),
    gasRequired: quoteGas(chain.chainId),
  };
}

/** The quoter's figure for every route in one urgent batch. */
export async function confirmQuotes(reads: ChainReads, chain: Chain, wish: QuoteWish): Promise<Result<ConfirmedQuote>> {
  const calls = wish.routes.flatMap((route) => quoteCall(chain, route, BigInt(wish.amount), wish.tradeType) ?? []);
  if (calls.length !== wish.routes.length) return err({ code: 'no_quoter' });
  const batch = await reads.once(chain.chainId, calls);
  if (!batch.ok) return batch;
  const { blockNumber, data } = batch.value;
  const amounts = wish.routes.map(({ key }, index): readonly [string, string | null] => {
    const answer = data[index];
    const amount = answer ? readWord(answer, 0) : null;
    return [key, amount === null ? null : String(amount)];
  });
  return ok({ blockNumber, amounts: Object.fromEntries(amounts) });
}
