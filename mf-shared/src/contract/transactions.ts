import type { Address } from '../domain/address';
import type { ChainId } from '../domain/chainId';
import type { Hex } from '../domain/hex';
import type { RawAmount } from '../domain/rawAmount';
import type { TxHash } from '../domain/txHash';
import type { Words } from './sections';

/** An amount as a summary shows it: already rounded text, since a stored summary must read the same after the token list changed. */
export interface SummaryAmount {
  readonly amount: string;
  readonly symbol: string;
}

/** The positions by their numbers whose fees it collects: as long as it is pending, no second collection of them is offered (V3-29). */
interface Collecting {
  readonly collectsFrom?: readonly string[];
}

/** The staking contracts whose rewards it claims: as long as it is pending, no second claim of them is offered with others (V3-23). */
interface Claiming {
  readonly claimsFrom?: readonly string[];
}

/** The pair whose shares it takes from the account: as long as it is pending, nothing else that takes them is offered (ORDER-22). */
interface TakingShares {
  readonly sharesOf?: string;
}

/** What a transaction does, as facts; the sentence is made from it where it is shown (TX-15). */
export type TransactionSummary =
  | {
      readonly kind: 'swap';
      readonly input: SummaryAmount;
      readonly output: SummaryAmount;
      readonly exact: 'input' | 'output';
      readonly version: 'v2' | 'v3' | 'mixed';
      readonly recipient?: string;
    }
  | { readonly kind: 'wrap'; readonly input: SummaryAmount; readonly output: SummaryAmount }
  | { readonly kind: 'unwrap'; readonly input: SummaryAmount; readonly output: SummaryAmount }
  | { readonly kind: 'send'; readonly amount: SummaryAmount; readonly recipient: string }
  | { readonly kind: 'approve'; readonly symbol: string }
  | { readonly kind: 'resetApproval'; readonly symbol: string }
  | { readonly kind: 'revoke'; readonly symbol: string }
  | { readonly kind: 'revokePositions' }
  | { readonly kind: 'revokeAll'; readonly count: number }
  | { readonly kind: 'createPool'; readonly symbolA: string; readonly symbolB: string }
  | (Collecting & { readonly kind: 'addLiquidity'; readonly version: 'v2' | 'v3'; readonly a: SummaryAmount; readonly b: SummaryAmount })
  | (Collecting &
      TakingShares & {
        readonly kind: 'removeLiquidity';
        readonly version: 'v2' | 'v3';
        readonly a: SummaryAmount;
        readonly b: SummaryAmount;
      })
  | (Collecting & { readonly kind: 'collectFees'; readonly symbolA: string; readonly symbolB: string })
  /** Of one side of a position alone: the other one stays owed. */
  | (Collecting & { readonly kind: 'collectFeesAlone'; readonly symbol: string })
  /** `rewards`: of how many mining pools the rewards come with it. */
  | (Collecting & Claiming & { readonly kind: 'collectAllFees'; readonly count: number; readonly rewards?: number })
  | (TakingShares & { readonly kind: 'migrate'; readonly symbolA: string; readonly symbolB: string })
  | { readonly kind: 'stake'; readonly amount: SummaryAmount }
  | (Claiming & { readonly kind: 'withdrawStake' })
  | (Claiming & { readonly kind: 'claimRewards'; readonly symbol: string })
  | { readonly kind: 'claimAirdrop'; readonly amount: SummaryAmount; readonly recipient: string }
  | { readonly kind: 'delegate'; readonly delegatee: string }
  | { readonly kind: 'vote'; readonly support: 0 | 1 | 2; readonly proposal: string }
  | { readonly kind: 'propose'; readonly title: string }
  /** Of a section whose orders no other part of the page knows: the whole sentence in every language, so that it is told without the section. */
  | { readonly kind: 'told'; readonly section: string; readonly sentence: Words };

/** A receipt as it is stored ; a missing status counts as success (TX-13). */
export interface TransactionReceipt {
  readonly blockHash: string;
  readonly blockNumber: number;
  readonly contractAddress: string | null;
  readonly from: string;
  readonly status?: number;
  readonly to: string | null;
  readonly transactionHash: string;
  readonly transactionIndex: number;
}

