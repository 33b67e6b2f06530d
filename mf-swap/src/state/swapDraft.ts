// The drafts of this section's orders: plain data, from what the forms know.
import {
  deadlineToSend,
  formatAmount,
  permitInfo,
  rawAmount,
  shortenSymbol,
  type Address,
  type Bps,
  type Chain,
  type Currency,
  type RawAmount,
} from '@dex/mf-shared/domain';
import type { AllowanceNeed, Asset, OrderDraft } from '@dex/mf-shared/orders';
import { legTerms, routerOf, tradeLimits } from '../domain/swapOrder';
import type { SendTerms, SwapTerms, WrapTerms } from '../domain/swapPromises';
import { wrapOrder } from '../domain/wrapOrder';
import type { RouterKind, Trade } from '../domain/trade';

/** A recipient with the name that was typed for it, null for an address. */
export interface NamedRecipient {
  readonly address: Address;
  readonly name: string | null;
}

/** What a swap is made from. Times in seconds; `blockTimestamp` null while the chain's time is not known. */
export interface SwapWish {
  readonly chain: Chain;
  readonly account: Address;
  readonly recipient: NamedRecipient;
  readonly trade: Trade;
  readonly slippage: Bps;
  readonly userDeadlineSeconds: number;
  readonly blockTimestamp: number | null;
  readonly clockSeconds: number;
  /** A minimum that a person took in place of the tolerance's, after a trial showed that no more arrives. */
  readonly acceptedMinimum: RawAmount | null;
}

/** The draft of a swap; null where the network has no such router. */
export function swapDraft(wish: SwapWish): OrderDraft<SwapTerms> | null {
  const { chain, account, recipient, trade, slippage, userDeadlineSeconds, blockTimestamp, clockSeconds } = wish;
  const router = routerOf(chain, trade.router);
  if (!router) return null;
  const limits = tradeLimits(trade, slippage);
  const minimumOutput = wish.acceptedMinimum ?? limits.minimumOutput;
  const { input, output } = trade;
  const deadlineSeconds = deadlineToSend({ chainId: chain.chainId, userDeadlineSeconds, blockTimestamp, clockSeconds });
  return {
    order: {
      kind: 'swap',
      chainId: chain.chainId,
      account,
      terms: {
        router,
        routerKind: trade.router,
        recipient: recipient.address,
        tradeType: trade.tradeType,
        input,
        output,
        legs: legTerms(trade, limits.maximumInput),
        maximumInput: limits.maximumInput,
        minimumOutput,
        deadlineSeconds,
      },
      needs: swapNeeds(chain, trade.router, input, limits.maximumInput),
      limits: {
        leaves: [{ asset: assetOf(input), maximum: limits.maximumInput }],
        arrives: [{ asset: assetOf(output), minimum: minimumOutput, recipient: recipient.address }],
      },
      lastSecond: deadlineSeconds,
    },
    record: {
      summary: {
        kind: 'swap',
        version: trade.version,
        exact: trade.tradeType === 'exactInput' ? 'input' : 'output',
        input: summaryAmount(input, rawAmount(trade.inputAmount), 'up'),
        output: summaryAmount(output, rawAmount(trade.outputAmount), 'down'),
        // In full, so that a later look-alike of this address is noticed; screens shorten it.
        ...(recipient.address.toLowerCase() === account.toLowerCase() ? {} : { recipient: recipient.address }),
      },
    },
    ...nameOf(recipient),
  };
}

/** What the router may have to take: exactly the order's maximum. The router of version 2 takes no permits. */
export function swapNeeds(chain: Chain, router: RouterKind, input: Currency, amount: RawAmount): readonly AllowanceNeed[] {
  const spender = routerOf(chain, router);
  if (input.kind === 'native' || !spender) return [];
  const permit = router === 'v2' ? null : permitInfo(chain.chainId, input.address);
  return [{ token: input, spender, amount, permit, permitPasses: 'signedAmount' }];
}

/** The draft of wrapping or unwrapping an amount in wei. */
export function wrapDraft(chain: Chain, account: Address, direction: 'wrap' | 'unwrap', amount: RawAmount): OrderDraft<WrapTerms> {
  const [from, to] = direction === 'wrap' ? [chain.native, chain.wrappedNative] : [chain.wrappedNative, chain.native];
  return {
    order: wrapOrder(chain, account, direction, amount),
    record: { summary: { kind: direction, input: summaryAmount(from, amount, 'up'), output: summaryAmount(to, amount, 'down') } },
  };
}

export interface SendWish {
  readonly currency: Currency;
  readonly amount: RawAmount;
  readonly recipient: NamedRecipient;
  /** What must arrive; null for the whole amount. */
  readonly receives: RawAmount | null;
}

/**
 * The draft of a transfer: as much must arrive as leaves, or what a trial measured where that was taken as the limit (`receives`), as of a
 * token that keeps a part of every transfer.
 */
export function sendDraft(chain: Chain, account: Address, { currency, amount, recipient, receives }: SendWish): OrderDraft<SendTerms> {
  const asset = assetOf(currency);
  const isOwn = recipient.address.toLowerCase() === account.toLowerCase();
  return {
    order: {
      kind: 'send',
      chainId: chain.chainId,
      account,
      terms: { currency, recipient: recipient.address, amount },
      needs: [],
      limits: {
        leaves: [{ asset, maximum: amount }],
        // What one sends to oneself neither leaves nor arrives.
        arrives: isOwn ? [] : [{ asset, minimum: receives ?? amount, recipient: recipient.address }],
      },
      lastSecond: null,
    },
    record: { summary: { kind: 'send', amount: summaryAmount(currency, amount, 'up'), recipient: recipient.address } },
    ...nameOf(recipient),
  };
}

/** What a transfer's draft was made from. */
export function sendWishOf({ order, recipientName }: OrderDraft<SendTerms>): SendWish {
  const { currency, amount, recipient } = order.terms;
  const minimum = order.limits.arrives[0]?.minimum ?? amount;
  return {
    currency,
    amount,
    recipient: { address: recipient, name: recipientName?.name ?? null },
    receives: minimum === amount ? null : minimum,
  };
}

function nameOf({ name, address }: NamedRecipient): Pick<OrderDraft, 'recipientName'> {
  return name === null ? {} : { recipientName: { name, address } };
}

function assetOf(currency: Currency): Asset {
  return currency.kind === 'native' ? 'native' : currency.address;
}

function summaryAmount(currency: Currency, amount: RawAmount, rounding: 'down' | 'up') {
  return { amount: formatAmount(amount, currency.decimals, 4, rounding), symbol: shortenSymbol(currency.symbol) };
}
