import type { SendAnswer } from '../../contract/orders';
import type { ChainError } from '../../contract/ports';
import type { ShellServices } from '../../contract/services';
import type { CallTraces, NewOutstanding } from '../../contract/transactions';
import type { Address } from '../../domain/address';
import type { ChainId } from '../../domain/chainId';
import type { OrderCall } from '../../domain/orders/order';
import type { Result } from '../../domain/result';
import type { NodeRequests } from '../nodeRequests';
import { newRequestId } from './requestId';

export interface SendServices extends Pick<ShellServices, 'wallet'> {
  readonly node: NodeRequests;
  readonly bus: Pick<ShellServices['bus'], 'emit'>;
}

/** What a wallet's request is told as; times are milliseconds since the epoch. */
export type ToldSend = Omit<NewOutstanding, 'id' | 'track'>;

/** A request to send, before it reaches the wallet. */
export interface Asking<Value> {
  /** Under which it is recorded; a new one where none is given. */
  readonly id?: string;
  readonly about: Omit<ToldSend, 'addedTime'>;
  /** The call by which it is found on the chain, if the wallet does not say what it did. */
  readonly call: OrderCall;
  /** That call is one of a batch. */
  readonly isBatch?: true;
  readonly ask: () => Promise<Result<Value, ChainError>>;
  /** Records what the wallet took. */
  readonly taken: (value: Value, told: ToldSend, traces: CallTraces) => SendAnswer;
}

/**
 * Asks a wallet to send, under a record that is made before: a page that is reloaded or closed while the wallet asks would else leave
 * no trace of what may still be sent. Whatever comes of it is recorded under its sender and chain, however late the answer is
 * (ORDER-7), and before the first record ends, so that at no moment neither of the two is there. An answer that says nothing leaves that
 * record, as one whose end is looked for.
 */
export async function askRecorded<Value>(
  { node, bus }: Pick<SendServices, 'node' | 'bus'>,
  { id = newRequestId(), about, call, isBatch, ask, taken }: Asking<Value>,
  now: () => number,
): Promise<SendAnswer> {
  const nonceBefore = await nonceOf(node, about.chainId, about.from);
  const traces: CallTraces = { nonceBefore, call, ...(isBatch ? { isBatch } : {}) };
  bus.emit({ kind: 'requestOutstanding', request: { ...about, id, addedTime: now(), track: { kind: 'asked', ...traces } } });
  const sent = await ask();
  if (!sent.ok && sent.error.code === 'unclear') {
    // No second record: of the first one it may be known by now what became of it.
    bus.emit({ kind: 'requestDoubted', id });
    return { kind: 'unknown', id };
  }
  const answer: SendAnswer = sent.ok ? taken(sent.value, { ...about, addedTime: now() }, traces) : { kind: 'notSent', error: sent.error };
  bus.emit({ kind: 'requestSettled', id, outcome: { kind: 'answered' } });
  return answer;
}

/** How many transactions of an account are mined; null where the node does not say. It is how one that was sent unseen is found. */
async function nonceOf(node: SendServices['node'], chainId: ChainId, account: Address): Promise<number | null> {
  const nonce = await node.request(chainId, 'eth_getTransactionCount', [account, 'latest']);
  return nonce.ok && typeof nonce.value === 'string' && /^0x[0-9a-f]{1,12}$/i.test(nonce.value) ? Number(nonce.value) : null;
}
