import { parseAddress, type Address } from '../address';
import type { Chain } from '../chains/chain';
import { v2PairAddress } from '../poolAddress';
import { err, ok, type Result } from '../result';
import { sameCurrency, type Token } from './currency';

/** Why two tokens make no pair; the message is for the console (TOKEN-23). */
export interface PairError {
  readonly code: 'invalid_token_address' | 'chains_differ' | 'tokens_equal' | 'no_v2_factory';
  readonly message: 'Invalid token address' | 'Not matching chain IDs' | 'Tokens cannot be equal' | 'No V2 factory address on this chain';
}

/** The text as a token's address; "Invalid token address" for anything that is none. */
export function parseTokenAddress(text: string): Result<Address, PairError> {
  const address = parseAddress(text);
  return address ? ok(address) : err({ code: 'invalid_token_address', message: 'Invalid token address' });
}

/** The version-2 pair of two tokens on a network: both of it, different, and with a factory there. */
export function v2Pair(chain: Pick<Chain, 'chainId' | 'v2'>, one: Token, other: Token): Result<Address, PairError> {
  if (one.chainId !== chain.chainId || other.chainId !== chain.chainId) {
    return err({ code: 'chains_differ', message: 'Not matching chain IDs' });
  }
  if (sameCurrency(one, other)) return err({ code: 'tokens_equal', message: 'Tokens cannot be equal' });
  if (!chain.v2) return err({ code: 'no_v2_factory', message: 'No V2 factory address on this chain' });
  return ok(v2PairAddress(chain.v2, one.address, other.address));
}
