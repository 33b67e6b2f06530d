import { useEffect, useSyncExternalStore } from 'react';

/** Names of this site's own pictures of the best-known tokens: by network, then by address in small letters. */
export type KnownPictures = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NONE: KnownPictures = {};

let known: KnownPictures | null = null;
let isAsked = false;
const watchers = new Set<() => void>();

function settle(pictures: KnownPictures): void {
  known = pictures;
  watchers.forEach((watch) => {
    watch();
  });
}

/** Loads the table in its own chunk: addresses of many tokens do not belong into the first bytes of a page that shows two of them. */
function ask(): void {
  if (isAsked) return;
  isAsked = true;
  import('./knownTokens.json').then(
    ({ default: pictures }) => {
      settle(pictures);
    },
    () => {
      // Pictures are no reason for a word: the lists' pictures and the letters are there.
      settle(NONE);
    },
  );
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

const read = () => known;

/** The table of the site's own pictures, null until it is there; an empty one if it could not be loaded. */
export function useKnownPictures(): KnownPictures | null {
  useEffect(ask, []);
  return useSyncExternalStore(watch, read, read);
}
