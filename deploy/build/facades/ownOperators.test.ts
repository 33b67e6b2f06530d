/** @jest-environment node */
import { Observable as SharedObservable, Subject as SharedSubject } from 'rxjs';
import { readFileSync } from 'node:fs';
import { consumedModules, facades } from '../sharedModules';

/** The copy that a section brings itself: another one than the shell's. */
function ownCopy(): typeof import('rxjs') {
  const copies: (typeof import('rxjs'))[] = [];
  jest.isolateModules(() => copies.push(jest.requireActual<typeof import('rxjs')>('rxjs')));
  const [own] = copies;
  if (!own) throw new Error('No second copy was loaded');
  return own;
}

const own = ownCopy();

it('operators that a section brings itself are another copy, which federation leaves to the section', () => {
  expect(own.Observable).not.toBe(SharedObservable);
  expect(Object.keys(consumedModules()).filter((name) => name.startsWith('rxjs'))).toEqual(['rxjs']);
  expect(readFileSync(facades['rxjs'] ?? '', 'utf8')).not.toMatch(/\b(scan|bufferCount|concatMap)\b/);
});

it('they work on the streams that the shell hands out: values, the end, a failure', () => {
  const ends: unknown[] = [];
  const seen: number[][] = [];
  const source = new SharedSubject<number>();
  source
    .pipe(
      own.scan((sum, next) => sum + next, 0),
      own.bufferCount(2),
    )
    .subscribe({
      next: (values) => seen.push(values),
      complete: () => ends.push('complete'),
    });
  [1, 2, 3, 4].forEach((value) => source.next(value));
  source.complete();
  expect(seen).toEqual([
    [1, 3],
    [6, 10],
  ]);
  const failing = new SharedSubject<number>();
  failing.pipe(own.scan((sum, next) => sum + next, 0)).subscribe({ error: (cause: unknown) => ends.push(cause) });
  failing.error('lost');
  expect(ends).toEqual(['complete', 'lost']);
});

it('who leaves such a stream leaves the shell’s and what it had opened by itself', () => {
  const source = new SharedSubject<number>();
  const inner = new SharedSubject<string>();
  const seen: string[] = [];
  const left = source.pipe(own.concatMap(() => inner)).subscribe((value) => seen.push(value));
  source.next(1);
  inner.next('one');
  expect([source.observed, inner.observed, seen]).toEqual([true, true, ['one']]);
  left.unsubscribe();
  expect([source.observed, inner.observed]).toEqual([false, false]);
});
