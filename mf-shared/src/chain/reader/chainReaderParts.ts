import type { ReadBatch, ReadCall, ReadFailure } from '../../contract/ports';
import type { Freshness } from '../../domain/freshness';
import type { Result } from '../../domain/result';
import type { BlockSourceOptions } from '../blocks/blockSource';
import type { Clock } from '../clock';
import type { Connectivity } from '../connectivity';
import type { BlockOfAnswer } from '../encoders/ownCalls';
import type { Visibility } from '../visibility';
import type { Pulse } from './pulse';
import type { Watch } from './readBook';
import type { RpcClient } from '../rpc/rpcClient';
import type { ChunkReader } from './readChunk';

/** What the reader of one chain is made of. */
export interface ChainReaderOptions extends ChunkReader {
  readonly client: RpcClient;
  readonly clock: Clock;
  readonly visibility: Visibility;
  readonly connectivity: Connectivity;
  readonly blocks: BlockSourceOptions;
  readonly pulse: Pulse;
}

/** All reads of one chain: one batched read a block, whoever asks (TX-2; mf-shared/docs/own-reader.md). */
export interface ChainReader {
  /** Watches calls until the returned function is called; `urgent` skips the collecting window of 100 ms. */
  watch(watch: Watch, urgent: boolean): () => void;
  /** Answers of calls that a person waits for, asked at once together with whatever else is due. */
  once(calls: readonly ReadCall[]): Promise<Result<ReadBatch, ReadFailure>>;
  /** Calls the listener with the newest known block and every later one; heights only grow. */
  onBlock(listener: (block: BlockOfAnswer) => void): () => void;
  /** Calls the listener with how current the figures are, and with every change; asks nothing by itself. */
  onFreshness(listener: (freshness: Freshness) => void): () => void;
  /** Asks now, whatever pause is on: somebody wants it, or the network is back. */
  askNow(): void;
}
