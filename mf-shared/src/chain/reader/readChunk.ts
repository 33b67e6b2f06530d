import type { ReadCall } from '../../contract/ports';
import type { Result } from '../../domain/result';
import type { Clock } from '../clock';
import { plainEncoder } from '../encoders/plainCalls';
import type { ReadAnswer, ReadAnswerError, ReadEncoder } from '../encoders/readEncoder';
import type { ChainLog } from '../log';
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
  const others = calls.filter(({ code }) => !code);
  if (others.length === calls.length) return readThroughContract(reader, calls, signal);
  const wasPlain = isPlain(reader);
  let refused: Result<ReadAnswer, ReadAnswerError> | null = null;
  if (reader.clock.monotonic() >= (reader.noCodeUntil ?? 0)) {
    refused = await ask(reader.client, encoderNow(reader), calls, signal);
    if (refused.ok || isOfTheMoment(refused.error)) return refused;
  }
  // Nobody waits as long once more: after a node that did not answer in time the next round comes without code.
  const isLate = refused?.error.code === 'timed_out';
  const answer = refused && isLate ? refused : await readThroughContract(reader, others, signal);
  // What fails without code too was not refused for it, nor by a batch contract that is not there at all.
  if (refused && (isLate || (answer.ok && isPlain(reader) === wasPlain))) {
    noteWay(reader, refused.error.message, 'without code of its own');
    reader.noCodeUntil = reader.clock.monotonic() + NO_CODE_MS;
  }
  if (!answer.ok) return answer;
  const data = calls.map((call) => (call.code ? null : (answer.value.data[others.indexOf(call)] ?? null)));
  return { ...answer, value: { ...answer.value, data } };
}

/** Failures that have nothing to do with what was asked. All others may come of the code: nodes, and what stands before them, refuse it in words of their own, or give nothing. */
function isOfTheMoment({ code, message }: ReadAnswerError): boolean {
  return code === 'rate_limited' || /header not found/i.test(message);
}

function noteWay({ log, client }: ChunkReader, why: string, how: string): void {
  log.debug(`${why} on chain ${client.chainId}: reading ${how} for a minute`);
}

function isPlain(reader: ChunkReader): boolean {
  return reader.clock.monotonic() < reader.plainUntil;
}

function encoderNow(reader: ChunkReader): ReadEncoder {
  return isPlain(reader) ? plainEncoder : reader.encoder;
}

/** Reads the calls in one go, for a minute through plain calls if the chain's batch contract gives nothing. */
async function readThroughContract(
  reader: ChunkReader,
  calls: readonly ReadCall[],
  signal: AbortSignal,
): Promise<Result<ReadAnswer, ReadAnswerError>> {
  const encoder = encoderNow(reader);
  const answer = await ask(reader.client, encoder, calls, signal);
  if (answer.ok || answer.error.code !== 'no_contract' || encoder === plainEncoder) return answer;
  // Many chunks may find it out at once: one line a minute.
  if (!isPlain(reader)) noteWay(reader, answer.error.message, 'with plain calls');
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
