import { err, ok, type Result } from '../../domain/result';
import { unexpectedReply, type RpcError } from './rpcError';
import type { RpcMessage } from './rpcTransport';

/** Replies of one batch by request id. */
export type RepliesById = ReadonlyMap<number, Record<string, unknown>>;

/** The items of a reply body by their id; a lone error object, which nodes send for a refused batch, answers every id. */
export function repliesById(body: unknown, ids: readonly number[]): RepliesById {
  const items = Array.isArray(body) ? body : [body];
  const records = items.filter(isRecord);
  const sole = Array.isArray(body) ? undefined : records[0];
  if (sole !== undefined && typeof sole['id'] !== 'number') return new Map(ids.map((id) => [id, sole]));
  return new Map(records.flatMap((record) => (typeof record['id'] === 'number' ? [[record['id'], record]] : [])));
}

/** One reply as a result, or an error (NET-7) when it holds neither a result nor an error. */
export function resultOfReply(reply: Record<string, unknown> | undefined, method: string): Result<unknown, RpcError> {
  if (reply === undefined) return err(unexpectedReply(method));
  const error = reply['error'];
  if (isRecord(error)) return err(nodeError(error));
  // Beside an error, of whatever form, "null" says nothing.
  if (error && reply['result'] === null) return err(unexpectedReply(method));
  // Some gateways put the error where the reply should be.
  if (reply['result'] === undefined && reply['error'] === undefined && typeof reply['code'] === 'number')
    return err(nodeError({ ...reply, message: reply['message'] ?? reply['msg'] }));
  return reply['result'] === undefined ? err(unexpectedReply(method)) : ok(reply['result']);
}

/**
 * Why a node refused every request, where that is its own matter and another node may answer them: it is asked too much.
 * Null for an answer, and for what the chain itself refused.
 */
export function refusalOf(messages: readonly RpcMessage[], replies: RepliesById): RpcError | null {
  const refused = messages.flatMap(({ id, method }) => {
    const said = resultOfReply(replies.get(id), method);
    return said.ok || !isLimit(said.error) ? [] : [{ method, error: said.error }];
  });
  // To a request for logs alone the bare code may speak of its range, which is the question's own matter (NET-8).
  const isOfNode = refused.some(({ method, error }) => method !== 'eth_getLogs' || saysTooMuch(error));
  const [first] = refused;
  return first && isOfNode && refused.length === messages.length ? { ...first.error, code: 'rate_limited' } : null;
}

/** The code of a request beyond a node's limit (EIP-1474), which is also a node's word for a range of logs that is too wide. */
const LIMIT_EXCEEDED = -32005;
const TOO_MUCH = /rate.?limit|too many requests|request (?:count|limit)|daily|quota|capacity|throughput|credits/i;
const TOO_WIDE = /block|range|results|logs|response size/i;

/** That too much was asked at once or today; not that one request asked for too much, which any node may refuse. */
function isLimit(error: RpcError): boolean {
  const { code, rpcCode, message } = error;
  if (code !== 'node_error' || /revert/i.test(message)) return false;
  return saysTooMuch(error) || (rpcCode === LIMIT_EXCEEDED && !TOO_WIDE.test(message));
}

/** That the node was asked too often, and not for too many blocks at once: a shorter range would meet the same. */
export function isOverLimit(error: RpcError): boolean {
  return saysTooMuch(error) && !TOO_WIDE.test(error.message);
}

function saysTooMuch({ rpcCode, message }: RpcError): boolean {
  return TOO_MUCH.test(message) || rpcCode === 429;
}

function nodeError(error: Record<string, unknown>): RpcError {
  const { code, message, data } = error;
  return {
    code: 'node_error',
    message: typeof message === 'string' && message !== '' ? message : 'The node gave an error without a message',
    rpcCode: typeof code === 'number' ? code : null,
    data: data ?? null,
  };
}

function isRecord(value: unknown): value is Record<string, unknown> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
