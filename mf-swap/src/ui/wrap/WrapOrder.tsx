import { formatInFull, shortenSymbol } from '@dex/mf-shared/domain';
import {
  CauseText,
  OrderClosedNotice,
  OrderProblemText,
  selectHasOpenRequest,
  useOrder,
  type OrderProblem,
  ordersSlice,
} from '@dex/mf-shared/orders';
import { Button, Notice, Row, useDispatch, sectionSelector } from '@dex/mf-shared/ui';
import { type ReactNode, useEffect, useEffectEvent } from 'react';
import { FormattedMessage } from 'react-intl';
import { swapOrders } from '../../orders';
import { wrapDraft } from '../../state/swapDraft';
import { wrapEnded, wrapOpened, wrapWarned, type Wrap, type WrapWish } from '../../state/swapSlice';
import { swapTexts as texts } from '../swap.messages';
import { wrapTexts } from './wrap.messages';

const useOrdersSelector = sectionSelector(ordersSlice);

/**
 * A wrap on its way: it goes to the wallet at once and only once, whoever leaves the screen and comes back, and what becomes of it is said
 * under the form. While the fate of an earlier request is open it waits for one more press (ORDER-7).
 */
export function WrapOrder({ wish }: { readonly wish: Wrap }) {
  const dispatch = useDispatch();
  const { chain, account, direction, amount } = wish;
  const { order, open, close, closedBy } = useOrder(swapOrders, 'wrap');
  const hasEarlier = useOrdersSelector((state) => selectHasOpenRequest(state, { chainId: chain.chainId, account }));
  const send = () => {
    open(wrapDraft(chain, account, direction, amount), { sendAtOnce: true });
    dispatch(wrapOpened());
  };
  const end = (wasSent: boolean) => {
    close();
    dispatch(wrapEnded({ wasSent }));
  };
  const start = useEffectEvent(() => {
    if (wish.step === 'toOpen') {
      if (hasEarlier) dispatch(wrapWarned());
      else send();
    }
    // Its order went with the engine that held it: there is nothing left to say.
    if (wish.step === 'opened' && !order && !closedBy) end(false);
  });
  useEffect(() => start(), [wish]);
  const endByItself = useEffectEvent(end);
  const status = order?.status ?? null;
  const isSent = status?.kind === 'submitted' || status?.kind === 'waiting';
  // A person's own refusal is no failure.
  const isRefused = status?.kind === 'failed' && status.problem.kind === 'rejected';
  useEffect(() => {
    if (isSent || isRefused) endByItself(isSent);
  }, [isSent, isRefused]);

  const values = { amount: formatInFull(amount, chain.native.decimals), symbol: shortenSymbol(chain.native.symbol) };
  const said = (
    kind: 'info' | 'warning' | 'error',
    text: ReactNode,
    testId: string,
    leave: ReactNode = <FormattedMessage {...texts.dismiss} />,
  ) => (
    <Notice kind={kind} testId={testId}>
      <span>{text}</span>
      <Button $tone="secondary" $size="small" onClick={() => end(false)}>
        {leave}
      </Button>
    </Notice>
  );
  if (wish.step === 'warned')
    return (
      <Notice kind="warning" testId="swap-wrap-earlier">
        <span>
          <FormattedMessage {...wrapTexts.earlierRequest} />
        </span>
        <Row $gap={8}>
          <Button $size="small" onClick={send}>
            <FormattedMessage {...wrapTexts.askAgain} />
          </Button>
          <Button $tone="secondary" $size="small" onClick={() => end(false)}>
            <FormattedMessage {...texts.dismiss} />
          </Button>
        </Row>
      </Notice>
    );
  if (closedBy) return <OrderClosedNotice engineOf={swapOrders} slot="wrap" testId="swap-closed" onSeen={() => end(false)} />;
  switch (status?.kind) {
    case 'blocked':
    case 'failed':
      if (isRefused) return null;
      return said('error', <Failure direction={direction} problem={status.problem} wish={wish} />, 'swap-wrap-failed');
    case 'asking':
      // Wallets lose windows: the request stays known, and the next press is warned of it (ORDER-8).
      return said('info', <FormattedMessage {...wrapTexts.asking} />, 'swap-wrap-waiting', <FormattedMessage {...wrapTexts.stopWaiting} />);
    case 'stillAsking':
      return said('warning', <FormattedMessage {...wrapTexts.stillAsking} values={values} />, 'swap-wrap-asking');
    case 'unknown':
      return said('warning', <FormattedMessage {...wrapTexts.unknown} values={values} />, 'swap-wrap-unknown');
    default:
      return null;
  }
}

interface FailureProps {
  readonly direction: WrapWish['direction'];
  readonly problem: OrderProblem;
  readonly wish: WrapWish;
}

function Failure({ direction, problem, wish }: FailureProps) {
  const { chain } = wish;
  if (problem.kind !== 'notSent') return <OrderProblemText problem={problem} chain={chain} currencies={[chain.wrappedNative]} />;
  const text = direction === 'wrap' ? texts.wrapFailed : texts.unwrapFailed;
  return <FormattedMessage {...text} values={{ reason: <CauseText error={problem.error} /> }} />;
}
