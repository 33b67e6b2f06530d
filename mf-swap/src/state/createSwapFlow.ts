import type { ChainError, ShellServices, TransactionSummary } from '@dex/mf-shared/contract';
import { selectAccount, selectActiveChainId, stateOf } from '@dex/mf-shared/state';
import {
  approvalPlan,
  deadlineToSend,
  formatAmount,
  rawAmount,
  shortenSymbol,
  ZERO_AMOUNT,
  type Address,
  type Bps,
  type Chain,
  type ChainId,
  type Currency,
  type PermitRequest,
  type RawAmount,
  type Result,
  type TxHash,
} from '@dex/mf-shared/domain';
import type { SwapWrites } from '../domain/ports';
import { lastSecondOf, swapOrder, type OrderTerms, type SwapOrder } from '../domain/swapOrder';
import { tradeKey, type Trade } from '../domain/trade';
import { checkedApproval, type ApprovalRequest, type ApprovalWish } from './checkedApproval';
import {
  closingNoticed,
  permitSigned,
  resetKey,
  resetNeeded,
  reviewClosed,
  reviewInvalidated,
  reviewOpened,
  selectSwap,
  sideWriteChanged,
  swapAttempted,
  swapFailed,
  swapPrepared,
  swapSubmitted,
  type SideWrite,
  type WithSwap,
} from './swapSlice';

/** What to review: the trade as it is shown, and the terms of its transaction. */
export interface ReviewRequest extends Omit<OrderTerms, 'deadlineSeconds'> {
  readonly chain: Chain;
  readonly trade: Trade;
  readonly slippage: Bps;
  readonly userDeadlineSeconds: number;
}

/** The verbs of the section. Each tells its progress through the slice; none throws. */
export interface SwapFlow {
  review(request: ReviewRequest): Promise<void>;
  confirm(): Promise<void>;
  close(): void;
  /** Closes a review that belongs to another account or network. */
  checkIdentity(): void;
  /** Gives an allowance; one that cannot be given is told to the console alone. */
  approve(wish: ApprovalWish): Promise<void>;
  /** Finds out whether a token's allowance can only be changed by way of zero, so that both steps can be shown. */
  learnReset(request: ApprovalRequest): Promise<void>;
  signPermit(request: PermitRequest, otherwise: ApprovalRequest): Promise<void>;
  wrap(kind: 'wrap' | 'unwrap', chain: Chain, account: Address, amount: RawAmount): Promise<void>;
  send(chain: Chain, account: Address, currency: Currency, recipient: Address, amount: RawAmount): Promise<Result<TxHash, ChainError>>;
  codeKind: SwapWrites['codeKind'];
  noticeSeen(): void;
}

interface FlowServices {
  readonly store: ShellServices['store'];
  readonly writes: SwapWrites;
  readonly nowSeconds: () => number;
}

