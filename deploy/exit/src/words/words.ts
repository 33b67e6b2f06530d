import type { OrderProblem } from '@dex/mf-shared/orders';
import type { Place } from '../holdings/holding';
import type { WayKind } from '../ways/way';

/** An amount in words: figure and symbol. */
export interface Said {
  readonly amount: string;
  readonly symbol: string;
}

/** What went wrong with an order, for each kind that this page can meet. */
export type ProblemFigures = Readonly<Record<'measured' | 'limit' | 'reason', string>>;

/** All texts of the page in one language. */
export interface Words {
  readonly title: string;
  readonly intro: string;
  readonly framed: string;
  readonly connect: string;
  readonly noWallet: string;
  /** A wallet that does not say its name. */
  readonly unnamedWallet: string;
  readonly connecting: string;
  readonly notConnected: string;
  readonly changed: string;
  readonly account: string;
  readonly network: string;
  readonly unknownNetwork: string;
  readonly looking: string;
  readonly lookAgain: string;
  readonly nothing: string;
  readonly place: Readonly<Record<Place, string>>;
  readonly unread: (place: string) => string;
  readonly tolerance: string;
  readonly toleranceHint: string;
  readonly invalidTolerance: string;
  readonly position: (id: string, pair: string, fee: string) => string;
  readonly shares: (pair: string) => string;
  readonly stake: (pair: string) => string;
  readonly airdrop: string;
  readonly wrapped: string;
  readonly holds: string;
  readonly fees: string;
  readonly earned: string;
  readonly unknown: string;
  readonly noPrice: string;
  readonly way: Readonly<Record<WayKind, string>>;
  /** A way and what it is gone with. */
  readonly wayOf: (way: string, holding: string) => string;
  /** That, and what became of it. */
  readonly fateOf: (title: string, fate: string) => string;
  readonly otherPair: string;
  readonly otherPairHint: string;
  readonly tokenA: string;
  readonly tokenB: string;
  readonly look: string;
  readonly notTokens: string;
  readonly checking: string;
  readonly asked: string;
  readonly contract: string;
  readonly unknownContract: string;
  readonly pays: string;
  readonly paysAtMost: string;
  readonly receives: string;
  readonly receivesAtLeast: string;
  readonly to: string;
  readonly toYourself: string;
  readonly until: string;
  readonly changes: string;
  readonly notTried: string;
  readonly leaves: string;
  readonly arrives: string;
  readonly cost: string;
  readonly approveFirst: (said: Said) => string;
  readonly approve: string;
  readonly confirm: string;
  readonly back: string;
  readonly checkAgain: string;
  readonly goOnWith: (amount: string) => string;
  /** An amount of a token whose decimals nobody said. */
  readonly smallestUnits: (said: Said) => string;
  readonly aloneHint: string;
  readonly takeAlone: (symbol: string) => string;
  readonly outdated: string;
  readonly inWallet: string;
  readonly sent: string;
  readonly done: string;
  readonly failed: string;
  readonly notKnown: string;
  readonly notSent: (reason: string) => string;
  readonly replaced: string;
  readonly rejected: string;
  readonly problem: (kind: OrderProblem['kind'], figures: ProblemFigures) => string;
}
