import type { Bus, BusEvent } from '@dex/mf-shared/contract';
import { createBus, type MakeStream } from '@dex/mf-shared/state';
import { createFakeServices } from '@dex/mf-shared/testing';
import fc from 'fast-check';
import { filter, firstValueFrom, from, map, merge, NEVER, Observable, retry, type Subscription, switchMap, take, tap } from 'rxjs';
import { busToStore } from './busToStore';
import { createEarlyStreams } from './earlyStream';

const library: MakeStream = (begin) => new Observable(begin);

/** A bus whose streams are made before the code of RxJS is there; `come` brings it. */
function earlyBus() {
  let make: MakeStream | null = null;
  const waiting = new Set<() => void>();
  const stream = createEarlyStreams(
    () => make,
    (enter) => {
      let used: { unsubscribe(): void } | null = null;
      const go = () => void (used = enter(library));
      if (make) go();
      else waiting.add(go);
      return () => {
        waiting.delete(go);
        used?.unsubscribe();
      };
    },
  );
  const come = () => {
    // Code comes once.
    if (make) return;
    make = library;
    for (const go of waiting) go();
  };
  return { ...createBus(() => NEVER, stream), come, waiting };
}

const closed = (key: string): BusEvent => ({ kind: 'popupClosed', key });
const keysOf = (bus: Bus) => bus.on('popupClosed').pipe(map(({ key }) => key));

describe('a stream before the code of RxJS is there', () => {
  it('tells at once who subscribes: a transaction is in the store as soon as it was told of', () => {
    const { bus } = earlyBus();
    const { store } = createFakeServices();
    const stop = busToStore(bus, store);
    bus.emit({ kind: 'popupShown', popup: { key: 'one', content: { kind: 'notice', notice: 'airdrop' }, removeAfterMs: null } });
    expect(store.getState().application.popupList.map(({ key }) => key)).toEqual(['one']);
    stop();
    bus.emit({ kind: 'popupClosed', key: 'one' });
    expect(store.getState().application.popupList).toHaveLength(1);
  });

  it('holds for operators what was said until they can work, then tells at once', () => {
    const { bus, announce, come } = earlyBus();
    const heard: string[] = [];
    announce(closed('before anybody listened'));
    keysOf(bus).subscribe((key) => heard.push(key));
    announce(closed('one'));
    announce(closed('two'));
    expect(heard).toEqual([]);
    come();
    expect(heard).toEqual(['one', 'two']);
    announce(closed('three'));
    expect(heard).toEqual(['one', 'two', 'three']);
  });

  it('tells in order what is said while the held is told', () => {
    const { bus, announce, come } = earlyBus();
    const heard: string[] = [];
    keysOf(bus).subscribe((key) => {
      heard.push(key);
      if (key === 'one') announce(closed('answer'));
    });
    announce(closed('one'));
    announce(closed('two'));
    come();
    expect(heard).toEqual(['one', 'two', 'answer']);
  });

  it('is left by who left before the code came', () => {
    const { bus, announce, come, waiting } = earlyBus();
    const heard: string[] = [];
    const left = keysOf(bus).subscribe((key) => heard.push(key));
    announce(closed('one'));
    left.unsubscribe();
    expect([left.closed, waiting.size]).toEqual([true, 0]);
    come();
    announce(closed('two'));
    expect(heard).toEqual([]);
  });

  it('ends with the operator that has enough', () => {
    const { bus, announce, come } = earlyBus();
    const heard: unknown[] = [];
    keysOf(bus)
      .pipe(take(1))
      .subscribe({ next: (key) => heard.push(key), complete: () => heard.push('end') });
    announce(closed('one'));
    announce(closed('two'));
    come();
    announce(closed('three'));
    expect(heard).toEqual(['one', 'end']);
  });

  it('tells what was held once, also to an operator that subscribes again', () => {
    const { bus, announce, come } = earlyBus();
    const heard: string[] = [];
    const fails = tap((key: string) => {
      heard.push(key);
      if (key === 'bad') throw new Error('bad');
    });
    keysOf(bus).pipe(fails, retry()).subscribe();
    announce(closed('one'));
    announce(closed('bad'));
    come();
    announce(closed('two'));
    expect(heard).toEqual(['one', 'bad', 'two']);
  });

  it('is taken by whatever of RxJS takes a stream', async () => {
    const { bus, announce, come } = earlyBus();
    const heard: string[] = [];
    const early = bus.on('popupClosed');
    const first = firstValueFrom(early);
    const alone = filter<{ readonly key: string }>(() => true)(early);
    const all = [from(early), merge(early, NEVER), from([1]).pipe(switchMap(() => early)), alone];
    const held = all.map((stream) => stream.subscribe(({ key }) => heard.push(key)));
    announce(closed('one'));
    expect(heard).toEqual(['one', 'one', 'one']);
    come();
    expect(heard).toEqual(['one', 'one', 'one', 'one']);
    held.forEach((one) => one.unsubscribe());
    announce(closed('two'));
    expect(heard).toHaveLength(4);
    expect(await first).toEqual(closed('one'));
  });

  it('ends what was added to a subscription with it', () => {
    const { bus, announce } = earlyBus();
    const heard: string[] = [];
    const one = bus.on('popupClosed').subscribe(({ key }) => heard.push(`one ${key}`));
    one.add(bus.on('popupClosed').subscribe(({ key }) => heard.push(`two ${key}`)));
    announce(closed('a'));
    one.unsubscribe();
    announce(closed('b'));
    expect(heard).toEqual(['one a', 'two a']);
    one.add(() => heard.push('at once'));
    expect(heard).toContain('at once');
  });

  it('tells the others when a listener throws, and lets the page know', () => {
    jest.useFakeTimers();
    const { bus, announce } = earlyBus();
    const heard: string[] = [];
    bus.on('popupClosed').subscribe(() => {
      throw new Error('broken listener');
    });
    bus.on('popupClosed').subscribe(({ key }) => heard.push(key));
    announce(closed('one'));
    expect(heard).toEqual(['one']);
    expect(() => jest.runAllTimers()).toThrow('broken listener');
    jest.useRealTimers();
  });
});