export function createSwapFlow({ store, writes, nowSeconds }: FlowServices): SwapFlow {
  const state = () => stateOf<WithSwap>(store);
  const blockTimeOf = (chainId: ChainId) => state().application.blocks[chainId]?.timestamp ?? null;
  let reviews = 0;

  const sideWrite = async (
    kind: SideWrite['kind'],
    run: () => Promise<Result<TxHash, ChainError>>,
  ): Promise<Result<TxHash, ChainError>> => {
    store.dispatch(sideWriteChanged({ kind, status: { kind: 'asking' } }));
    const result = await run();
    if (result.ok) store.dispatch(sideWriteChanged({ kind, status: { kind: 'sent', hash: result.value } }));
    else store.dispatch(sideWriteChanged(failureOf(kind, result.error)));
    return result;
  };

  const approve: SwapFlow['approve'] = async (wish) => {
    const checked = checkedApproval(wish);
    if (!checked.ok) {
      console.error(checked.error.code);
      return;
    }
    const { chain, token, owner, spender, amount, allowance, choice } = checked.value;
    const target = { chainId: chain.chainId, owner, token: token.address, spender };
    const value = approvalPlan({ amount, allowance, choice, refusesChange: false })[0];
    if (!value) return;
    store.dispatch(sideWriteChanged({ kind: 'approve', status: { kind: 'asking' } }));
    const refusesChange =
      allowance !== ZERO_AMOUNT && (await writes.refusesAllowanceChange({ ...target, value: value.value, fallback: value.fallback }));
    if (refusesChange) store.dispatch(resetNeeded(resetKey(token.address, spender)));
    const [step] = approvalPlan({ amount, allowance, choice, refusesChange });
    if (!step) return;
    const isReset = step.kind === 'reset';
    await sideWrite(step.kind, () =>
      writes.approve({ ...target, value: step.value, fallback: step.fallback, symbol: shortenSymbol(token.symbol), isReset }),
    );
  };

  return {
    review: async ({ chain, trade, slippage, userDeadlineSeconds, ...terms }) => {
      reviews += 1;
      const id = reviews;
      const blockTimestamp = blockTimeOf(chain.chainId);
      const deadlineSeconds = deadlineToSend({ chainId: chain.chainId, userDeadlineSeconds, blockTimestamp, clockSeconds: nowSeconds() });
      const order = swapOrder(chain, trade, slippage, { ...terms, deadlineSeconds });
      store.dispatch(
        reviewOpened({
          id,
          agreedKey: tradeKey(trade),
          order,
          inputAmount: rawAmount(trade.inputAmount),
          outputAmount: rawAmount(trade.outputAmount),
        }),
      );
      const prepared = await writes.prepareSwap(order);
      if (prepared.ok) store.dispatch(swapPrepared({ id, prepared: prepared.value }));
      else {
        console.error('The swap could not be prepared', prepared.error.reason);
        store.dispatch(swapFailed({ id, reason: prepared.error.reason }));
      }
    },
    confirm: async () => {
      const { review } = selectSwap(state());
      // A second press while the wallet is asked must not ask twice.
      if (review?.status.kind !== 'ready') return;
      const { id, order } = review;
      const { prepared } = review.status;
      if (order.needsApproval && order.permit === null && order.batching === 'none') {
        store.dispatch(swapFailed({ id, reason: { kind: 'notApproved' } }));
        return;
      }
      // A review may stay open for longer than its deadline; what is sent then only costs gas.
      if ((blockTimeOf(order.chainId) ?? nowSeconds()) >= lastSecondOf(order)) {
        store.dispatch(swapFailed({ id, reason: { kind: 'deadlinePassed' } }));
        return;
      }
      store.dispatch(swapAttempted({ id, prepared }));
      const sent = await writes.sendSwap(order, prepared, { summary: swapSummary(review) });
      if (sent.ok) store.dispatch(swapSubmitted({ id, hash: sent.value }));
      else {
        if (sent.error.reason.kind !== 'rejected') console.error('The swap was not sent', sent.error.reason);
        store.dispatch(swapFailed({ id, reason: sent.error.reason }));
      }
    },
    close: () => {
      store.dispatch(reviewClosed());
    },
    checkIdentity: () => {
      const { review } = selectSwap(state());
      if (!review || review.status.kind === 'submitted') return;
      if (selectActiveChainId(state()) !== review.order.chainId) store.dispatch(reviewInvalidated('chainChanged'));
      else if (selectAccount(state()) !== review.order.account) store.dispatch(reviewInvalidated('accountChanged'));
    },
    approve,
    learnReset: async ({ chain, token, owner, spender, amount, allowance, choice }) => {
      const [step] = approvalPlan({ amount, allowance, choice, refusesChange: false });
      if (!step || allowance === ZERO_AMOUNT) return;
      const target = { chainId: chain.chainId, owner, token: token.address, spender, value: step.value, fallback: step.fallback };
      if (await writes.refusesAllowanceChange(target)) store.dispatch(resetNeeded(resetKey(token.address, spender)));
    },
    signPermit: async (request, otherwise) => {
      store.dispatch(sideWriteChanged({ kind: 'permit', status: { kind: 'asking' } }));
      const signed = await writes.signPermit(request);
      if (signed.ok) {
        store.dispatch(permitSigned(signed.value));
        return;
      }
      if (signed.error.code === 'user_rejected') {
        store.dispatch(sideWriteChanged(null));
        return;
      }
      // Any failure but a refusal falls back to an approval on the chain (document 1 §4).
      console.error('The permit could not be signed', signed.error.message);
      await approve(otherwise);
    },
    wrap: async (kind, chain, account, amount) => {
      const call = writes.wrapCall(chain.chainId, account, kind, amount);
      const [from, to] = kind === 'wrap' ? [chain.native, chain.wrappedNative] : [chain.wrappedNative, chain.native];
      const summary: TransactionSummary = { kind, input: summaryAmount(from, amount), output: summaryAmount(to, amount) };
      await sideWrite(kind, () => writes.submit(chain.chainId, call, { summary }));
    },
    send: (chain, account, currency, recipient, amount) =>
      sideWrite('send', () =>
        writes.submit(chain.chainId, writes.transferCall(account, currency, recipient, amount), {
          summary: { kind: 'send', amount: summaryAmount(currency, amount), recipient },
        }),
      ),
    codeKind: writes.codeKind,
    noticeSeen: () => {
      store.dispatch(closingNoticed());
    },
  };
}

function failureOf(kind: SideWrite['kind'], error: ChainError): SideWrite | null {
  if (error.code === 'user_rejected') return null;
  console.error(`The wallet did not send: ${kind}`, error.message);
  return { kind, status: { kind: 'failed', reason: error.reason ?? error.message } };
}

function summaryAmount(currency: Currency, amount: RawAmount) {
  return { amount: formatAmount(amount, currency.decimals), symbol: shortenSymbol(currency.symbol) };
}

function swapSummary({
  order,
  inputAmount,
  outputAmount,
}: {
  order: SwapOrder;
  inputAmount: RawAmount;
  outputAmount: RawAmount;
}): TransactionSummary {
  const isOther = order.recipient.toLowerCase() !== order.account.toLowerCase();
  return {
    kind: 'swap',
    version: order.version,
    exact: order.tradeType === 'exactInput' ? 'input' : 'output',
    input: summaryAmount(order.input, inputAmount),
    output: summaryAmount(order.output, outputAmount),
    // In full, so that a later look-alike of this address is noticed; screens shorten it.
    ...(isOther ? { recipient: order.recipient } : {}),
  };
}
