import { MAINNET, sameAddress, type Address, type ChainId } from '@dex/mf-shared/domain';

/** Names of contracts that proposals speak to (GOV-13); the third governor has none. */
export type AddressLabel = 'token' | 'timelock' | 'governorV0' | 'governor';

export interface GovernanceAddresses {
  readonly token: Address | null;
  readonly timelock: Address | null;
  readonly governors: readonly (Address | null)[];
}

/** The label of an address on mainnet, or null. */
export function addressLabel(chainId: ChainId, address: Address, { token, timelock, governors }: GovernanceAddresses): AddressLabel | null {
  if (chainId !== MAINNET) return null;
  if (sameAddress(address, token)) return 'token';
  if (sameAddress(address, timelock)) return 'timelock';
  if (sameAddress(address, governors[0])) return 'governorV0';
  return sameAddress(address, governors[1]) ? 'governor' : null;
}
