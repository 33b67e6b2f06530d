import { filter, merge, of, Subject, switchMap, type Observable } from 'rxjs';

/**
 * A reading of logs that are kept in the browser, begun anew once where its answer has no beginning: what was kept may come from a node that
 * had lost its old blocks, and another node may know them. Decided once: begun with each block, a long reading would never end.
 */
export function anewWhereCut<Answer>(
  isAnew: boolean,
  read: (isAnew: boolean) => Observable<Answer>,
  isCut: (answer: Answer) => boolean,
): Observable<Answer> {
  const turn$ = new Subject<boolean>();
  return merge(turn$, of(isAnew)).pipe(
    switchMap((all) =>
      read(all).pipe(
        filter((answer) => {
          const mustTurn = !all && isCut(answer);
          if (mustTurn) turn$.next(true);
          return !mustTurn;
        }),
      ),
    ),
  );
}
