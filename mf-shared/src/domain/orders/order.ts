import type { Address } from '../address';
import type { SignedPermit } from '../approvals/permitMessage';
import type { PermitInfo } from '../approvals/permitTable';
import type { PermitUse } from '../approvals/permitUse';
import type { ChainId } from '../chainId';
import type { Hex } from '../hex';
import type { RawAmount } from '../rawAmount';
import type { Result } from '../result';
import type { Token } from '../tokens/currency';
import type { Asset, Statement } from './statement';

/** One call of an order, before its sender and gas are added. `value` in wei. */
export interface OrderCall {
  readonly to: Address;
  readonly data: Hex;
  readonly value: RawAmount;
  /** Units of gas, where the contract's calls have a fixed limit (MINING-5); an estimate with a margin decides otherwise. */
  readonly gasLimit?: RawAmount;
}

/** An allowance that must stand before the order's call can succeed: `amount` raw units of a token for a spender. */
export interface AllowanceNeed {
  readonly token: Token;
  readonly spender: Address;
  /** The most that the order may take: exactly this is approved by "this amount". */
  readonly amount: RawAmount;
  /** How the token can be permitted inside the order's own call, or null where only an approval will do. */
  readonly permit: PermitInfo | null;
  /** Which amount the call passes to the token with a permit; the order's own unless said otherwise. */
  readonly permitPasses?: PermitUse['passes'];
}

/** The most of an asset that may leave the account, network cost not counted. Raw units. */
export interface LeavesAtMost {
  readonly asset: Asset;
  readonly maximum: RawAmount;
}

/** The least of an asset that must arrive at an address. Raw units. */
export interface ArrivesAtLeast {
  readonly asset: Asset;
  readonly minimum: RawAmount;
  readonly recipient: Address;
}

/** What a simulation is held against; both lists may be empty (a vote moves nothing). */
export interface OrderLimits {
  readonly leaves: readonly LeavesAtMost[];
  readonly arrives: readonly ArrivesAtLeast[];
}

/**
 * Something that a wallet will be asked to sign, as plain data that can be stored. `kind` is the section's own name for it
 * ("swap", "addPosition", "vote"), `terms` all that its calls are made from.
 */
export interface Order<Terms = unknown> {
  readonly kind: string;
  readonly chainId: ChainId;
  readonly account: Address;
  readonly terms: Terms;
  readonly needs: readonly AllowanceNeed[];
  readonly limits: OrderLimits;
  /** The last second (of the chain's time) in which the chain accepts it; null when it never lapses. */
  readonly lastSecond: number | null;
}

/** Why an order cannot become calls; `code` is the section's own. */
export interface NotEncoded {
  readonly code: string;
}

/**
 * What a section says of one kind of order: how it becomes calls, what those must say, and how they are read back. The engine
 * sends a call only if what is read from its bytes says the same as what the order promises.
 */
export interface OrderKind<Terms = unknown> {
  readonly kind: string;
  /** The calls that would carry the order out, the preferred one first. Permits that were signed for its needs go inside. */
  encode(order: Order<Terms>, permits: readonly SignedPermit[]): Promise<Result<readonly OrderCall[], NotEncoded>>;
  /**
   * The calls of an order that takes several, those before its own; all go out together. Where the wallet sends one call at a time such an
   * order is not carried out (`notEncoded`, code `one_by_one`): the section then brings one order for each.
   */
  also?(order: Order<Terms>): readonly OrderCall[];
  /** What the order promises, permits included, with one of the calls that `encode` gives: 0 is the preferred one. */
  promises(order: Order<Terms>, permits: readonly SignedPermit[], candidate: number): readonly Statement[];
  /** What a call says, from its target, value and bytes alone; null when any part of it is not understood. */
  read(call: OrderCall, account: Address): readonly Statement[] | null;
}
