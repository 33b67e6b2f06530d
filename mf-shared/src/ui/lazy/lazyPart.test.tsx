/** @jest-environment jsdom */
import type { ComponentType } from 'react';

interface Place {
  read(): string;
  subscribe(listener: () => void): () => void;
  go(to: string): void;
}

/** An address that one root shows and another one changes. */
function createPlace(): Place {
  let path = '/add';
  const listeners = new Set<() => void>();
  return {
    read: () => path,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    go: (to) => {
      path = to;
      listeners.forEach((listener) => listener());
    },
  };
}

/** Timers that React asks for are held, but those that only mean "soon". */
function holdTimers(): readonly (() => void)[] {
  const held: (() => void)[] = [];
  const original = window.setTimeout.bind(window);
  const holding = (run: () => void, delay?: number) => ((delay ?? 0) > 20 ? held.push(run) : original(run, delay));
  Object.assign(globalThis, { setTimeout: holding });
  return held;
}

const held = holdTimers();

async function until(isSo: () => boolean): Promise<void> {
  while (!isSo()) await new Promise((resolve) => void setTimeout(() => resolve(undefined), 1));
}

// Found as React's error 177 on /add: Suspense delays the showing of a late part by a timer; when that timer met the waiting
// effect of another root which changed the address, the delayed root was committed twice.
test('a root that shows a late part survives that another root changes the address in an effect', async () => {
  const { useEffect, useLayoutEffect, useSyncExternalStore } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const { lazyPart } = await import('./lazyPart');
  const place = createPlace();
  const [shell, section] = [document.createElement('div'), document.createElement('div')];
  const failures: unknown[] = [];
  let arrive: (part: ComponentType) => void = () => undefined;
  const Late = lazyPart(() => new Promise<ComponentType>((resolve) => (arrive = resolve)));

  function Shell() {
    return (
      <>
        <p>{useSyncExternalStore(place.subscribe, place.read)}</p>
        <Late />
      </>
    );
  }
  const fire = () => {
    for (const run of [...held]) {
      try {
        run();
      } catch (failure) {
        failures.push(failure);
      }
    }
  };
  function Section() {
    // After the commit, before the effects below: the moment at which a busy browser runs a timer that is due.
    useLayoutEffect(() => queueMicrotask(fire), []);
    useEffect(() => place.go('/add/ETH'), []);
    return 'section';
  }

  createRoot(shell).render(<Shell />);
  await until(() => shell.textContent === '/add');
  arrive(() => <b>part</b>);
  await until(() => held.length > 0 || shell.textContent === '/addpart');
  createRoot(section).render(<Section />);
  await until(() => shell.textContent === '/add/ETHpart');
  expect(section.textContent).toBe('section');
  expect(failures).toEqual([]);
});
