import type { ReadCall } from '../../contract/ports';
import type { Result } from '../../domain/result';
import { plainEncoder } from '../encoders/plainCalls';
import type { ReadAnswer, ReadAnswerError, ReadEncoder } from '../encoders/readEncoder';
import type { ChainLog } from '../log';
import type { RpcClient } from '../rpc/rpcClient';

/** What reading one chunk needs; `encoder` is replaced once and for all when its contract turns out not to exist. */
export interface ChunkReader {
  readonly client: RpcClient;
  encoder: ReadEncoder;
  readonly log: ChainLog;
}

/** Reads the calls in one go, through plain calls if the chain's batch contract is not there; never rejects. */
export async function readChunk(
  reader: ChunkReader,
  calls: readonly ReadCall[],
  signal: AbortSignal,
): Promise<Result<ReadAnswer, ReadAnswerError>> {
  const answer = await ask(reader.client, reader.encoder, calls, signal);
  if (answer.ok || answer.error.code !== 'no_contract' || reader.encoder === plainEncoder) return answer;
  reader.log.debug(`${answer.error.message} on chain ${reader.client.chainId}: reading with plain calls`);
  reader.encoder = plainEncoder;
  return ask(reader.client, plainEncoder, calls, signal);
}

async function ask(client: RpcClient, encoder: ReadEncoder, calls: readonly ReadCall[], signal: AbortSignal) {
  const requests = encoder.encode(calls);
  // The reader has collected already: no second window.
  const options = { urgent: true, signal };
  const results = await Promise.all(requests.map(({ method, params }) => client.request(method, params, options)));
  return encoder.decode(calls, results);
}
