import { useEffect, useSyncExternalStore } from 'react';
import type { ChainId } from '../../domain/chainId';
import { selectBlock } from '../../state/application/applicationSelectors';
import { useSharedSelector } from '../services/storeHooks';

/** Names of this site's own pictures of the best-known tokens: by network, then by address in small letters. */
export type KnownPictures = Readonly<Record<string, Readonly<Record<string, string>>>>;

const NONE: KnownPictures = {};

/** How long the table waits for the first figures to be drawn once a node has answered, and for that answer at most, in milliseconds. */
const DRAWN_AFTER_MS = 200;
const ANSWER_AT_MOST_MS = 2000;

let known: KnownPictures | null = null;
let asked: Promise<void> | null = null;
const watchers = new Set<() => void>();

function settle(pictures: KnownPictures): void {
  known = pictures;
  watchers.forEach((watch) => {
    watch();
  });
}

/**
 * Loads the table in its own chunk, once: addresses of many tokens do not belong into the first bytes of a page that shows two of them. Never fails: pictures are no
 * reason for a word, and the lists' pictures and the letters are there.
 */
export function loadKnownPictures(): Promise<void> {
  asked ??= import('./knownTokens.json').then(
    ({ default: pictures }) => {
      settle(pictures);
    },
    () => {
      settle(NONE);
    },
  );
  return asked;
}

function watch(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => {
    watchers.delete(watcher);
  };
}

const read = () => known;

/**
 * The table of the site's own pictures, null until it is there; an empty one if it could not be loaded. Figures come before pictures: it is asked for once
 * the network's first answer is drawn, or none has come for a while.
 */
export function useKnownPictures(chainId: ChainId): KnownPictures | null {
  const isAnswered = useSharedSelector((state) => selectBlock(state, chainId) !== null);
  useEffect(() => {
    if (asked) return undefined;
    const timer = setTimeout(() => void loadKnownPictures(), isAnswered ? DRAWN_AFTER_MS : ANSWER_AT_MOST_MS);
    return () => {
      clearTimeout(timer);
    };
  }, [isAnswered]);
  return useSyncExternalStore(watch, read, read);
}
