import type { ChainId } from '../../domain/chainId';
import type { Clock } from '../clock';
import { headerOf } from '../encoders/plainCalls';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import { chainIdIn } from '../rpc/chainIdIn';

const FIRST_WAIT_MS = 1000;
const LONGEST_WAIT_MS = 30_000;
// A socket that stays silent this long is taken for dead: no supported network has slower blocks.
const SILENCE_MS = 90_000;
const CHAIN_ID = 2;
const SUBSCRIBE = JSON.stringify({ jsonrpc: '2.0', id: 1, method: 'eth_subscribe', params: ['newHeads'] });
const ASK_CHAIN = JSON.stringify({ jsonrpc: '2.0', id: CHAIN_ID, method: 'eth_chainId', params: [] });

/** The part of a WebSocket that is used. */
export interface PushSocket {
  addEventListener(type: 'open' | 'close' | 'error' | 'message', listener: (event: MessageEvent) => void): void;
  send(text: string): void;
  close(): void;
}

/** What a subscription to pushed blocks needs. */
export interface HeadsSocketOptions {
  readonly url: string;
  /** A socket of another chain is not listened to. */
  readonly chainId: ChainId;
  readonly createSocket: (url: string) => PushSocket;
  readonly clock: Clock;
  readonly onHead: (block: BlockOfAnswer) => void;
  /** Told true when heads are about to come, false when they stop coming. */
  readonly onPushing: (isPushing: boolean) => void;
}

/**
 * Subscribes to newHeads over WebSocket, and again after every loss (1 s, doubled up to 30 s); gives the end of it. Heads count once the
 * socket has said that it is of the chain.
 */
export function openHeadsSocket({ url, chainId, createSocket, clock, onHead, onPushing }: HeadsSocketOptions): () => void {
  let isClosed = false;
  let failures = 0;
  let isOfChain = false;
  let isSubscribed = false;
  let cancelTimer: () => void = () => undefined;
  let closeSocket: () => void = () => undefined;

  const lost = () => {
    closeSocket();
    cancelTimer();
    onPushing(false);
    if (isClosed) return;
    cancelTimer = clock.after(Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** failures), connect);
    failures += 1;
  };
  const expectSigns = () => {
    cancelTimer();
    cancelTimer = clock.after(SILENCE_MS, lost);
  };
  const connect = () => {
    const socket = tryCreate(createSocket, url);
    if (socket === null) return lost();
    let isOpening = true;
    isOfChain = false;
    isSubscribed = false;
    const isCurrent = () => closeSocket === close;
    const close = () => {
      closeSocket = () => undefined;
      // A browser warns of a socket that is closed while it opens: that one is closed as soon as it is open.
      if (!isOpening) socket.close();
    };
    closeSocket = close;
    expectSigns();
    socket.addEventListener('open', () => {
      isOpening = false;
      if (!isCurrent()) return socket.close();
      socket.send(ASK_CHAIN);
      socket.send(SUBSCRIBE);
    });
    socket.addEventListener('close', () => isCurrent() && lost());
    socket.addEventListener('error', () => isCurrent() && lost());
    socket.addEventListener('message', ({ data }) => isCurrent() && hear(readMessage(data)));
  };
  const hear = (message: Message) => {
    if (message.kind === 'refused' || (message.kind === 'chain' && message.chainId !== chainId)) return lost();
    expectSigns();
    if (message.kind === 'head') {
      if (isOfChain) onHead(message.block);
      return;
    }
    isOfChain ||= message.kind === 'chain';
    isSubscribed ||= message.kind === 'subscribed';
    if (message.kind === 'other' || !isOfChain || !isSubscribed) return;
    failures = 0;
    onPushing(true);
  };
  connect();
  return () => {
    isClosed = true;
    lost();
  };
}

type Message =
  | { readonly kind: 'subscribed' | 'refused' | 'other' }
  | { readonly kind: 'chain'; readonly chainId: number | null }
  | { readonly kind: 'head'; readonly block: BlockOfAnswer };

function readMessage(text: unknown): Message {
  const body = parseRecord(text);
  if (body['id'] === 1) return { kind: typeof body['result'] === 'string' ? 'subscribed' : 'refused' };
  if (body['id'] === CHAIN_ID) return { kind: 'chain', chainId: chainIdIn(body['result']) };
  const { result } = recordOf(body['params']);
  const block = headerOf(result);
  return block === null ? { kind: 'other' } : { kind: 'head', block };
}

function parseRecord(text: unknown): Record<string, unknown> {
  try {
    return recordOf(JSON.parse(String(text)));
  } catch {
    return {};
  }
}

function recordOf(value: unknown): Record<string, unknown> {
  return typeof value === 'object' && value !== null ? Object.fromEntries(Object.entries(value)) : {};
}

function tryCreate(createSocket: (url: string) => PushSocket, url: string): PushSocket | null {
  try {
    return createSocket(url);
  } catch {
    return null;
  }
}
