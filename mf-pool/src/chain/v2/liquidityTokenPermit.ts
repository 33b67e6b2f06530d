import { utils } from 'ethers';
import { LIQUIDITY_TOKEN_PERMIT, type Address, type ChainId, type Hex, type PermitInfo } from '@dex/mf-shared/domain';

/**
 * How the shares of a pair can be permitted: under the listed domain, or under the pair's own name where that is what the
 * contract's DOMAIN_SEPARATOR was made of (EIP-712, V2-9). Null when neither gives the separator: a signature would not count.
 */
export function liquidityTokenPermit(chainId: ChainId, pair: Address, name: string | null, separator: Hex | null): PermitInfo | null {
  if (separator === null) return null;
  const candidates = [LIQUIDITY_TOKEN_PERMIT, ...(name ? [{ ...LIQUIDITY_TOKEN_PERMIT, name }] : [])];
  return (
    candidates.find(
      (info) =>
        utils._TypedDataEncoder.hashDomain({
          name: info.name,
          ...(info.version === null ? {} : { version: info.version }),
          chainId,
          verifyingContract: pair,
        }) === separator.toLowerCase(),
    ) ?? null
  );
}
