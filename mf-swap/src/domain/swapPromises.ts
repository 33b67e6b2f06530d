// What orders of this section promise, as the bytes of their calls are to say it.
import type { Address, Currency, RawAmount, SignedPermit } from '@dex/mf-shared/domain';
import { permitStatements, say, type Asset, type Order, type Statement, type WayPool } from '@dex/mf-shared/orders';
import type { TradeType } from './quoteOutcome';
import type { RouterKind } from './trade';

/** A swap without whose it is and where: everything that its call is made from. */
export interface SwapTerms {
  /** The contract that takes the input. */
  readonly router: Address;
  /** What that contract is, and so how it is called. */
  readonly routerKind: RouterKind;
  readonly recipient: Address;
  readonly tradeType: TradeType;
  readonly input: Currency;
  readonly output: Currency;
  /** The ways of the trade, one alone for the routers of one version. */
  readonly legs: readonly LegTerms[];
  /** Of the whole, whatever each way brings. */
  readonly maximumInput: RawAmount;
  readonly minimumOutput: RawAmount;
  /** Seconds since the epoch. */
  readonly deadlineSeconds: number;
}

/** One way of a swap. */
export interface LegTerms {
  readonly path: readonly Address[];
  /** One for each hop. */
  readonly pools: readonly WayPool[];
  /** What goes in here of an exact input, or is bought here of an exact output. */
  readonly amount: RawAmount;
  /** The most that this way may take of an exact output; zero for an exact input, whose whole has one minimum. */
  readonly maximumInput: RawAmount;
}

/** The native coin into its wrapped form or back, one for one. `amount` in wei. */
export interface WrapTerms {
  readonly direction: 'wrap' | 'unwrap';
  readonly wrappedNative: Address;
  readonly amount: RawAmount;
}

/** A plain transfer. `amount` in raw units. */
export interface SendTerms {
  readonly currency: Currency;
  readonly recipient: Address;
  readonly amount: RawAmount;
}

function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

/** One side is exact, the other bounded; the way that the trade takes is part of the order. */
export function swapPromises({ terms }: Order<SwapTerms>, permits: readonly SignedPermit[]): readonly Statement[] {
  const { router, recipient, input, output, maximumInput, minimumOutput } = terms;
  const [paid, received] = [assetOf(input), assetOf(output)];
  return [
    ...say.calls('swap', router),
    ...permits.flatMap(permitStatements),
    ...(terms.tradeType === 'exactInput'
      ? [say.paysExactly(paid, maximumInput), say.receivesAtLeast(received, minimumOutput, recipient)]
      : [say.paysAtMost(paid, maximumInput), bought(terms)(received, minimumOutput, recipient)]),
    ...waysSaid(terms.legs, terms.tradeType),
    say.until(terms.deadlineSeconds),
  ];
}

/** The router of both versions swaps in pairs whatever its input gives, which rounding may make a little more than was asked for. */
function bought({ routerKind, legs }: SwapTerms): typeof say.receivesExactly {
  const isRounded = routerKind === 'both' && legs.some(({ pools }) => pools.includes('v2'));
  return isRounded ? say.receivesAtLeast : say.receivesExactly;
}

/** The ways of a trade as both the promise and the readers word them, each with its part where there are several. */
export function waysSaid(legs: readonly LegTerms[], tradeType: TradeType): readonly Statement[] {
  return legs.map(({ path, pools, amount, maximumInput }) => {
    const isSold = tradeType === 'exactInput';
    const part = isSold ? ({ moves: 'sold', amount } as const) : ({ moves: 'bought', amount, most: maximumInput } as const);
    return say.way(path, pools, legs.length > 1 ? part : null);
  });
}

/** As much of the one as of the other, to the account itself. */
export function wrapPromises({ terms, account }: Order<WrapTerms>): readonly Statement[] {
  const { direction, wrappedNative, amount } = terms;
  const [paid, received]: readonly [Asset, Asset] = direction === 'wrap' ? ['native', wrappedNative] : [wrappedNative, 'native'];
  return [...say.calls(direction, wrappedNative), say.paysExactly(paid, amount), say.receivesExactly(received, amount, account)];
}

/** What leaves is what arrives. */
export function sendPromises({ terms }: Order<SendTerms>): readonly Statement[] {
  const { currency, recipient, amount } = terms;
  return [say.paysExactly(assetOf(currency), amount), say.receivesExactly(assetOf(currency), amount, recipient)];
}
