import { createAction } from '@reduxjs/toolkit';
import { of, Subject } from 'rxjs';
import type { AppHistory } from '../../contract/services';
import { chainChosen } from '../application/applicationSlice';
import { createSharedStore } from '../store/createSharedStore';
import { bridge } from './bridge';

const answered = createAction<string>('test/answered');

function setUp() {
  const store = createSharedStore();
  const received: string[] = [];
  store.addSlice({
    name: 'test',
    reducer: (state = null, action) => {
      if (answered.match(action)) received.push(action.payload);
      return state;
    },
  });
  const history: AppHistory = {
    location: { pathname: '/swap', search: '', hash: '' },
    subscribe: () => () => undefined,
    push: () => undefined,
    replace: () => undefined,
    back: () => undefined,
  };
  const streams = new Map<number, Subject<string>>();
  const watch = (chainId: number) => {
    const stream = new Subject<string>();
    streams.set(chainId, stream);
    return stream;
  };
  return { services: { store, history }, store, received, streams, watch };
}

describe('bridge', () => {
  it('drops the late answers of what is no longer wanted', () => {
    const { services, store, received, streams, watch } = setUp();
    store.dispatch(chainChosen(1));
    bridge({
      services,
      slices: [],
      wanted: (state) => state.application.chainId,
      watch,
      received: (key, value) => answered(`${key}:${value}`),
    });
    streams.get(1)?.next('first');
    store.dispatch(chainChosen(10));
    streams.get(1)?.next('late');
    streams.get(10)?.next('second');
    expect(received).toEqual(['1:first', '10:second']);
  });

  it('keeps one subscription while the wanted key reads the same', () => {
    const { services, store, streams, watch } = setUp();
    let asked = 0;
    const counting = (key: { chain: number }) => {
      asked += 1;
      return watch(key.chain);
    };
    bridge({ services, slices: [], wanted: () => ({ chain: 1 }), watch: counting, received: (_key, value: string) => answered(value) });
    store.dispatch(chainChosen(10));
    store.dispatch(chainChosen(1));
    expect(asked).toBe(1);
    expect(streams.get(1)?.observed).toBe(true);
  });

  it('watches nothing for null and leaves everything when stopped', () => {
    const { services, store, streams, watch, received } = setUp();
    const stop = bridge({
      services,
      slices: [],
      wanted: (state) => (state.application.chainId === 1 ? 1 : null),
      watch,
      received: (_key, value) => answered(value),
    });
    expect(streams.size).toBe(0);
    store.dispatch(chainChosen(1));
    stop();
    streams.get(1)?.next('late');
    expect(received).toEqual([]);
    expect(streams.get(1)?.observed).toBe(false);
  });

  it('survives a stream that answers at once and thereby changes what is wanted', () => {
    const { services, store, received } = setUp();
    bridge({
      services,
      slices: [],
      wanted: (state) => state.application.chainId,
      watch: (chainId) => of(String(chainId)),
      received: (_key, value) => (value === '196' ? chainChosen(1) : answered(value)),
    });
    expect(store.getState().application.chainId).toBe(1);
    expect(received).toEqual(['1']);
  });

  it('drops what a stream that answers at once still says after it was left', () => {
    const { services, store, received } = setUp();
    bridge({
      services,
      slices: [],
      wanted: (state) => state.application.chainId,
      watch: (chainId) => of(`${chainId} first`, `${chainId} second`),
      received: (key, value) => (key === 196 ? chainChosen(1) : answered(value)),
    });
    expect(store.getState().application.chainId).toBe(1);
    expect(received).toEqual(['1 first', '1 second']);
  });
});
