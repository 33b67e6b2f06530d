import { defer, EMPTY, exhaustMap, expand, from, map, tap, type Observable, type ObservableInput } from 'rxjs';

/**
 * An answer to each round, asked one after the other: an answer that takes longer than a round is waited for, not thrown away, since on a
 * network of quick blocks a slow node would never be heard. What came meanwhile is asked for once, right after it, so that the last answer
 * is always of the newest round.
 */
export function oneAtATime$<Answer>(rounds$: Observable<unknown>, ask: () => ObservableInput<Answer>): Observable<Answer> {
  return defer(() => {
    let newest = 0;
    const asked$ = () =>
      defer(() => {
        const round = newest;
        return from(ask()).pipe(map((answer) => ({ answer, round })));
      });
    return rounds$.pipe(
      tap(() => {
        newest += 1;
      }),
      exhaustMap(() => asked$().pipe(expand(({ round }) => (round === newest ? EMPTY : asked$())))),
      map(({ answer }) => answer),
    );
  });
}
