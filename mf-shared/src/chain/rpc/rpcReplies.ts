import { err, ok, type Result } from '../../domain/result';
import { unexpectedReply, type RpcError } from './rpcError';

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
  return reply['result'] === undefined ? err(unexpectedReply(method)) : ok(reply['result']);
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
