import type { Clock } from '../clock';

const DEMOTED_MS = 30_000;
const FIRST_PAUSE_MS = 1_000;
const LONGEST_PAUSE_MS = 30_000;

interface Endpoint {
  readonly url: string;
  pausedUntil: number;
  demotedUntil: number;
  pauses: number;
}

/** The node URLs of one chain and what is known of their health; each chain has its own, so none slows another. */
export interface RpcEndpoints {
  readonly count: number;
  /** The URLs to try now, in order: healthy ones first, those that asked for a pause not at all. */
  usable(): readonly string[];
  succeeded(url: string): void;
  /** The URL did not answer: the others are preferred for half a minute. */
  failed(url: string): void;
  /** The URL asked to be left alone: for the time it names, else 1 s, doubled with every repetition up to 30 s. */
  limited(url: string, retryAfterMs: number | null): void;
}

/** Keeps the health of a chain's node URLs. */
export function createRpcEndpoints(urls: readonly string[], clock: Clock): RpcEndpoints {
  const endpoints: Endpoint[] = urls.map((url) => ({ url, pausedUntil: 0, demotedUntil: 0, pauses: 0 }));
  const byUrl = new Map(endpoints.map((endpoint) => [endpoint.url, endpoint]));
  return {
    count: endpoints.length,
    usable: () => {
      const now = clock.now();
      const awake = endpoints.filter((endpoint) => endpoint.pausedUntil <= now);
      const healthy = awake.filter((endpoint) => endpoint.demotedUntil <= now);
      const demoted = awake.filter((endpoint) => endpoint.demotedUntil > now);
      return [...healthy, ...demoted].map((endpoint) => endpoint.url);
    },
    succeeded: (url) => {
      const endpoint = byUrl.get(url);
      if (endpoint) Object.assign(endpoint, { pausedUntil: 0, demotedUntil: 0, pauses: 0 });
    },
    failed: (url) => {
      const endpoint = byUrl.get(url);
      if (endpoint) endpoint.demotedUntil = clock.now() + DEMOTED_MS;
    },
    limited: (url, retryAfterMs) => {
      const endpoint = byUrl.get(url);
      if (!endpoint) return;
      const own = Math.min(LONGEST_PAUSE_MS, FIRST_PAUSE_MS * 2 ** endpoint.pauses);
      endpoint.pausedUntil = clock.now() + (retryAfterMs ?? own);
      endpoint.pauses += 1;
    },
  };
}
