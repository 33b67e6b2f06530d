import { Observable, of, type Subscription } from 'rxjs';
import type { ChainNode, ChainReads, LogsState } from '../../contract/ports';

type Logs = ChainNode['logs$'];

/**
 * Log subscriptions whose code comes with the first of them: the first figures need none. Until it is there a subscription is loading. Where it does not come
 * the subscription is in error, as when the logs themselves cannot be read, and the code is asked for again with each block.
 */
export function createLogsLater(load: () => Promise<Logs>, block$: ChainReads['block$']): Logs {
  let here: Logs | null = null;
  let coming: Promise<Logs> | null = null;
  const take = () => {
    coming ??= load().then(
      (logs) => (here = logs),
      (cause: unknown) => {
        coming = null;
        throw cause;
      },
    );
    return coming;
  };
  return (chainId, query) => {
    if (query === null) return of({ kind: 'invalid' });
    return new Observable<LogsState>((subscriber) => {
      if (here) return here(chainId, query).subscribe(subscriber);
      let retries: Subscription | null = null;
      const enter = (logs: Logs) => {
        retries?.unsubscribe();
        if (!subscriber.closed) subscriber.add(logs(chainId, query).subscribe(subscriber));
      };
      const tryAgain = () => void take().then(enter, () => undefined);
      const fail = () => {
        if (subscriber.closed) return;
        subscriber.next({ kind: 'error', logs: [] });
        retries = block$(chainId).subscribe(tryAgain);
        subscriber.add(retries);
      };
      subscriber.next({ kind: 'loading' });
      void take().then(enter, fail);
      return undefined;
    });
  };
}
