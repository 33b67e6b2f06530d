import { sameAddress, ZERO_ADDRESS, type Address } from '../address';
import type { Chain } from '../chains/chain';
import { isBurnAddress } from './burnAddress';
import type { ContractRole } from './contractRole';
import { knownContracts } from './knownContracts';
import { isReservedAddress } from './reservedAddress';

/** Who is to receive money, votes or a claim, and what else the order touches. */
export interface RecipientRuleFacts {
  readonly address: Address;
  readonly chain: Chain;
  /** The tokens of the order: what is sent, or all of a route. */
  readonly tokens?: readonly string[];
  /** The pools of the route. */
  readonly pools?: readonly string[];
}

/** Why an address receives nothing. */
export type RecipientRefusal =
  | { readonly kind: 'zero' }
  | { readonly kind: 'token' }
  | { readonly kind: 'pool' }
  | { readonly kind: 'contract'; readonly role: ContractRole }
  | { readonly kind: 'reserved' };

/** `ok`: goes on. `burn`: goes on after a typed confirmation. Anything else is refused. */
export type RecipientVerdict = { readonly kind: 'ok' } | { readonly kind: 'burn' } | RecipientRefusal;

/**
 * Whether an address may receive, for every section alike (ORDER-10). The first that holds wins: the zero address, a token of the order, a
 * pool of its route, a known contract of the network, the burn address, an address that the network or its tools have reserved. Except for the
 * burn address, what lands there is lost, or lies there for whoever takes it.
 */
export function recipientVerdict({ address, chain, tokens = [], pools = [] }: RecipientRuleFacts): RecipientVerdict {
  if (sameAddress(address, ZERO_ADDRESS)) return { kind: 'zero' };
  if (tokens.some((token) => sameAddress(token, address))) return { kind: 'token' };
  if (pools.some((pool) => sameAddress(pool, address))) return { kind: 'pool' };
  const contract = knownContracts(chain).find((known) => sameAddress(known.address, address));
  if (contract) return contract.role === 'token' ? { kind: 'token' } : { kind: 'contract', role: contract.role };
  if (isBurnAddress(address)) return { kind: 'burn' };
  return { kind: isReservedAddress(address) ? 'reserved' : 'ok' };
}