/** A transaction that a wallet has just accepted. Times are milliseconds since the epoch. */
export interface NewTransaction {
  readonly hash: TxHash;
  readonly chainId: ChainId;
  readonly from: Address;
  readonly addedTime: number;
  readonly summary: TransactionSummary;
  /** Present on an approval: what the pending approval counts for (ORDER-13). */
  readonly approval?: { readonly tokenAddress: Address; readonly spender: Address };
  /** Present on an airdrop claim. */
  readonly claim?: { readonly recipient: Address };
}

/**
 * A sent transaction as a node showed it: who pays for it (the owner, where a contract wallet sends), its nonce, and what it calls;
 * the data as its Keccak hash. Another transaction of the same sender and nonce with the same three is the same order (TX-14).
 */
export interface TransactionSighting {
  readonly sender: Address;
  readonly nonce: number;
  readonly to: Address | null;
  readonly value: RawAmount;
  readonly dataHash: Hex;
}

/** How a pending transaction ended without a receipt of its own (TX-14); `unclear`: its nonce was used, by what no node shows (TX-23). */
export type TransactionFate = 'replaced' | 'dropped' | 'unclear';

/**
 * By what a call that a wallet was asked to send is found on the chain. `nonceBefore` is how many transactions of the sender were
 * mined when the wallet was asked, null when that is not known. `isBatch` where the wallet was asked for a batch, which others may carry
 * to the chain: nonces prove nothing against it.
 */
export interface CallTraces {
  readonly nonceBefore: number | null;
  readonly isBatch?: true;
  readonly call: { readonly to: Address; readonly data: Hex; readonly value: RawAmount };
}

/**
 * What is followed in place of a hash: a batch by the id that the wallet gave it (EIP-5792), or a call of which it is not known
 * whether the wallet sent it, by the sender's nonce. `asked`: the wallet has the request before its person, and this page waits for
 * the answer; once the page is gone nobody does, and the request is read from the storage as `unknown`. A batch of which the wallet
 * says that it knows nothing becomes `unknown` too, by its `traces`, and is asked for by its id all the same; it is a batch again, of
 * `callCount` calls, once the wallet says that it is under way. Not so where the person has left it (`left`) because the wallet says
 * nothing else: only its end counts then (TX-27).
 */
export type OutstandingTrack =
  | { readonly kind: 'batch'; readonly batchId: string; readonly callCount: number; readonly traces?: CallTraces }
  | ({ readonly kind: 'unknown'; readonly batchId?: string; readonly callCount?: number; readonly left?: true } & CallTraces)
  | ({ readonly kind: 'asked' } & CallTraces);

/** A request that a wallet took, or may have taken, without giving the hash of a transaction. Times are milliseconds since the epoch. */
export interface NewOutstanding {
  /** Made by who asks; the same id is told again when the request is settled. */
  readonly id: string;
  readonly chainId: ChainId;
  readonly from: Address;
  readonly addedTime: number;
  readonly summary: TransactionSummary;
  readonly approval?: NewTransaction['approval'];
  readonly claim?: NewTransaction['claim'];
  readonly track: OutstandingTrack;
}

/**
 * How an outstanding request ended. `mined`: by this transaction, which is then followed as any other. `failed`: 400 before it came
 * to the chain, 500 reverted whole. `partial`: some calls of a batch took effect. `notSent`, so far: every nonce
 * that it could have had was used by another transaction, and none waits. A wallet that still has the request gives it a new nonce when
 * it is confirmed, so `mined` may follow. With `saidTime` nothing proves it: the person said so then, having looked into the wallet. `answered`: the wallet said what it did with what it was asked; if that is
 * more than a refusal, it is recorded on its own.
 */
export type OutstandingOutcome =
  | { readonly kind: 'mined'; readonly hash: TxHash }
  | { readonly kind: 'failed'; readonly code: 400 | 500 }
  | { readonly kind: 'partial'; readonly hashes: readonly TxHash[] }
  | { readonly kind: 'notSent'; readonly saidTime?: number | undefined }
  | { readonly kind: 'answered' };
