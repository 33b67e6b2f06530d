import { catchError, defer, from, of, switchMap, type Observable } from 'rxjs';
import type { grants$ } from './allowances/grantsStream';
import type { answers$ } from './answersStream';
import type { pairIdentity$ } from './migrate/pairIdentityStream';
import type { history$ } from './v3/historyStream';
import type { market$ } from './v3/marketStream';
import type { tierShares$ } from './v3/tierSharesStream';

/** A stream whose code comes when it is asked for; what `failed` says where it does not come, or fails. */
function later<Asked extends readonly unknown[], Answer>(
  pick: (late: typeof import('./lateStreams')) => (...asked: Asked) => Observable<Answer>,
  failed: (asked: NoInfer<Asked>, cause: unknown) => NoInfer<Answer>,
) {
  return (...asked: Asked): Observable<Answer> =>
    defer(() => from(import('./lateStreams'))).pipe(
      switchMap((late) => pick(late)(...asked)),
      catchError((cause: unknown) => of(failed(asked, cause))),
    );
}

export const historyLater$: typeof history$ = later(
  (late) => late.history$,
  () => ({ kind: 'failed' }),
);

export const answersLater$: typeof answers$ = later(
  (late) => late.answers$,
  ([, , { kind, key }]) => ({ kind, key, answer: { kind: 'failed' } }),
);

export const marketLater$: typeof market$ = later(
  (late) => late.market$,
  // Without its code no market is known: the form says that the price could not be compared.
  () => ({ kind: 'known', references: [], isComplete: false }),
);

export const tierSharesLater$: typeof tierShares$ = later(
  (late) => late.tierShares$,
  (_asked, cause) => ({ kind: 'failed', reason: String(cause) }),
);

export const grantsLater$: typeof grants$ = later(
  (late) => late.grants$,
  () => ({ kind: 'failed' }),
);

export const pairIdentityLater$: typeof pairIdentity$ = later(
  (late) => late.pairIdentity$,
  () => ({ kind: 'failed' }),
);
