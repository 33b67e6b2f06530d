import type { RemoteModule } from '@dex/mf-shared/contract';
import { defineRemote, type SectionComponent } from '@dex/mf-shared/ui';
import { createElement, useSyncExternalStore } from 'react';

/** Told by the section's module when its screens were replaced. */
const REPLACED = 'section-replaced';

/**
 * Stands for `defineRemote` in a section that is served alone. Its root is drawn by the newest code: when a file below the screens changes, they are
 * drawn anew in the page as it stands, and what is kept in the store and in the address (what was typed among it) is there as before.
 */
export function hotRemote(definition: Parameters<typeof defineRemote>[0]): RemoteModule {
  const load = async () => {
    const listeners = new Set<() => void>();
    let { Root: newest } = await definition.load();
    globalThis.addEventListener(REPLACED, () => {
      void definition.load().then(({ Root }) => {
        newest = Root;
        for (const listener of [...listeners]) listener();
      });
    });
    const subscribe = (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    };
    const Root: SectionComponent = (props) =>
      createElement(
        useSyncExternalStore(subscribe, () => newest),
        props,
      );
    return { Root };
  };
  return defineRemote({ ...definition, load });
}
