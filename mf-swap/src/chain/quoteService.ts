import { catchError, EMPTY, exhaustMap, filter, from, timer, type Observable } from 'rxjs';
import type { Visibility } from '@dex/mf-shared/chain';
import { parseSuggestion } from '../domain/parseSuggestion';
import type { QuoteSuggestion, SuggestionWish } from '../domain/quoteSuggestion';

/** The service is asked again after this long (SWAP-13). */
export const SERVICE_POLL_MS = 10_000;
/** A question waits this long, in milliseconds, so that typing asks once. */
const TYPING_PAUSE_MS = 250;
const TIMEOUT_MS = 5000;

/** What may be added to a question: who receives, the tolerance in percent as decimal text, and the seconds until the deadline. */
export interface SuggestionTerms {
  readonly recipient?: string;
  readonly slippageTolerance?: string;
  readonly deadline?: string;
}

/** The address of a question: GET with both tokens and networks, the raw amount and its side (SWAP-13). */
export function suggestionUrl(
  serviceUrl: string,
  { chainId, tokenIn, tokenOut, amount, tradeType }: SuggestionWish,
  terms: SuggestionTerms = {},
): string {
  const url = new URL(serviceUrl);
  const asked = {
    tokenInAddress: tokenIn,
    tokenInChainId: String(chainId),
    tokenOutAddress: tokenOut,
    tokenOutChainId: String(chainId),
    amount,
    type: tradeType === 'exactInput' ? 'exactIn' : 'exactOut',
    ...terms,
  };
  for (const [name, value] of Object.entries(asked)) url.searchParams.set(name, value);
  return url.toString();
}

export interface SuggestionOptions {
  readonly fetch: typeof globalThis.fetch;
  readonly serviceUrl: string;
  readonly visibility: Pick<Visibility, 'isVisible'>;
}

/**
 * What the operator's quote service suggests, asked every 10 s while the page is seen and never twice at once. A failure, a
 * timeout or an answer that cannot be read says nothing: the quotes made here go on alone. Who swaps and where it goes is not told.
 */
export function quoteSuggestion$({ fetch, serviceUrl, visibility }: SuggestionOptions, wish: SuggestionWish): Observable<QuoteSuggestion> {
  return timer(TYPING_PAUSE_MS, SERVICE_POLL_MS).pipe(
    filter(() => visibility.isVisible()),
    exhaustMap(() => from(askService(fetch, serviceUrl, wish)).pipe(catchError(() => EMPTY))),
    filter((suggestion) => suggestion !== null),
  );
}

async function askService(fetch: typeof globalThis.fetch, serviceUrl: string, wish: SuggestionWish): Promise<QuoteSuggestion | null> {
  const answer = await fetch(suggestionUrl(serviceUrl, wish), { credentials: 'omit', signal: AbortSignal.timeout(TIMEOUT_MS) });
  return answer.ok ? parseSuggestion(await answer.json(), wish) : null;
}
