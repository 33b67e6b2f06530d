import { createSharedStore } from '../store/createSharedStore';
import { followOtherTabs } from './followOtherTabs';
import { keepStored } from './keepStored';
import { readStoredState } from './storedState';

/** Two tabs of one storage, by its keys; what one writes the other is told once it hears, so that it may write before it was told. */
export function twoTabs(start: Readonly<Record<string, unknown>> = {}) {
  const kept = new Map(Object.entries(start).map(([key, value]) => [key, JSON.stringify(value)]));
  const getItem = (key: string) => kept.get(key) ?? null;
  const tabs = [0, 1].map(() => {
    const store = createSharedStore({ preloaded: readStoredState({ getItem, setItem: () => undefined }) });
    const target = new EventTarget();
    const setItem = (key: string, newValue: string) => {
      const oldValue = getItem(key);
      kept.set(key, newValue);
      for (const tab of tabs) if (tab.store !== store) tab.told.push(new StorageEvent('storage', { key, newValue, oldValue }));
    };
    const storage = { getItem, setItem };
    const keeper = keepStored({ store, storage, onTrouble: () => undefined });
    followOtherTabs(target, store, storage, keeper.saw);
    const told: Event[] = [];
    const hear = () => told.splice(0).forEach((event) => target.dispatchEvent(event));
    /** It lay in the browser's cache while that was written, and was told nothing. */
    const comeBackTo = (key: string, value: unknown) => {
      kept.set(key, JSON.stringify(value));
      target.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    };
    return { store, told, hear, comeBackTo, keeper };
  });
  const [one, other] = tabs;
  if (!one || !other) throw new Error('There are two');
  return { one, other, stored: getItem };
}
