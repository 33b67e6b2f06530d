import type { Clock } from '../clock';

const DEMOTED_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Endpoint {
  readonly url: string;
  pausedUntil: number;
  demotedUntil: number;
  pauses: number;
  /** Its chain id was asked, and was right, since it last failed. */
  isVerified: boolean;
  /** The last chain id that it gave was another's. */
  isWrong: boolean;
}

/** The node URLs of one chain and what is known of their health; each chain has its own, so none slows another. */
export interface RpcEndpoints {
  /** The URLs to try now, in order: healthy ones first, those that asked for a pause not at all. */
  usable(): readonly string[];
  /** Why `usable` gives none. */
  whyNone(): 'noUrls' | 'paused';
  /** True if the URL has yet to say of which network it is before anything else that it says counts. */
  mustSayChain(url: string): boolean;
  /** The URL answered, as a node of the right network. */
  succeeded(url: string): void;
  /** The URL did not answer, or nothing usable: the others are preferred for half a minute. */
  failed(url: string): void;
  /** The URL asked to be left alone: for the time it names, else 1 s, doubled with every repetition; never longer than 30 s. */
  limited(url: string, retryAfterMs: number | null): void;
  /** The URL is a node of another network: the others are preferred for half a minute, and it says its chain anew with every answer. True if that is news. */
  isOfOtherChain(url: string): boolean;
  /** Forgets all pauses; every URL says its chain anew. */
  wake(): void;
}

/** Keeps the health of a chain's node URLs; pauses run by a clock that nobody can set. */
export function createRpcEndpoints(urls: readonly string[], clock: Pick<Clock, 'monotonic'>): RpcEndpoints {
  const endpoints: Endpoint[] = urls.map((url) => ({
    url,
    pausedUntil: -Infinity,
    demotedUntil: -Infinity,
    pauses: 0,
    isVerified: false,
    isWrong: false,
  }));
  const change = (url: string, changes: Partial<Omit<Endpoint, 'url'>>) => {
    for (const endpoint of endpoints) if (endpoint.url === url) Object.assign(endpoint, changes);
  };
  const find = (url: string) => endpoints.find((endpoint) => endpoint.url === url);
  return {
    usable: () => {
      const now = clock.monotonic();
      const awake = endpoints.filter((endpoint) => endpoint.pausedUntil <= now);
      const healthy = awake.filter((endpoint) => endpoint.demotedUntil <= now);
      const demoted = awake.filter((endpoint) => endpoint.demotedUntil > now);
      return [...healthy, ...demoted].map((endpoint) => endpoint.url);
    },
    whyNone: () => (endpoints.length === 0 ? 'noUrls' : 'paused'),
    mustSayChain: (url) => find(url)?.isVerified !== true,
    succeeded: (url) => change(url, { pausedUntil: -Infinity, demotedUntil: -Infinity, pauses: 0, isVerified: true, isWrong: false }),
    failed: (url) => change(url, { demotedUntil: clock.monotonic() + DEMOTED_MS, isVerified: false }),
    limited: (url, retryAfterMs) => {
      const pauses = find(url)?.pauses ?? 0;
      const pauseMs = Math.min(LONGEST_PAUSE_MS, retryAfterMs ?? FIRST_PAUSE_MS * 2 ** pauses);
      change(url, { pausedUntil: clock.monotonic() + pauseMs, pauses: pauses + 1, isVerified: false });
    },
    isOfOtherChain: (url) => {
      const isNews = find(url)?.isWrong !== true;
      change(url, { demotedUntil: clock.monotonic() + DEMOTED_MS, isVerified: false, isWrong: true });
      return isNews;
    },
    wake: () => {
      for (const { url } of endpoints) change(url, { pausedUntil: -Infinity, demotedUntil: -Infinity, isVerified: false });
    },
  };
}
