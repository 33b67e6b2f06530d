import type { ChainId } from '../../domain/chainId';
import type { Clock } from '../clock';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import { openHeadsSocket, type PushSocket } from './headsSocket';

/** Where the news of blocks comes from: pushed over WebSocket when there is one, else a poll every so many milliseconds. */
export interface BlockSourceOptions {
  readonly pollingIntervalMs: number;
  /** Null where blocks are not pushed. */
  readonly wsUrl: string | null;
  /** A push that is silent for so many milliseconds is polled until it speaks again; null where the chain's pace is not known. */
  readonly silentAfterMs: number | null;
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

/** Makes the source; nothing happens before `start`. Polling resumes by itself whenever the push fails or falls silent. */
export function createBlockSource(
  { chainId, pollingIntervalMs, wsUrl, silentAfterMs, createSocket }: BlockSourceOptions & { readonly chainId: ChainId },
  clock: Clock,
  { onPoll, onHead }: BlockSourceHandlers,
): BlockSource {
  let isStarted = false;
  let isPushing = false;
  let cancelPoll: () => void = () => undefined;
  let cancelSilence: () => void = () => undefined;
  let closeSocket: () => void = () => undefined;

  const postpone = () => {
    cancelPoll();
    if (isStarted && !isPushing) cancelPoll = clock.after(pollingIntervalMs, onPoll);
  };
  const onPushing = (pushing: boolean) => {
    const changed = pushing !== isPushing;
    isPushing = pushing;
    cancelSilence();
    if (pushing && silentAfterMs !== null) cancelSilence = clock.after(silentAfterMs, onSilence);
    if (changed) postpone();
  };
  const onSilence = () => {
    onPushing(false);
    onPoll();
  };
  const onPushedHead = (block: BlockOfAnswer) => {
    onPushing(true);
    onHead(block);
  };
  return {
    start: () => {
      isStarted = true;
      if (wsUrl !== null) closeSocket = openHeadsSocket({ url: wsUrl, chainId, createSocket, clock, onHead: onPushedHead, onPushing });
    },
    stop: () => {
      isStarted = false;
      cancelPoll();
      closeSocket();
      cancelSilence();
      closeSocket = () => undefined;
    },
    postpone,
    isPushing: () => isPushing,
  };
}
