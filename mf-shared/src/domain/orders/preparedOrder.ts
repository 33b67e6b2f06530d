import type { Address } from '../address';
import type { RawAmount } from '../rawAmount';
import type { OrderCall } from './order';
import type { Asset, Statement } from './statement';

/** A call with what was read back from its bytes. */
export interface SaidCall {
  readonly call: OrderCall;
  readonly says: readonly Statement[];
}

/** An amount of an asset that changes hands, in raw units. */
export interface Moved {
  readonly asset: Asset;
  readonly amount: RawAmount;
}

/** What a trial on the node showed. */
export interface Changes {
  /** What the account has less of afterwards, network cost not counted. */
  readonly leaves: readonly Moved[];
  /** What the order's recipients, and the account, have more of afterwards. */
  readonly arrives: readonly (Moved & { readonly recipient: Address })[];
  /** What the spenders of the order may still take afterwards. */
  readonly allowances: readonly { readonly token: Address; readonly spender: Address; readonly amount: RawAmount }[];
}

/** The balances whose change makes another trial worth while: those that the order's own transfers touched. */
export interface Dependency {
  readonly token: Address;
  readonly holder: Address;
}

/**
 * How the calls reach the chain: on their own, after approvals of their own; as an atomic batch of the wallet (EIP-5792); or in
 * one wc_multiCall of a contract wallet to itself.
 */
export type SendingWay = 'call' | 'walletBatch' | 'multicallWallet';

/** An order as it will be signed: everything that is shown is made from this, and exactly this is sent. */
export interface PreparedOrder {
  readonly way: SendingWay;
  /** What the wallet is asked to send, in order; more than one only in a batch. */
  readonly sends: readonly OrderCall[];
  /** All that those calls do, each read back from its bytes; the order's own call is the last. */
  readonly says: readonly SaidCall[];
  /** True while an approval has to be mined before the call can be sent. */
  readonly waitsForApproval: boolean;
  /** Gas units, margin included, as decimal text; null when the wallet or a later estimate decides. */
  readonly gasLimit: string | null;
  /** What it would cost at the present price, in wei; null when not known. */
  readonly networkCost: RawAmount | null;
  /**
   * In wei, where the account holds enough of the coin for what is paid with it, but not for the network cost too, and somebody else may pay
   * that: an account that delegates (EIP-7702) may have a sponsor. Null for every other account, which is then held up.
   */
  readonly coinShort: { readonly needed: RawAmount; readonly balance: RawAmount } | null;
  /** What the trial showed; null when the node cannot run one. */
  readonly changes: Changes | null;
  readonly dependsOn: readonly Dependency[];
}

/** Why the person who stands behind an order is no longer its sender. */
export type IdentityChange = 'accountChanged' | 'chainChanged' | 'disconnected';
