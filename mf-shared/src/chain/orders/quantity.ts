import type { ChainError } from '../../contract/ports';
import type { Result } from '../../domain/result';

/** A figure that a node gave as a quantity of JSON-RPC (0x…); null where it gave none. */
export function quantity(answer: Result<unknown, ChainError>): bigint | null {
  return answer.ok && typeof answer.value === 'string' && /^0x[0-9a-f]+$/i.test(answer.value) ? BigInt(answer.value) : null;
}
