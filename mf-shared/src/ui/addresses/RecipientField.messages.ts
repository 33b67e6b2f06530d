import type { RecipientRefusal } from '../../domain/recipients/recipientRule';
import { defineTexts } from '../texts/defineTexts';

export const recipientTexts = defineTexts({
  label: { id: 'shared.recipient.label', defaultMessage: 'Recipient' },
  placeholder: { id: 'shared.recipient.placeholder', defaultMessage: 'Wallet Address or ENS name' },
  looking: { id: 'shared.recipient.looking', defaultMessage: 'Looking up the name…' },
  notFound: {
    id: 'shared.recipient.notFound',
    defaultMessage: 'No address was found for this. Check the spelling, or enter the address itself.',
  },
  failed: { id: 'shared.recipient.failed', defaultMessage: 'The name could not be looked up. Try again, or enter the address itself.' },
  unchecked: {
    id: 'shared.recipient.unchecked',
    defaultMessage: 'The address could not be checked. Look at your connection, then enter it again.',
  },
  resolved: { id: 'shared.recipient.resolved', defaultMessage: 'This name stands for {address}' },
  burn: {
    id: 'shared.recipient.burn',
    defaultMessage: 'Nobody has the key of this address. Whatever goes there is out of reach for good.',
  },
  burnTitle: { id: 'shared.recipient.burnTitle', defaultMessage: 'Out of reach for good' },
});

/** Why an address receives nothing, and what to do; `address` is given where a name stands for it. */
export const refusalTexts = defineTexts({
  zero: {
    id: 'shared.recipient.refused.zero',
    defaultMessage: 'This is the zero address, which belongs to nobody. Enter the address of a person or a wallet.',
  },
  token: {
    id: 'shared.recipient.refused.token',
    defaultMessage: 'This is the address of a token itself, not of somebody who holds it. Enter the address of a person or a wallet.',
  },
  pool: {
    id: 'shared.recipient.refused.pool',
    defaultMessage: 'This is a pool that the trade goes through: it would keep everything. Enter the address of a person or a wallet.',
  },
  contract: {
    id: 'shared.recipient.refused.contract',
    defaultMessage:
      'This is {role, select, wrappedCoin {the contract of the wrapped coin} router {a router of an exchange} factory {a factory of pools} positionManager {the manager of positions} quoter {a contract that quotes prices} migrator {the contract that moves liquidity} multicall {a contract that bundles calls} staking {a staking contract} distributor {the contract that pays out claims} governor {a governor contract} timelock {the timelock of the governance} nameRegistry {the registry of names} other {a helper contract}}: it gives nothing back. Enter the address of a person or a wallet.',
  },
  reserved: {
    id: 'shared.recipient.refused.reserved',
    defaultMessage:
      'This address belongs to nobody: networks and tools have it reserved, and what goes there is lost. Enter the address of a person or a wallet.',
  },
}) satisfies Record<RecipientRefusal['kind'], unknown>;
