import type { NewTransaction, TransactionFate, TransactionReceipt, TransactionSighting } from '../../contract/transactions';
import type { ChainId } from '../../domain/chainId';

/** A tracked transaction (TX-15). It is pending while it has neither a receipt nor a fate. Times in milliseconds. */
export interface TransactionDetails extends NewTransaction {
  /** The newest block at which it was looked for; once mined, the newest at which its receipt still stood. */
  readonly lastCheckedBlockNumber?: number;
  /** As a node showed it; missing while none has. */
  readonly sighting?: TransactionSighting;
  /** Present while the signers of a contract wallet have yet to agree. */
  readonly waitsForSigners?: true;
  /** Its `transactionHash` is another than `hash` when the order was sent again with more gas. */
  readonly receipt?: TransactionReceipt;
  readonly confirmedTime?: number;
  readonly fate?: TransactionFate;
  /** The block at which it was believed to be replaced: what took its place may be taken back for a while. */
  readonly replacedAt?: number;
  /** Present once the person took it off the list of recent transactions. */
  readonly cleared?: true;
}

/** Per chain, keyed by hash. */
export type TransactionsState = Readonly<Partial<Record<ChainId, Readonly<Record<string, TransactionDetails>>>>>;
