import { ok, type CodedError, type Result } from '../../domain/result';
import { repliesById } from './rpcReplies';
import type { RpcMessage } from './rpcTransport';

/** Whom a batch is put to: a node by its address, a wallet by its provider. */
type Asked = string | object;

/** What somebody says who does not know a method, or only another form of it (JSON-RPC 2.0, EIP-1193). */
const UNKNOWN_METHOD: readonly unknown[] = [-32601, -32602, 4200];

/**
 * Methods that a node may do without. Of the others such a word is of the moment, or of the one call: the page would be blind for the rest
 * of the visit if it were kept.
 */
const OPTIONAL: readonly string[] = ['eth_simulateV1'];

/** Keeps who has said that a method is not there: nobody is asked in vain twice in a visit, and one word never speaks for another (ORDER-2). */
export interface MissingMethods {
  /** Puts a batch to somebody, without what is known to be missing there, which is answered as he would; gives a body of replies. */
  ask<E extends CodedError>(
    asked: Asked,
    messages: readonly RpcMessage[],
    send: (messages: readonly RpcMessage[]) => Promise<Result<unknown, E>>,
  ): Promise<Result<unknown, E>>;
}

/** Starts with nothing known of anybody. */
export function createMissingMethods(): MissingMethods {
  const missing = new Map<Asked, ReadonlySet<string>>();
  return {
    ask: async (asked, messages, send) => {
      const isMissing = ({ method }: RpcMessage) => missing.get(asked)?.has(method) === true;
      const refused = messages.filter(isMissing).map(({ id }) => ({ id, error: { code: -32601, message: 'Method not found' } }));
      const sent = messages.filter((message) => !isMissing(message));
      if (sent.length === 0) return ok(refused);
      const answer = await send(sent);
      if (!answer.ok) return answer;
      const replies = repliesById(
        answer.value,
        sent.map(({ id }) => id),
      );
      const learnt = sent.filter(({ id, method }) => OPTIONAL.includes(method) && saysUnknown(replies.get(id)));
      if (learnt.length > 0) missing.set(asked, new Set([...(missing.get(asked) ?? []), ...learnt.map(({ method }) => method)]));
      if (refused.length === 0) return answer;
      return ok([...[...replies].map(([id, reply]) => ({ ...reply, id })), ...refused]);
    },
  };
}

function saysUnknown(reply: Record<string, unknown> | undefined): boolean {
  const error = reply?.['error'];
  return typeof error === 'object' && error !== null && UNKNOWN_METHOD.includes(Reflect.get(error, 'code'));
}
