import type { ReadCall } from '../../contract/ports';
import type { Result } from '../../domain/result';
import type { Clock } from '../clock';
import { plainEncoder } from '../encoders/plainCalls';
import type { ReadAnswer, ReadAnswerError, ReadEncoder } from '../encoders/readEncoder';
import type { ChainLog } from '../log';
import { isTransient } from '../rpc/rpcError';
import type { RpcClient } from '../rpc/rpcClient';

/** How long plain calls stand in for a batch contract that gave nothing; they cost a request a read, so not for good. */
export const PLAIN_CALLS_MS = 60_000;
/** How long nothing is asked that needs code of its own, after a node that refused it: another may stand at the same address by then. */
export const NO_CODE_MS = 60_000;

/** What reading one chunk needs. */
export interface ChunkReader {
  readonly client: Pick<RpcClient, 'chainId' | 'request'>;
  readonly encoder: ReadEncoder;
  readonly log: ChainLog;
  readonly clock: Pick<Clock, 'monotonic'>;
  /** Until when plain calls are used, by the monotonic clock: one empty answer of the batch contract is no proof that it is not there. */
  plainUntil: number;
  /** Until when calls with code of their own are not asked, by the same clock: the node refused one. */
  noCodeUntil?: number;
}

/** Reads the calls in one go; never rejects. What needs code of its own is refused for a minute where a node does not lend it any (NET-15). */
export async function readChunk(
  reader: ChunkReader,
  calls: readonly ReadCall[],
  signal: AbortSignal,
): Promise<Result<ReadAnswer, ReadAnswerError>> {
  if (!calls.some(({ code }) => code)) return readThroughContract(reader, calls, signal);
  if (reader.clock.monotonic() >= (reader.noCodeUntil ?? -Infinity)) {
    const answer = await readThroughContract(reader, calls, signal);
    if (answer.ok || !mayRefuseCode(answer.error)) return answer;
    reader.log.debug(`${answer.error.message} on chain ${reader.client.chainId}: reading without code of its own for a minute`);
    reader.noCodeUntil = reader.clock.monotonic() + NO_CODE_MS;
  }
  const others = calls.filter(({ code }) => !code);
  const answer = await readThroughContract(reader, others, signal);
  if (!answer.ok) return answer;
  const data = calls.map((call) => (call.code ? null : (answer.value.data[others.indexOf(call)] ?? null)));
  return { ...answer, value: { ...answer.value, data } };
}

// A node that knows no third parameter of eth_call says so in words of its own, some by the status of the answer. One that may be asked again
// with success, or that is not there, says nothing of it.
function mayRefuseCode(error: ReadAnswerError): boolean {
  if (error.code === 'http_status') return /^4\d\d:/.test(error.message);
  if (error.code !== 'node_error') return false;
  return !isTransient(error) || /overrid|argument|param|gas/i.test(error.message);
}

/** Reads the calls in one go, for a minute through plain calls if the chain's batch contract gives nothing. */
async function readThroughContract(
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
