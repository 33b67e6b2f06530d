import type { Clock } from '../clock';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import { openHeadsSocket, type PushSocket } from './headsSocket';

/** Where the news of blocks comes from: pushed over WebSocket when there is one, else a poll every so many milliseconds. */
export interface BlockSourceOptions {
  readonly pollingIntervalMs: number;
  /** Null where blocks are not pushed. */
  readonly wsUrl: string | null;
  readonly createSocket: (url: string) => PushSocket;
}

/** What is done with the news. */
export interface BlockSourceHandlers {
  /** It is time to look for a block (never while blocks are pushed). */
  readonly onPoll: () => void;
  readonly onHead: (block: BlockOfAnswer) => void;
}

/** The news of blocks of one chain, begun with `start` and ended with `stop`. */
export interface BlockSource {
  start(): void;
  stop(): void;
  /** A block round has just begun: the next poll is a whole interval away. */
  postpone(): void;
  isPushing(): boolean;
}

/** Makes the source; nothing happens before `start`. Polling resumes by itself whenever the push fails. */
export function createBlockSource(
  { pollingIntervalMs, wsUrl, createSocket }: BlockSourceOptions,
  clock: Clock,
  { onPoll, onHead }: BlockSourceHandlers,
): BlockSource {
  let isStarted = false;
  let isPushing = false;
  let cancelPoll: () => void = () => undefined;
  let closeSocket: () => void = () => undefined;

  const postpone = () => {
    cancelPoll();
    if (isStarted && !isPushing) cancelPoll = clock.after(pollingIntervalMs, onPoll);
  };
  const onPushing = (pushing: boolean) => {
    const changed = pushing !== isPushing;
    isPushing = pushing;
    if (changed) postpone();
  };
  return {
    start: () => {
      isStarted = true;
      if (wsUrl !== null) closeSocket = openHeadsSocket({ url: wsUrl, createSocket, clock, onHead, onPushing });
    },
    stop: () => {
      isStarted = false;
      cancelPoll();
      closeSocket();
      closeSocket = () => undefined;
    },
    postpone,
    isPushing: () => isPushing,
  };
}
