import { defer, filter, type Observable } from 'rxjs';
import type { ChainError } from '@dex/mf-shared/contract';
import type { Result } from '@dex/mf-shared/domain';

const UNREACHED: readonly ChainError['code'][] = ['timeout', 'rate_limited', 'disconnected'];

/** True where no node answered: what it would have said is not known, and another time it may. */
export function isUnreached(answer: Result<unknown, ChainError>): boolean {
  return !answer.ok && UNREACHED.includes(answer.error.code);
}

/** One round that reached nobody hides nothing that was known: that is only a block older. The second in a row does: it may be wrong beside newer figures. */
export function standsOneSilence<Value>(answers$: Observable<Result<Value, ChainError>>): Observable<Result<Value, ChainError>> {
  return defer(() => {
    let isKnown = false;
    return answers$.pipe(
      filter((answer) => {
        const isHidden = isKnown && isUnreached(answer);
        isKnown = answer.ok;
        return !isHidden;
      }),
    );
  });
}
