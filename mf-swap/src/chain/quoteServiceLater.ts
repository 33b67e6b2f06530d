import { defer, from, switchMap, type Observable } from 'rxjs';
import type { QuoteSuggestion, SuggestionWish } from '../domain/quoteSuggestion';
import type { SuggestionOptions } from './quoteService';

/** What the quote service suggests; its code is loaded with the first question. */
export function quoteSuggestionLater$(options: SuggestionOptions, wish: SuggestionWish): Observable<QuoteSuggestion> {
  return defer(() => from(import('./quoteService'))).pipe(switchMap(({ quoteSuggestion$ }) => quoteSuggestion$(options, wish)));
}
