import { POOR, RICH, SECOND, THIRD } from './accounts';
import type { Hex } from '../node/hex';

/** A name with the address that it resolves to; `reverse` tells whether that address claims the name for itself. */
export interface NameFact {
  readonly name: string;
  readonly address: Hex;
  readonly reverse: boolean;
}

/** Names that resolve. */
export const RESOLVING_NAMES: readonly NameFact[] = [
  { name: 'trader.eth', address: RICH, reverse: true },
  { name: 'voter.eth', address: THIRD, reverse: true },
  { name: 'friend.eth', address: POOR, reverse: false },
];

/** The second account's reverse record claims a name that resolves to somebody else: it must not be shown. */
export const LYING_REVERSE = { address: SECOND, claims: 'trader.eth' } as const;

/** A name whose content hash is the local token list. */
export const LIST_NAME = 'list.eth';

/** A name that is registered and has no address. */
export const EMPTY_NAME = 'empty.eth';
