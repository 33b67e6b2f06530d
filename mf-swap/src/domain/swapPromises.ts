// What orders of this section promise, as the bytes of their calls are to say it.
import type { Address, Currency, RawAmount, SignedPermit } from '@dex/mf-shared/domain';
import { permitStatements, say, type Asset, type Order, type Statement } from '@dex/mf-shared/orders';
import type { TradeType } from './quoteOutcome';

/** A swap without whose it is and where: everything that its call is made from. */
export interface SwapTerms {
  /** The contract that takes the input. */
  readonly router: Address;
  readonly recipient: Address;
  readonly version: 'v2' | 'v3';
  readonly tradeType: TradeType;
  readonly input: Currency;
  readonly output: Currency;
  readonly path: readonly Address[];
  /** Millionths, one per hop; empty in version 2. */
  readonly fees: readonly number[];
  readonly maximumInput: RawAmount;
  readonly minimumOutput: RawAmount;
  /** Seconds since the epoch. */
  readonly deadlineSeconds: number;
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
      : [say.paysAtMost(paid, maximumInput), say.receivesExactly(received, minimumOutput, recipient)]),
    say.detail('path', terms.path.join(' ')),
    ...(terms.version === 'v3' ? [say.detail('fees', terms.fees.join(' '))] : []),
    say.until(terms.deadlineSeconds),
  ];
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
