import type { Address } from '../address';

/** What a contract is there for; enough to tell a person why it is no recipient. */
export type ContractRole =
  | 'token'
  | 'wrappedCoin'
  | 'router'
  | 'factory'
  | 'positionManager'
  | 'quoter'
  | 'migrator'
  | 'multicall'
  | 'staking'
  | 'distributor'
  | 'governor'
  | 'timelock'
  | 'nameRegistry'
  | 'helper';

export interface KnownContract {
  readonly address: Address;
  readonly role: ContractRole;
}
