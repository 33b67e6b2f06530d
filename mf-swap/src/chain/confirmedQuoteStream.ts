import { defer, from, map, retry, switchMap, timer, type Observable } from 'rxjs';
import type { ChainReads } from '@dex/mf-shared/contract';
import type { Chain } from '@dex/mf-shared/domain';
import type { ConfirmedQuote, QuoteWish } from '../domain/ports';
import { confirmQuotes } from './confirmQuotes';

/** A question waits this long, in milliseconds, so that fast typing asks once. */
const TYPING_PAUSE_MS = 40;
const RETRY_MS = 2000;

/** The chain's answer to a question about prices; asked again while the node does not answer. Unsubscribing drops a late answer. */
export function confirmedQuote$(reads: ChainReads, chain: Chain, wish: QuoteWish): Observable<ConfirmedQuote> {
  const ask$ = defer(() => from(confirmQuotes(reads, chain, wish))).pipe(
    map((result) => {
      if (!result.ok) throw new Error(result.error.code);
      return result.value;
    }),
    retry({ delay: RETRY_MS }),
  );
  return timer(TYPING_PAUSE_MS).pipe(switchMap(() => ask$));
}
