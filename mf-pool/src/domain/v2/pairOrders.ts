// What is ordered of the version-2 router: the allowances it needs, and the limits that a trial is held against.
import {
  parseRawAmount,
  rawAmount,
  sameAddress,
  type Address,
  type Bps,
  type ChainId,
  type Currency,
  type PermitInfo,
  type RawAmount,
  type Token,
} from '@dex/mf-shared/domain';
import type { AllowanceNeed, Asset, BrokenLimit, Order, OrderLimits } from '@dex/mf-shared/orders';
import type { PairMoment } from './pair';

/** A deposit into a pair; the shares go to the account. Raw amounts; the deadline in seconds since the epoch. */
export interface AddPairTerms {
  readonly router: Address;
  readonly a: Currency;
  readonly b: Currency;
  readonly amountA: RawAmount;
  readonly amountB: RawAmount;
  readonly minimumA: RawAmount;
  readonly minimumB: RawAmount;
  readonly deadlineSeconds: number;
}

/** A withdrawal from a pair. A and B are what is received: the native coin or the wrapped one. */
export interface RemovePairTerms extends AddPairTerms {
  readonly pair: Address;
  readonly shares: RawAmount;
}

/** What an order of a pair is shown with: every figure of its review is that of the moment when it was made. */
interface ShownPairTerms {
  readonly share: Token;
  /** Null where the first deposit sets the price. */
  readonly moment: PairMoment | null;
}

/** `measuredShares`: what a trial gave and was accepted, in place of what the pair's arithmetic says; null before. */
export type ShownPairAddition = AddPairTerms & ShownPairTerms & { readonly slippageBps: Bps; readonly measuredShares: RawAmount | null };

/** A or B, as the address names them. */
export type PairSide = 'a' | 'b';

/** `slippageBps`: what the minimums leave room for. `unread`: the sides whose contract does not say its decimals; their amounts are dashes (ORDER-17). */
export type ShownPairRemoval = RemovePairTerms & ShownPairTerms & { readonly slippageBps: Bps; readonly unread: readonly PairSide[] };

/** Who orders, and where. */
export interface Owner {
  readonly chainId: ChainId;
  readonly account: Address;
}

/** The native coin, or a token by its address. */
export function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

/** The shares that a deposit is to give at least, of a pair that exists already. */
export interface ExpectedShares {
  readonly pair: Address;
  readonly minimum: RawAmount;
}

/** No more leaves than the deposits; the router must be allowed to take those that are tokens. */
export function addPairOrder<Terms extends AddPairTerms>(
  { chainId, account }: Owner,
  terms: Terms,
  expected: ExpectedShares | null,
): Order<Terms> {
  const { a, b, amountA, amountB, router, deadlineSeconds } = terms;
  return {
    kind: 'addPair',
    chainId,
    account,
    terms,
    needs: [...needOf(a, amountA, router), ...needOf(b, amountB, router)],
    limits: {
      leaves: [
        { asset: assetOf(a), maximum: amountA },
        { asset: assetOf(b), maximum: amountB },
      ],
      arrives: expected ? [{ asset: expected.pair, minimum: expected.minimum, recipient: account }] : [],
    },
    lastSecond: deadlineSeconds,
  };
}

/** What a deposit needs to be allowed; nothing for the native coin, nor without an amount. */
export function needOf(currency: Currency | null, amount: RawAmount | null, spender: Address): readonly AllowanceNeed[] {
  return currency?.kind !== 'token' || amount === null ? [] : [{ token: currency, spender, amount, permit: null }];
}

/** No less than the minimums arrives for no more than the shares. `share` is the pair's token, `permit` how it can be permitted. */
export function removePairOrder<Terms extends RemovePairTerms>(
  { chainId, account }: Owner,
  terms: Terms,
  share: Token,
  permit: PermitInfo | null,
): Order<Terms> {
  const { a, b, shares, minimumA, minimumB, router, deadlineSeconds } = terms;
  return {
    kind: 'removePair',
    chainId,
    account,
    terms,
    needs: [{ token: share, spender: router, amount: shares, permit }],
    limits: {
      leaves: [{ asset: share.address, maximum: shares }],
      arrives: [
        { asset: assetOf(a), minimum: minimumA, recipient: account },
        { asset: assetOf(b), minimum: minimumB, recipient: account },
      ],
    },
    lastSecond: deadlineSeconds,
  };
}

/** A deposit that takes the measured shares as its new minimum, and shows them: a token kept a part of what was sent. */
export function acceptedAddition(order: Order<ShownPairAddition>, limit: BrokenLimit): Order<ShownPairAddition> {
  const measuredShares = limit.kind === 'arrivesLess' ? parseRawAmount(limit.measured) : null;
  return measuredShares === null ? order : { ...order, terms: { ...order.terms, measuredShares }, limits: loosened(order.limits, limit) };
}

/**
 * A withdrawal that shows what was measured to arrive, and asks for the part of its former minimum that the token lets through, in its call
 * too: the room for a price that moves stays as it was chosen. Held to the figure of one block, the next one would undo it.
 */
export function acceptedRemoval(order: Order<ShownPairRemoval>, limit: BrokenLimit): Order<ShownPairRemoval> {
  const { terms, limits } = order;
  const measured = parseRawAmount(limit.measured);
  if (limit.kind !== 'arrivesLess' || measured === null) return order;
  const isA = isSame(assetOf(terms.a), limit.asset);
  if (!isA && !isSame(assetOf(terms.b), limit.asset)) return order;
  const minimum = isA ? scaled(terms.minimumA, measured, terms.amountA) : scaled(terms.minimumB, measured, terms.amountB);
  return {
    ...order,
    terms: { ...terms, ...(isA ? { amountA: measured, minimumA: minimum } : { amountB: measured, minimumB: minimum }) },
    limits: loosened(limits, { ...limit, measured: minimum }),
  };
}

/** A minimum in the proportion in which what arrives stands to what the pair pays; never more than arrives. */
function scaled(minimum: RawAmount, arriving: RawAmount, paid: RawAmount): RawAmount {
  const part = paid === '0' ? BigInt(arriving) : (BigInt(minimum) * BigInt(arriving)) / BigInt(paid);
  return part < BigInt(arriving) ? rawAmount(part) : arriving;
}

function loosened(limits: OrderLimits, { kind, asset, measured }: BrokenLimit): OrderLimits {
  const minimum = parseRawAmount(measured);
  if (kind !== 'arrivesLess' || minimum === null) return limits;
  return { ...limits, arrives: limits.arrives.map((arrival) => (isSame(arrival.asset, asset) ? { ...arrival, minimum } : arrival)) };
}

function isSame(one: Asset, other: Asset): boolean {
  return one === other || sameAddress(one, other);
}
