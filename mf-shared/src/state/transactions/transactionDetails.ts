import type { NewTransaction, TransactionFate, TransactionReceipt } from '../../contract/transactions';
import type { ChainId } from '../../domain/chainId';

/** A tracked transaction (TX-15). It is pending while it has neither a receipt nor a fate. Times in milliseconds. */
export interface TransactionDetails extends NewTransaction {
  readonly lastCheckedBlockNumber?: number;
  readonly receipt?: TransactionReceipt;
  readonly confirmedTime?: number;
  readonly fate?: TransactionFate;
}

/** Per chain, keyed by hash. */
export type TransactionsState = Readonly<Partial<Record<ChainId, Readonly<Record<string, TransactionDetails>>>>>;
