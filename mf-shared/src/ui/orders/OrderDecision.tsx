import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { Chain } from '../../domain/chains/chain';
import { keepsPromise } from '../../domain/orders/keepsPromise';
import type { PreparedOrder } from '../../domain/orders/preparedOrder';
import { orderButtonKind, type OrderButtonFacts, type OrderButtonKind } from '../../domain/orders/orderRules';
import type { OpenOrder } from '../../state/orders/orderState';
import { keyOfNeed, selectHasOpenRequest, selectPermit } from '../../state/orders/ordersSelectors';
import { Button } from '../primitives/Button';
import { Column } from '../primitives/layout';
import { Notice } from '../primitives/Notice';
import { useReads } from '../services/useRead';
import { AllowanceSteps } from './AllowanceSteps';
import { OrderFailure } from './OrderFailure';
import { orderTexts as texts } from './orders.messages';
import type { OrderDialogProps } from './OrderDialog';
import { preparedOf } from './preparedOf';
import { type OrderHandle, useOrdersSelector } from './useOrder';

type OrderDecisionProps = OrderDialogProps & {
  readonly order: OpenOrder;
  readonly handle: OrderHandle;
  readonly chain: Chain;
  readonly onConfirm: () => void;
};

/** What the button says, for each kind. */
const LABELS = {
  checking: texts.checking,
  blocked: texts.confirm,
  outdated: texts.confirm,
  approveFirst: texts.approveFirst,
  waiting: texts.waiting,
  confirmAgain: texts.confirmAgain,
  confirm: texts.confirm,
} as const satisfies Record<OrderButtonKind, unknown>;

/** The lower part of an order's dialog: what stands in the way, the allowances that are missing, and the button. */
export function OrderDecision(props: OrderDecisionProps) {
  const { order, handle, chain, engineOf, testId, parts = testId, isOutdated = false, outdated, figures = 'known' } = props;
  const { draft, status } = order;
  const hasEarlierRequest = useOrdersSelector((state) => selectHasOpenRequest(state, draft.order));
  const waits = (status.kind === 'ready' || status.kind === 'refreshing') && status.prepared.waitsForApproval;
  useAllowanceGiven(order, handle);
  const facts = { waitsForApproval: waits, isOutdated, figures, isPressHeld: false, hasEarlierRequest };
  const free = orderButtonKind({ ...facts, status: buttonStatus(status) });
  const { isHeld, press } = useHeldPress(free, preparedOf(order), figures === 'beingRead', props.onConfirm);
  const kind = orderButtonKind({ ...facts, isPressHeld: isHeld, status: buttonStatus(status) });
  useWaitingPress(status, orderButtonKind({ ...facts, status: 'ready' }), handle.withdrawPress);
  const isPressable = kind === 'confirm' || kind === 'confirmAgain';
  const label = kind === 'confirm' || kind === 'blocked' || kind === 'outdated' ? props.confirm : null;
  return (
    <Column $gap={12}>
      {isOutdated && outdated}
      {status.kind === 'blocked' && !isOutdated && (
        <OrderFailure
          chain={chain}
          problem={status.problem}
          currencies={props.currencies}
          wordProblem={props.wordProblem}
          accept={props.accept}
          order={draft.order}
          onCheck={handle.check}
        />
      )}
      {waits && <AllowanceSteps engineOf={engineOf} owner={draft.order} needs={draft.order.needs} parts={parts} />}
      {kind === 'confirmAgain' && (
        <Notice kind="warning" testId="order-earlier-request">
          <FormattedMessage {...texts.earlierRequest} />
        </Notice>
      )}
      <Button
        $size="large"
        $tone={props.tone ?? 'primary'}
        disabled={!isPressable}
        data-testid={`${parts}-confirm`}
        data-kind={kind}
        onClick={press}
      >
        {label ?? <FormattedMessage {...LABELS[kind]} />}
      </Button>
    </Column>
  );
}

/**
 * A press while the section reads its figures of a new block waits for them: it counts where the button is then what was pressed and the
 * order keeps what it promised then, and is dropped as soon as either is something else (ORDER-2).
 */
function useHeldPress(offered: OrderButtonKind, now: PreparedOrder | null, isReading: boolean, confirm: () => void) {
  const [held, setHeld] = useState<{ readonly offered: OrderButtonKind; readonly seen: PreparedOrder } | null>(null);
  const isKept = held?.offered === offered && now !== null && (now === held.seen || keepsPromise(held.seen, now));
  const isDropped = held !== null && !isKept;
  const isDue = held !== null && !isDropped && !isReading;
  const end = useEffectEvent(() => {
    if (isDropped || isDue) setHeld(null);
    if (isDue) confirm();
  });
  useEffect(() => end(), [isDropped, isDue]);
  return { isHeld: held !== null && !isDropped, press: () => (isReading ? setHeld(now && { offered, seen: now }) : confirm()) };
}

/** A press that waits for a check is taken back when the button, the check left out, becomes another one (ORDER-2). */
function useWaitingPress(status: OpenOrder['status'], offered: OrderButtonKind, withdrawPress: () => void): void {
  const pressedAs = useRef<OrderButtonKind | null>(null);
  const isWaiting = status.kind === 'refreshing' && status.isPressed;
  const compare = useEffectEvent(() => {
    if (isWaiting && pressedAs.current !== null && pressedAs.current !== offered) withdrawPress();
    else pressedAs.current = isWaiting ? offered : null;
  });
  useEffect(() => compare(), [isWaiting, offered]);
}

function buttonStatus(status: OpenOrder['status']): OrderButtonFacts['status'] {
  const { kind } = status;
  // A check that follows a block leaves the button as it is: a press then waits for its answer, and is not lost.
  if (kind === 'refreshing' && !status.isPressed) return 'ready';
  return kind === 'preparing' || kind === 'refreshing' || kind === 'blocked' || kind === 'ready' ? kind : 'other';
}

/** An allowance that was given, or is no longer there, changes what the order does: it is checked again, once a block at most. */
function useAllowanceGiven({ draft, status }: OpenOrder, handle: OrderHandle): void {
  const { order } = draft;
  const reads = useReads<'allowance'>(
    order.needs.map((need) => {
      const { chainId, account, token, spender } = keyOfNeed(order, need);
      return { kind: 'allowance', chainId, token, owner: account, spender };
    }),
  );
  const signed = useOrdersSelector((state) => order.needs.map((need) => selectPermit(state, order, need) !== null).join());
  const block = useOrdersSelector((state) => state.application.blocks[order.chainId]?.number ?? null);
  const isKnown = reads.every(({ kind }) => kind === 'known');
  const isCovered = order.needs.every((need, index) => {
    const read = reads[index];
    return signed.split(',')[index] === 'true' || (read?.kind === 'known' && BigInt(read.value) >= BigInt(need.amount));
  });
  const prepared = status.kind === 'ready' && status.prepared.way === 'call' ? status.prepared : null;
  const isStale = prepared !== null && isKnown && prepared.waitsForApproval === isCovered;
  const check = useEffectEvent(() => {
    if (isStale) handle.check();
  });
  useEffect(() => check(), [isStale, block]);
}
