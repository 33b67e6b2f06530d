import { type ReactNode, useEffect, useEffectEvent, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { OrderProblem } from '../../contract/orders';
import type { BrokenLimit } from '../../domain/orders/changes';
import type { SectionFigures } from '../../domain/orders/orderRules';
import type { Currency, Token } from '../../domain/tokens/currency';
import type { OpenOrder } from '../../state/orders/orderState';
import type { ButtonTone } from '../primitives/Button';
import { useServices } from '../services/ServicesContext';
import type { TransactionView } from '../transactions/TransactionDialogView';
import { TransactionDialogView } from '../transactions/TransactionDialogView';
import type { DetailText } from './CallList';
import { ConfirmUntried } from './ConfirmUntried';
import { OrderBody } from './OrderBody';
import { OrderDecision } from './OrderDecision';
import { orderTexts as texts } from './orders.messages';
import { problemText } from './problemText';
import { type EngineOf, type OrderHandle, useOrder } from './useOrder';
import { useLookAlikes } from './useLookAlikes';
import { useUntriedTokens } from './useUntriedTokens';

/** What a section says of an order's dialog; the rest is the same for all. */
export interface OrderDialogProps {
  readonly engineOf: EngineOf;
  readonly slot: string;
  readonly title: ReactNode;
  /** What the wallet was asked for, while it is asked: "Swapping 1 ETH for 1971 USDC". */
  readonly doing: ReactNode;
  /** The section's own summary, above what the calls say. */
  readonly summary: ReactNode;
  /** The currencies of the order, by which amounts are named. */
  readonly currencies: readonly Currency[];
  readonly confirm?: ReactNode;
  readonly tone?: ButtonTone;
  readonly detail?: DetailText;
  /** The section's words for a problem; null for the engine's. */
  readonly wordProblem?: (problem: OrderProblem) => ReactNode | null;
  /** Takes what would arrive, less than the minimum, as new terms: opens the order again with them. */
  readonly accept?: (limit: BrokenLimit) => void;
  /** The section's terms are no longer those shown; `outdated` says so and offers the new ones. */
  readonly isOutdated?: boolean;
  readonly outdated?: ReactNode;
  /** Where the section stands with its own figures; known by default. */
  readonly figures?: SectionFigures;
  /** Asks something before the wallet is asked, and calls `go` when it may be. */
  readonly beforeConfirm?: (go: () => void) => void;
  /** A refusal in the wallet gets a view of its own instead of leading back quietly. */
  readonly statesRejection?: boolean;
  readonly failedTitle?: ReactNode;
  readonly addable?: Token;
  /** Told before the dialog goes: whether the order was sent. */
  readonly onClosed?: (wasSent: boolean) => void;
  readonly testId: string;
  /** Before the test ids of the parts; the dialog's own by default. */
  readonly parts?: string;
}

/** The dialog of an order, from its check to its end (ORDER-1 to ORDER-9). Nothing without an open order in the slot. */
export function OrderDialog(props: OrderDialogProps) {
  const handle = useOrder(props.engineOf, props.slot);
  const { order } = handle;
  return order && <OpenDialog {...props} handle={handle} order={order} />;
}

type OpenProps = OrderDialogProps & { readonly handle: OrderHandle; readonly order: OpenOrder };

const STILL_ASKING = {
  accountChanged: texts.accountStillAsking,
  chainChanged: texts.chainStillAsking,
  disconnected: texts.disconnectedStillAsking,
};

const SENT: readonly string[] = ['submitted', 'waiting'];

function OpenDialog(given: OpenProps) {
  const { handle, order, testId, onClosed, currencies, beforeConfirm } = given;
  const { status, draft } = order;
  const { chains } = useServices();
  const { isOpen: isUncompared } = useLookAlikes(chains[draft.order.chainId], currencies);
  // What the warning of look-alikes stands on is a figure to wait for too.
  const props = isUncompared ? { ...given, figures: 'unknown' as const } : given;
  const untried = useUntriedTokens(order, chains[draft.order.chainId], currencies);
  const [askedFor, setAskedFor] = useState<string | null>(null);
  // A person's own refusal leads back to where they were (ORDER-9).
  const returnQuietly = useEffectEvent(() => {
    if (status.kind === 'failed' && status.problem.kind === 'rejected' && !props.statesRejection) handle.check();
  });
  useEffect(() => returnQuietly(), [status]);
  const dismiss = () => {
    onClosed?.(SENT.includes(status.kind));
    handle.close();
  };
  const askWallet = () => (beforeConfirm ? beforeConfirm(handle.confirm) : handle.confirm());
  const confirm = () => (untried.length > 0 ? setAskedFor(order.id) : askWallet());
  const view = useView(props, confirm);
  if (askedFor === order.id && (status.kind === 'ready' || status.kind === 'refreshing') && untried.length > 0) {
    const stopAsking = () => setAskedFor(null);
    const go = () => {
      stopAsking();
      // What changed while the question was open is shown first.
      if (!props.isOutdated && (props.figures ?? 'known') === 'known') askWallet();
    };
    return <ConfirmUntried tokens={untried} onConfirm={go} onDismiss={stopAsking} />;
  }
  return <TransactionDialogView testId={testId} view={view} onDismiss={dismiss} />;
}

function useView(props: OpenProps, confirm: () => void): TransactionView {
  const { chains } = useServices();
  const { order, doing, currencies, wordProblem, failedTitle, addable } = props;
  const { status, draft } = order;
  const chain = chains[draft.order.chainId];
  switch (status.kind) {
    case 'asking':
      return { kind: 'waiting', doing };
    case 'stillAsking':
      return {
        kind: 'waiting',
        doing,
        hint: <FormattedMessage {...STILL_ASKING[status.why]} />,
      };
    case 'submitted':
      return { kind: 'submitted', chainId: chain.chainId, hash: status.hash, addable };
    case 'waiting':
      return { kind: 'submitted', chainId: chain.chainId, hash: null, doing };
    case 'unknown':
      return { kind: 'error', title: <FormattedMessage {...texts.unknownTitle} />, message: <FormattedMessage {...texts.unknown} /> };
    case 'failed':
      return {
        kind: 'error',
        title: failedTitle ?? <FormattedMessage {...texts.failedTitle} />,
        message: wordProblem?.(status.problem) ?? problemText(status.problem, chain, currencies),
      };
    case 'preparing':
    case 'ready':
    case 'refreshing':
    case 'blocked':
      return {
        kind: 'confirmation',
        title: props.title,
        top: <OrderBody {...props} chain={chain} />,
        bottom: <OrderDecision {...props} chain={chain} onConfirm={confirm} />,
      };
  }
}
