import type { NameService } from '../../contract/ports';
import { sameAddress, type Address } from '../../domain/address';

/** What a name stands for now, against the address that was shown. `unknown`: the chain did not answer, so nothing may be sent. */
export type NameCheck =
  | { readonly kind: 'same' }
  | { readonly kind: 'changed'; readonly address: Address }
  | { readonly kind: 'gone' }
  | { readonly kind: 'unknown' };

/**
 * Asks for a recipient's name once more (EIP-137, ORDER-10) when its order is reviewed: a record may have changed since it was typed, and
 * what is paid to the old address is lost. Never throws.
 */
export async function resolveAgain(names: Pick<NameService, 'resolve'>, name: string, shown: Address): Promise<NameCheck> {
  const now = await names.resolve(name);
  if (!now.ok) return { kind: 'unknown' };
  if (now.value === null) return { kind: 'gone' };
  return sameAddress(now.value, shown) ? { kind: 'same' } : { kind: 'changed', address: now.value };
}
