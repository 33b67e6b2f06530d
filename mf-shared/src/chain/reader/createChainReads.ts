import { Observable } from 'rxjs';
import type { Block } from '../../contract/bus';
import type { ChainReads } from '../../contract/ports';
import type { Chain } from '../../domain/chains/chain';
import type { ChainId } from '../../domain/chainId';
import { lateAfterMs, oldBlockAfterMs, type Freshness } from '../../domain/freshness';
import type { PushSocket } from '../blocks/headsSocket';
import { systemClock, type Clock } from '../clock';
import { alwaysOnline, type Connectivity } from '../connectivity';
import { encoderOf } from '../encoders/encoderOf';
import { consoleLog, type ChainLog } from '../log';
import type { RpcClients } from '../rpc/rpcClients';
import { alwaysVisible, type Visibility } from '../visibility';
import { createChainReader } from './chainReader';
import type { ChainReader } from './chainReaderParts';
import { createPulse } from './pulse';

const BLOCK_DEBOUNCE_MS = 100;

/** What the one reader (mf-shared/docs/own-reader.md) is made of; the chain table is what decides encoder, polling interval and push. */
export interface ChainReadsOptions {
  readonly chains: Readonly<Record<ChainId, Pick<Chain, 'multicall' | 'pollingIntervalMs' | 'blockTimeSeconds' | 'wsUrl'>>>;
  readonly clients: RpcClients;
  readonly visibility?: Visibility;
  readonly connectivity?: Connectivity;
  /** What is to be added to the device's clock for the true time, in milliseconds. */
  readonly skewMs?: () => number;
  readonly clock?: Clock;
  readonly log?: ChainLog;
  readonly createSocket?: (url: string) => PushSocket;
}

/** The one reader as its owner has it: beside the port, how current a chain's figures are, and the demand to ask now. */
export interface WatchedReads extends ChainReads {
  /** Now and on every change; asks nothing by itself. */
  freshness$(chainId: ChainId): Observable<Freshness>;
  /** Asks a chain's nodes now, whatever pause is on. */
  askNow(chainId: ChainId): void;
}

/** The one reader of the page: all calls of all watchers become one batched read per block and chain (port ChainReads). */
export function createChainReads(options: ChainReadsOptions): WatchedReads {
  const { clock = systemClock } = options;
  const readers = new Map<ChainId, ChainReader>();
  const readerOf = (chainId: ChainId) => {
    const known = readers.get(chainId);
    if (known) return known;
    const reader = newReader(chainId, options);
    readers.set(chainId, reader);
    return reader;
  };
  return {
    watch: (chainId, calls, { blocksPerFetch = 1, urgent = false } = {}) =>
      new Observable((subscriber) =>
        readerOf(chainId).watch({ calls, blocksPerFetch, notify: (results) => subscriber.next(results) }, urgent),
      ),
    once: (chainId, calls) => readerOf(chainId).once(calls),
    block$: (chainId) => debouncedBlocks(chainId, readerOf(chainId), clock),
    freshness$: (chainId) => new Observable((subscriber) => readerOf(chainId).onFreshness((freshness) => subscriber.next(freshness))),
    askNow: (chainId) => readerOf(chainId).askNow(),
  };
}

function newReader(chainId: ChainId, options: ChainReadsOptions): ChainReader {
  const { chains, clients, visibility = alwaysVisible, connectivity = alwaysOnline, clock = systemClock, log = consoleLog } = options;
  const { multicall, pollingIntervalMs, blockTimeSeconds, wsUrl } = chains[chainId];
  const lateAfter = lateAfterMs(blockTimeSeconds, pollingIntervalMs);
  const limits = { lateAfter, oldBlockAfter: oldBlockAfterMs(blockTimeSeconds), skewMs: options.skewMs ?? (() => 0) };
  return createChainReader({
    client: clients.of(chainId),
    encoder: encoderOf(chainId, multicall),
    plainUntil: -Infinity,
    log,
    clock,
    visibility,
    connectivity,
    pulse: createPulse(clock, limits),
    blocks: {
      pollingIntervalMs,
      wsUrl,
      silentAfterMs: lateAfter,
      createSocket: options.createSocket ?? ((url) => new WebSocket(url)),
    },
  });
}

// Blocks that come within 100 ms are told as one, the newest (TX-4).
function debouncedBlocks(chainId: ChainId, reader: ChainReader, clock: Clock): Observable<Block> {
  return new Observable((subscriber) => {
    let newest: Block | null = null;
    let cancel: (() => void) | null = null;
    const stop = reader.onBlock(({ blockNumber, timestamp }) => {
      newest = { chainId, number: blockNumber, timestamp };
      cancel ??= clock.after(BLOCK_DEBOUNCE_MS, () => {
        cancel = null;
        if (newest) subscriber.next(newest);
      });
    });
    return () => {
      stop();
      cancel?.();
    };
  });
}
