import type { Observable } from 'rxjs';
import type { Address } from '../domain/address';
import type { ChainId } from '../domain/chainId';
import type { TxHash } from '../domain/txHash';
import type { AnalyticsEvent } from './analytics';
import type { DialogRequest } from './dialogs';
import type {
  NewOutstanding,
  NewTransaction,
  OutstandingOutcome,
  TransactionFate,
  TransactionReceipt,
  TransactionSighting,
  TransactionSummary,
} from './transactions';

/** A block of one chain: its height, and its time in seconds since the epoch. */
export interface Block {
  readonly chainId: ChainId;
  readonly number: number;
  readonly timestamp: number;
}

/** What the page itself has to say, apart from transactions. */
export type NoticeKind = 'storageUnavailable' | 'storageFull' | 'expertModeByLink' | 'newVersion' | 'releaseRevoked' | 'airdrop';

/** A notice at the edge of the page (SHELL-11). `removeAfterMs` null means it stays until closed. */
export interface Popup {
  readonly key: string;
  readonly content:
    | {
        readonly kind: 'transaction';
        readonly hash: TxHash;
        readonly chainId: ChainId;
        readonly success: boolean;
        readonly summary: TransactionSummary;
      }
    | {
        readonly kind: 'transactionFate';
        readonly hash: TxHash;
        readonly chainId: ChainId;
        readonly fate: TransactionFate;
        readonly summary: TransactionSummary;
      }
    | {
        readonly kind: 'request';
        readonly chainId: ChainId;
        readonly outcome: Exclude<OutstandingOutcome['kind'], 'mined' | 'answered'>;
        readonly summary: TransactionSummary;
      }
    | { readonly kind: 'notice'; readonly notice: NoticeKind };
  readonly removeAfterMs: number | null;
}

/** Everything that crosses the bus, past tense, one union. */
export type BusEvent =
  | { readonly kind: 'blockMined'; readonly block: Block }
  | { readonly kind: 'transactionAdded'; readonly transaction: NewTransaction }
  | { readonly kind: 'transactionSighted'; readonly chainId: ChainId; readonly hash: TxHash; readonly sighting: TransactionSighting }
  | {
      readonly kind: 'transactionChecked';
      readonly chainId: ChainId;
      readonly hash: TxHash;
      readonly blockNumber: number;
      /** The hash is what the signers of a contract wallet have yet to agree on; no node knows it. */
      readonly waitsForSigners: boolean;
    }
  /** A reorganisation took the receipt back: the transaction is pending again. */
  | { readonly kind: 'transactionTakenBack'; readonly chainId: ChainId; readonly hash: TxHash; readonly blockNumber: number }
  /** `hash` is the one it was sent with; a receipt with another `transactionHash` is that of the same order, sent again. */
  | {
      readonly kind: 'transactionFinalised';
      readonly chainId: ChainId;
      readonly hash: TxHash;
      readonly receipt: TransactionReceipt;
      readonly confirmedTime: number;
    }
  | {
      readonly kind: 'transactionReplaced';
      readonly chainId: ChainId;
      readonly hash: TxHash;
      readonly fate: TransactionFate;
      readonly blockNumber: number;
    }
  | { readonly kind: 'requestOutstanding'; readonly request: NewOutstanding }
  | { readonly kind: 'requestSettled'; readonly id: string; readonly outcome: OutstandingOutcome }
  /** The wallet keeps saying that it knows nothing of a batch that it took, or its answer does not say whether it sent what it was asked. */
  | { readonly kind: 'requestDoubted'; readonly id: string }
  /** It knows it after all. */
  | { readonly kind: 'requestRecognised'; readonly id: string }
  /** The person waits no longer for a wallet that only ever says that a batch is under way (TX-27). */
  | { readonly kind: 'requestLeft'; readonly id: string }
  | { readonly kind: 'popupShown'; readonly popup: Popup }
  | { readonly kind: 'popupClosed'; readonly key: string }
  | { readonly kind: 'dialogOpened'; readonly dialog: DialogRequest }
  | { readonly kind: 'dialogClosed' }
  /** Somebody wants a chain's figures read anew now. */
  | { readonly kind: 'readingDemanded'; readonly chainId: ChainId }
  | { readonly kind: 'eventReported'; readonly event: AnalyticsEvent }
  | { readonly kind: 'airdropStatusChanged'; readonly account: Address; readonly status: AirdropStatus };

/** How the connected account stands to the airdrop, for the header's claim button (SHELL-13). */
export type AirdropStatus = 'none' | 'unclaimed' | 'claiming';

export type BusEventOf<K extends BusEvent['kind']> = Extract<BusEvent, { kind: K }>;

/** What a section may say; blocks and receipts are the shell's alone. `requestSettled`, `requestDoubted` and `requestLeft`: what a wallet answers to what it was asked, or a person says of it. */
export type RemoteEvent = BusEventOf<
  | 'transactionAdded'
  | 'requestOutstanding'
  | 'requestSettled'
  | 'requestDoubted'
  | 'requestLeft'
  | 'popupShown'
  | 'popupClosed'
  | 'dialogOpened'
  | 'dialogClosed'
  | 'readingDemanded'
  | 'eventReported'
  | 'airdropStatusChanged'
>;

/** The bus as a section sees it: read-only streams and a typed `emit`. */
export interface Bus {
  /** All later events of one kind; hot, without replay. */
  on<K extends BusEvent['kind']>(kind: K): Observable<BusEventOf<K>>;
  /** The newest block of a chain, replayed to a late subscriber; heights only grow; paused while the page is hidden. */
  block$(chainId: ChainId): Observable<Block>;
  emit(event: RemoteEvent): void;
}
