import type { ChainError, WalletPort } from '../contract/ports';
import type { Address } from '../domain/address';
import { chainIdHex, type ChainId } from '../domain/chainId';
import { err, ok, type Result } from '../domain/result';
import { parseTxHash, type TxHash } from '../domain/txHash';
import { systemClock, type Clock } from './clock';

const ASK_EVERY_MS = 1000;
const LONGEST_WAIT_MS = 600_000;

type Ask = (method: string, params: readonly unknown[]) => Promise<Result<unknown, ChainError>>;

/**
 * Sends calls as one atomic bundle (EIP-5792 wallet_sendCalls) and asks once a second, for ten minutes at most, for the
 * transaction that it became.
 */
export async function sendCallBundle(
  ask: Ask,
  chainId: ChainId,
  from: Address,
  calls: Parameters<WalletPort['sendCalls']>[2],
  clock: Clock = systemClock,
): Promise<Result<TxHash, ChainError>> {
  const sent = await ask('wallet_sendCalls', [
    {
      version: '2.0.0',
      chainId: chainIdHex(chainId),
      from,
      atomicRequired: true,
      calls: calls.map(({ to, data, value }) => ({ to, data, value: `0x${BigInt(value).toString(16)}` })),
    },
  ]);
  if (!sent.ok) return sent;
  const id = typeof sent.value === 'string' ? sent.value : textField(sent.value, 'id');
  if (id === null) return err({ code: 'unknown', message: 'The wallet did not give the id of the bundle' });
  return hashOfBundle(ask, id, clock);
}

async function hashOfBundle(ask: Ask, id: string, clock: Clock): Promise<Result<TxHash, ChainError>> {
  const until = clock.now() + LONGEST_WAIT_MS;
  while (clock.now() < until) {
    const answer = await ask('wallet_getCallsStatus', [id]);
    if (!answer.ok) return answer;
    const hash = firstHash(answer.value);
    if (hash !== null) return ok(hash);
    if (hasFailed(answer.value)) return err({ code: 'unknown', message: 'The wallet gave the bundle up' });
    await new Promise<void>((resolve) => clock.after(ASK_EVERY_MS, resolve));
  }
  return err({ code: 'timeout', message: 'The bundle was not mined in time' });
}

function firstHash(status: unknown): TxHash | null {
  const receipts = typeof status === 'object' && status !== null ? Reflect.get(status, 'receipts') : null;
  const hash: unknown = Array.isArray(receipts) ? textField(receipts[0], 'transactionHash') : null;
  return typeof hash === 'string' ? parseTxHash(hash) : null;
}

// EIP-5792: 4xx was never included, 5xx reverted, 6xx partly reverted.
function hasFailed(status: unknown): boolean {
  const code: unknown = typeof status === 'object' && status !== null ? Reflect.get(status, 'status') : null;
  return typeof code === 'number' && code >= 400;
}

function textField(value: unknown, name: string): string | null {
  const field: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, name) : null;
  return typeof field === 'string' ? field : null;
}
