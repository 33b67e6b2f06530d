import type { Action } from '@reduxjs/toolkit';
import type { Observable } from 'rxjs';
import type { AppLocation, ShellServices } from '../../contract/services';
import { type AddedSlice, stateOf, type StateWith } from '../store/sharedState';

/** What a bridge carries: the key of what is wanted now, the stream for a key, and the event that a value becomes. */
export interface BridgeOptions<Key, Value, Slices extends readonly AddedSlice[]> {
  readonly services: Pick<ShellServices, 'store' | 'history'>;
  /** The section's own slices that `wanted` reads; none where the shared state says all. */
  readonly slices: Slices;
  /** What the screen wants, from the state and the address; null for nothing. Must be cheap: it runs on every change. */
  readonly wanted: (state: StateWith<Slices>, location: AppLocation) => Key | null;
  readonly watch: (key: Key) => Observable<Value>;
  readonly received: (key: Key, value: Value) => Action;
  /** The identity of a key; JSON by default. Keys with equal text are the same subscription. */
  readonly serialise?: (key: Key) => string;
}

/**
 * The one way from a stream into the store. It subscribes to what is wanted and leaves the old stream at once when
 * the wanted key changes, so an answer to an earlier question never arrives. Gives the function that ends it.
 */
export function bridge<Key, Value, const Slices extends readonly AddedSlice[]>(options: BridgeOptions<Key, Value, Slices>): () => void {
  const { services, slices, wanted, watch, received, serialise = JSON.stringify } = options;
  const { store, history } = services;
  let watched: string | null = null;
  let leave = (): void => undefined;

  const follow = () => {
    const key = wanted(stateOf(store, ...slices), history.location);
    const text = key === null ? null : serialise(key);
    if (text === watched) return;
    watched = text;
    leave();
    leave = () => undefined;
    if (key !== null) subscribe(key);
  };

  const subscribe = (key: Key) => {
    let isLeft = false;
    let end = (): void => undefined;
    // Made before subscribing: a stream that answers at once may change what is wanted and come back here.
    leave = () => {
      isLeft = true;
      end();
    };
    const subscription = watch(key).subscribe({
      next: (value) => {
        if (!isLeft) store.dispatch(received(key, value));
      },
      error: (error: unknown) => console.error('A stream ended with an error instead of an error value', error),
    });
    end = () => subscription.unsubscribe();
    if (isLeft) end();
  };

  const stopStore = store.subscribe(follow);
  const stopHistory = history.subscribe(follow);
  follow();
  return () => {
    stopStore();
    stopHistory();
    leave();
  };
}
