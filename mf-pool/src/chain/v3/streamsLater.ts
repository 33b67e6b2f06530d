import { catchError, defer, from, of, switchMap } from 'rxjs';
import type { history$ } from './historyStream';
import type { market$ } from './marketStream';
import type { tierShares$ } from './tierSharesStream';

/** The streams that few screens ask for, each with code of its own that comes when it is asked for. */
export const historyLater$: typeof history$ = (...asked) =>
  defer(() => from(import('./historyStream'))).pipe(
    switchMap((late) => late.history$(...asked)),
    catchError(() => of({ kind: 'failed' } as const)),
  );

export const marketLater$: typeof market$ = (...asked) =>
  defer(() => from(import('./marketStream'))).pipe(
    switchMap((late) => late.market$(...asked)),
    // Without its code no market is known: the form says that the price could not be compared.
    catchError(() => of({ kind: 'known', references: [], isComplete: false } as const)),
  );

export const tierSharesLater$: typeof tierShares$ = (...asked) =>
  defer(() => from(import('./tierSharesStream'))).pipe(
    switchMap((late) => late.tierShares$(...asked)),
    catchError((cause: unknown) => of({ kind: 'failed', reason: String(cause) } as const)),
  );
