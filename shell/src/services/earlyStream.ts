// Stands in for the streams of RxJS until its code is there: it gives its objects their type.
import type { Begin, MakeStream } from '@dex/mf-shared/state';
import type { Observable, Observer, OperatorFunction, Subscription, TeardownLogic, Unsubscribable } from 'rxjs';

/** Hands over RxJS's own way to make streams, once it is there; gives the function that says that nobody waits any more. */
export type WhenStreams = (use: (make: MakeStream) => Unsubscribable) => () => void;

type Listener<T> = Partial<Observer<T>> & { add?: (end: TeardownLogic) => void };
type Operation = OperatorFunction<unknown, unknown>;

function endBy(end: TeardownLogic): void {
  if (typeof end === 'function') end();
  else end?.unsubscribe();
}

/** As in RxJS, a listener that throws disturbs neither who speaks nor the other listeners. */
function failLoudly(cause: unknown): void {
  setTimeout(() => {
    throw cause;
  });
}

/** One listener's hold on a stream. Only what a stream of RxJS would tell is told: nothing after its end, and nothing to who has left. */
function subscribeEarly<T>(begin: Begin<T>, listener: Listener<T>): Subscription {
  const ends = new Set<TeardownLogic>();
  const subscription = {
    closed: false,
    add: (end: TeardownLogic) => {
      if (subscription.closed) endBy(end);
      else ends.add(end);
    },
    remove: (end: TeardownLogic) => void ends.delete(end),
    unsubscribe: () => {
      subscription.closed = true;
      for (const end of ends) {
        ends.delete(end);
        endBy(end);
      }
    },
  } as Subscription & { closed: boolean };
  const tell = (say: () => void) => {
    if (subscription.closed) return;
    try {
      say();
    } catch (cause) {
      failLoudly(cause);
    }
  };
  const tellLast = (say: () => void) => {
    tell(say);
    subscription.unsubscribe();
  };
  // Operators listen by an object that ends what is added to it.
  listener.add?.(subscription);
  subscription.add(
    begin({
      next: (value) => tell(() => listener.next?.(value)),
      error: (cause) => tellLast(() => (listener.error ? listener.error(cause) : failLoudly(cause))),
      complete: () => tellLast(() => listener.complete?.()),
    }),
  );
  return subscription;
}

/** What operators make of a stream: heard from now on, and told to them from the first word on as soon as they can work. */
function throughOperations<T>(begin: Begin<T>, operations: readonly Operation[], whenStreams: WhenStreams): Begin<unknown> {
  return (observer) => {
    const heard: ((to: Observer<T>) => void)[] = [];
    let pass = (word: (to: Observer<T>) => void): void => void heard.push(word);
    const source = subscribeEarly<T>(begin, {
      next: (value) => pass((to) => to.next(value)),
      error: (cause) => pass((to) => to.error(cause)),
      complete: () => pass((to) => to.complete()),
    });
    let isTaken = false;
    const leave = whenStreams((make) => {
      const whole = make<T>((to) => {
        // An operator that subscribes again begins anew: what was heard is told once.
        if (isTaken) return begin(to);
        isTaken = true;
        // Also what is said while this is told.
        for (const word of heard) word(to);
        heard.length = 0;
        pass = (word) => word(to);
        return () => source.unsubscribe();
      });
      return operations.reduce<Observable<unknown>>((stream, operation) => operation(stream), whole).subscribe(observer);
    });
    return () => {
      leave();
      source.unsubscribe();
    };
  };
}

/**
 * Makes streams before the code of RxJS is there. Who subscribes hears at once, as from a stream of RxJS. What operators make of them begins as
 * soon as `whenStreams` says so, with everything that was told since. From then on (`make`) all streams are those of RxJS.
 */
export function createEarlyStreams(make: () => MakeStream | null, whenStreams: WhenStreams): MakeStream {
  const stream: MakeStream = (begin) => make()?.(begin) ?? early(begin);

  function early<T>(begin: Begin<T>): Observable<T> {
    const pipe = (...operations: readonly Operation[]) => stream(throughOperations(begin, operations, whenStreams));
    const self = {
      subscribe: (next?: ((value: T) => void) | Listener<T>, error?: (cause: unknown) => void, complete?: () => void) => {
        const listener = typeof next === 'function' ? { next, error, complete } : (next ?? {});
        return make()?.(begin).subscribe(listener) ?? subscribeEarly(begin, listener);
      },
      pipe,
      // By this an operator takes a stream that is handed to it by itself.
      lift: (operator: Parameters<Observable<unknown>['lift']>[0]) => pipe((whole) => whole.lift(operator)),
      // By this RxJS knows streams that are not its own.
      '@@observable': () => self,
    };
    return self as unknown as Observable<T>;
  }
  return stream;
}
