import type { ReadCall } from '../../contract/ports';
import type { Result } from '../../domain/result';
import type { Clock } from '../clock';
import { plainEncoder } from '../encoders/plainCalls';
import type { ReadAnswer, ReadAnswerError, ReadEncoder } from '../encoders/readEncoder';
import type { ChainLog } from '../log';
import type { RpcClient } from '../rpc/rpcClient';

/** How long plain calls stand in for a batch contract that gave nothing; they cost a request a read, so not for good. */
export const PLAIN_CALLS_MS = 60_000;

/** What reading one chunk needs. */
export interface ChunkReader {
  readonly client: Pick<RpcClient, 'chainId' | 'request'>;
  readonly encoder: ReadEncoder;
  readonly log: ChainLog;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Until when plain calls are used, by the monotonic clock: one empty answer of the batch contract is no proof that it is not there. */
  plainUntil: number;
}

/** Reads the calls in one go, for a minute through plain calls if the chain's batch contract gives nothing; never rejects. */
export async function readChunk(
  reader: ChunkReader,
  calls: readonly ReadCall[],
  signal: AbortSignal,
): Promise<Result<ReadAnswer, ReadAnswerError>> {
  if (reader.clock.monotonic() < reader.plainUntil) return ask(reader.client, plainEncoder, calls, signal);
  const answer = await ask(reader.client, reader.encoder, calls, signal);
  if (answer.ok || answer.error.code !== 'no_contract' || reader.encoder === plainEncoder) return answer;
  // Many chunks may find it out at once: one line a minute.
  if (reader.clock.monotonic() >= reader.plainUntil) {
    reader.log.debug(`${answer.error.message} on chain ${reader.client.chainId}: reading with plain calls for a minute`);
  }
  reader.plainUntil = reader.clock.monotonic() + PLAIN_CALLS_MS;
  return ask(reader.client, plainEncoder, calls, signal);
}

async function ask(client: ChunkReader['client'], encoder: ReadEncoder, calls: readonly ReadCall[], signal: AbortSignal) {
  const requests = encoder.encode(calls);
  // The reader has collected already: no second window.
  const options = { urgent: true, isQuiet: true, signal };
  const results = await Promise.all(requests.map(({ method, params }) => client.request(method, params, options)));
  return encoder.decode(calls, results);
}