/** What happens to a bus: somebody listens (by operators or not), somebody leaves, something is said, the code comes. */
const step = fc.oneof(
  fc.record({ kind: fc.constant('listen' as const), piped: fc.boolean(), leavesAfter: fc.integer({ min: 1, max: 4 }) }),
  fc.record({ kind: fc.constant('leave' as const), who: fc.nat(5) }),
  fc.record({ kind: fc.constant('say' as const), other: fc.boolean() }),
  fc.record({ kind: fc.constant('come' as const) }),
);

test('whoever listens hears what a stream of RxJS would have told, whenever its code comes', () => {
  const run = (
    bus: Bus,
    announce: (event: BusEvent) => void,
    come: () => void,
    steps: readonly (typeof step extends fc.Arbitrary<infer T> ? T : never)[],
  ) => {
    const heard: string[][] = [];
    const held: Subscription[] = [];
    steps.forEach((each, index) => {
      if (each.kind === 'come') come();
      if (each.kind === 'leave') held[each.who]?.unsubscribe();
      if (each.kind === 'say') announce(each.other ? { kind: 'dialogClosed' } : closed(String(index)));
      if (each.kind === 'listen') {
        const mine: string[] = [];
        heard.push(mine);
        const stream = each.piped ? bus.on('popupClosed').pipe(take(each.leavesAfter)) : bus.on('popupClosed');
        held.push(stream.subscribe(({ key }) => mine.push(key)));
      }
    });
    come();
    return heard;
  };
  fc.assert(
    fc.property(fc.array(step, { maxLength: 30 }), (steps) => {
      const early = earlyBus();
      const plain = createBus(() => NEVER, library);
      const expected = run(plain.bus, plain.announce, () => undefined, steps);
      const actual = run(early.bus, early.announce, early.come, steps);
      // Who left before the code came was told nothing by operators: nothing that it could have made of it.
      const leftEarly = leftBeforeTheCode(steps);
      expect(actual).toEqual(expected.map((heard, who) => (leftEarly.has(who) ? [] : heard)));
    }),
  );
});

/** Those who listen by operators and leave before the code comes. */
function leftBeforeTheCode(steps: readonly { readonly kind: string; readonly piped?: boolean; readonly who?: number }[]): Set<number> {
  const left = new Set<number>();
  const listeners: boolean[] = [];
  for (const each of steps) {
    if (each.kind === 'come') return left;
    if (each.kind === 'listen') listeners.push(each.piped === true);
    if (each.kind === 'leave' && each.who !== undefined && listeners[each.who]) left.add(each.who);
  }
  return left;
}
