import type { ChainError, WalletPort } from '../contract/ports';
import type { Address } from '../domain/address';
import { chainIdHex, type ChainId } from '../domain/chainId';
import { err, ok, type Result } from '../domain/result';

/** The parameter of wallet_sendCalls (EIP-5792): all calls or none. */
export function bundleOf(chainId: ChainId, from: Address, calls: Parameters<WalletPort['sendCalls']>[2]) {
  return {
    version: '2.0.0',
    chainId: chainIdHex(chainId),
    from,
    atomicRequired: true,
    calls: calls.map(({ to, data, value }) => ({ to, data, value: `0x${BigInt(value).toString(16)}` })),
  };
}

/** The id in a wallet's answer to wallet_sendCalls; in its first version the answer was the id itself. */
export function bundleIdOf(answer: unknown): Result<string, ChainError> {
  const id: unknown = typeof answer === 'object' && answer !== null ? Reflect.get(answer, 'id') : answer;
  return typeof id === 'string' && id !== '' ? ok(id) : err({ code: 'unclear', message: 'The wallet did not give the id of the bundle' });
}
