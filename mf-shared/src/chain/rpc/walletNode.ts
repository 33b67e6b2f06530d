import { parseChainId, type ChainId } from '../../domain/chainId';
import { err, ok, type Result } from '../../domain/result';
import type { Clock } from '../clock';
import type { Eip1193Provider } from './eip1193';
import { chainIdIn } from './chainIdIn';
import { batchFailed, cancelled, timedOut, unexpectedReply, wrongChain, type RpcError } from './rpcError';
import type { RpcMessage } from './rpcTransport';

/** The wallet through whose node a chain is read; null while it is not to be asked. */
export type WalletNode = (chainId: ChainId) => Eip1193Provider | null;

/** What a wallet says when its own node gives nothing, rather than of what was asked (EIP-1193, JSON-RPC 2.0). */
const WITHOUT_ANSWER: readonly unknown[] = [undefined, 4001, 4100, 4200, 4900, 4901, -32603];

/**
 * Asks a wallet's node (EIP-1193) what a batch asks; gives a body of replies as a node gives it. The wallet says before and after of
 * which chain it is: a person may change it meanwhile, and then nothing that it said counts. Never rejects.
 */
export async function askWalletNode(
  provider: Eip1193Provider,
  messages: readonly RpcMessage[],
  signal: AbortSignal,
  { chainId, clock, timeoutMs }: { readonly chainId: ChainId; readonly clock: Clock; readonly timeoutMs: number },
): Promise<Result<unknown, RpcError>> {
  return new Promise((resolve) => {
    const end = (result: Result<unknown, RpcError>) => {
      cancelTimeout();
      signal.removeEventListener('abort', abort);
      resolve(result);
    };
    const abort = () => end(err(cancelled()));
    const cancelTimeout = clock.after(timeoutMs, () => end(err(timedOut())));
    signal.addEventListener('abort', abort);
    void answersOf(provider, messages, chainId).then(end, () => end(err(batchFailed())));
  });
}

async function answersOf(provider: Eip1193Provider, messages: readonly RpcMessage[], chainId: ChainId): Promise<Result<unknown, RpcError>> {
  const before = await refusalOf(provider, chainId);
  if (before) return err(before);
  const replies = await Promise.all(messages.map((message) => replyTo(provider, message)));
  const after = await refusalOf(provider, chainId);
  if (after) return err(after);
  return replies.every(({ error }) => error && isWithoutAnswer(error)) ? err(batchFailed()) : ok(replies);
}

/** Why what the wallet says does not count: it is of another chain, or does not say of which. */
async function refusalOf(provider: Eip1193Provider, chainId: ChainId): Promise<RpcError | null> {
  const answer = await provider.request({ method: 'eth_chainId' });
  // Wallets say it as a number or in decimals too, as where they are connected.
  const said = parseChainId(answer) ?? chainIdIn(answer);
  if (said === null) return unexpectedReply('eth_chainId');
  return said === chainId ? null : wrongChain(chainId, said);
}

interface Reply {
  readonly id: number;
  readonly result?: unknown;
  readonly error?: { readonly code: unknown; readonly message: unknown; readonly data: unknown };
}

async function replyTo(provider: Eip1193Provider, { id, method, params }: RpcMessage): Promise<Reply> {
  try {
    return { id, result: await provider.request({ method, params }) };
  } catch (thrown) {
    return { id, error: errorIn(thrown) };
  }
}

/** What was thrown as an error of JSON-RPC; the members of an error are not all its own. */
function errorIn(thrown: unknown): NonNullable<Reply['error']> {
  const member = (name: string): unknown => (typeof thrown === 'object' && thrown !== null ? Reflect.get(thrown, name) : undefined);
  return { code: member('code'), message: member('message'), data: member('data') };
}

/** An inner error with data is an answer of the chain, wrapped by the wallet. */
function isWithoutAnswer({ code, data }: NonNullable<Reply['error']>): boolean {
  return WITHOUT_ANSWER.includes(code) && (data === undefined || data === null);
}
