import type { WalletSession } from '@dex/mf-shared/chain';
import type { SavedPair, TxHash } from '@dex/mf-shared/domain';
import type { DiscoveredWallet } from '../../../../shell/src/chain/wallets/injectedWallets';
import type { Found } from '../holdings/holding';
import type { Checked } from '../sending';
import type { Way } from '../ways/way';

/** What became of something that the wallet was asked. */
export type Fate = 'inWallet' | 'sent' | 'done' | 'failed' | 'replaced' | 'notKnown';

export interface Told {
  readonly id: number;
  readonly title: string;
  readonly fate: Fate;
  readonly hash: TxHash | null;
}

/** A way that is looked at before the wallet is asked. */
export interface Review {
  readonly title: string;
  readonly way: Way;
  readonly checked: Checked | null;
  readonly isAsking: boolean;
  /** Milliseconds of the page's own clock. */
  readonly openedAt: number;
  /** Why the wallet did not send it. */
  readonly refusal: string | null;
}

/** The form for a pair that the page does not know by itself. */
export interface OtherPair {
  readonly isOpen: boolean;
  readonly first: string;
  readonly second: string;
  readonly isFault: boolean;
}

/** Everything that the page shows. */
export interface PageState {
  readonly wallets: readonly DiscoveredWallet[];
  readonly connection: 'none' | 'asking' | 'failed' | 'unknownNetwork' | WalletSession;
  readonly hasChanged: boolean;
  /** Null while it is being looked for. */
  readonly found: readonly Found[] | null;
  readonly tolerance: string;
  readonly named: readonly SavedPair[];
  readonly otherPair: OtherPair;
  readonly review: Review | null;
  /** The last review was open for too long, and was closed. */
  readonly wasOutdated: boolean;
  readonly told: readonly Told[];
}

export const START: PageState = {
  wallets: [],
  connection: 'none',
  hasChanged: false,
  found: null,
  tolerance: '0.5',
  named: [],
  otherPair: { isOpen: false, first: '', second: '', isFault: false },
  review: null,
  wasOutdated: false,
  told: [],
};

/** The session of a connected wallet; null without one. */
export function sessionOf({ connection }: PageState): WalletSession | null {
  return typeof connection === 'string' ? null : connection;
}
