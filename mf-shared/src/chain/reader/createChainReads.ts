import { Observable } from 'rxjs';
import type { Block } from '../../contract/bus';
import type { ChainReads } from '../../contract/ports';
import type { Chain } from '../../domain/chains/chain';
import type { ChainId } from '../../domain/chainId';
import type { PushSocket } from '../blocks/headsSocket';
import { systemClock, type Clock } from '../clock';
import { encoderOf } from '../encoders/encoderOf';
import { consoleLog, type ChainLog } from '../log';
import type { RpcClients } from '../rpc/rpcClients';
import { alwaysVisible, type Visibility } from '../visibility';
import { createChainReader, type ChainReader } from './chainReader';

const BLOCK_DEBOUNCE_MS = 100;

/** What the one reader is made of; the chain table is what decides encoder, polling interval and push. */
export interface ChainReadsOptions {
  readonly chains: Readonly<Record<ChainId, Pick<Chain, 'multicall' | 'pollingIntervalMs' | 'wsUrl'>>>;
  readonly clients: RpcClients;
  readonly visibility?: Visibility;
  readonly clock?: Clock;
  readonly log?: ChainLog;
  readonly createSocket?: (url: string) => PushSocket;
}

/** The one reader of the page: all calls of all watchers become one batched read per block and chain (port ChainReads). */
export function createChainReads(options: ChainReadsOptions): ChainReads {
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
  };
}

function newReader(chainId: ChainId, options: ChainReadsOptions): ChainReader {
  const { chains, clients, visibility = alwaysVisible, clock = systemClock, log = consoleLog } = options;
  const { multicall, pollingIntervalMs, wsUrl } = chains[chainId];
  return createChainReader({
    client: clients.of(chainId),
    encoder: encoderOf(chainId, multicall),
    log,
    clock,
    visibility,
    blocks: { pollingIntervalMs, wsUrl, createSocket: options.createSocket ?? ((url) => new WebSocket(url)) },
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
