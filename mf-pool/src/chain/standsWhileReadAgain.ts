import { defer, filter, type Observable } from 'rxjs';

/** So many failed readings in a row hide what was known before them: by then it may be wrong beside figures that are newer. */
const HIDING_FAILURES = 2;

/**
 * What is known stands while it is read again, as it is with each block, and through one reading that failed. A reading that fails in
 * several of its parts says so more than once: only what was begun in between makes it another one.
 */
export function standsWhileReadAgain<Answer extends { readonly kind: string }>(answers$: Observable<Answer>): Observable<Answer> {
  return defer(() => {
    let isKnown = false;
    let failures = 0;
    let last = '';
    return answers$.pipe(
      filter(({ kind }) => {
        if (kind === 'known') failures = 0;
        if (kind === 'failed' && last !== 'failed') failures += 1;
        last = kind;
        const isHidden = isKnown && kind !== 'known' && (kind !== 'failed' || failures < HIDING_FAILURES);
        isKnown = isHidden || kind === 'known';
        return !isHidden;
      }),
    );
  });
}
