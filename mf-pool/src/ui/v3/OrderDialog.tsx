import { paths } from '@dex/mf-shared/contract';
import { isOptimisticChain } from '@dex/mf-shared/domain';
import {
  Button,
  Notice,
  TransactionDialog,
  useNavigate,
  useSectionSelector,
  type TextDefinition,
  type TransactionView,
} from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { selectPoolV3, type Order, type Review, type WithPoolV3 } from '../../state/v3/poolV3Slice';
import { usePositionFlow } from './PositionFlowContext';
import { orderTexts as texts } from './v3.messages';

const useV3Selector = useSectionSelector.withTypes<WithPoolV3>();

const titles = {
  add: { title: texts.addTitle, confirm: texts.add },
  createPool: { title: texts.createTitle, confirm: texts.create },
  collect: { title: texts.claimTitle, confirm: texts.claim },
  remove: { title: texts.removeTitle, confirm: texts.remove },
} as const satisfies Record<Order['kind'], { title: TextDefinition; confirm: TextDefinition }>;

interface OrderDialogProps {
  /** What is to be confirmed, from the order itself. */
  readonly summary: (review: Review) => ReactNode;
  /** The dialog of an order that was sent is closed: the form begins anew, so that one press does not do it again. */
  readonly onDone?: () => void;
}

/** The dialog that goes with an order from its confirmation to its hash. */
export function OrderDialog({ summary, onDone }: OrderDialogProps) {
  const flow = usePositionFlow();
  const navigate = useNavigate();
  const { review, closedBy } = useV3Selector(selectPoolV3);
  if (!review) return closedBy && <ClosedNotice by={closedBy} />;
  const close = () => {
    const { status, subject } = review;
    flow.close();
    if (status.kind !== 'submitted') return;
    onDone?.();
    if (subject.kind === 'add' && !isOptimisticChain(subject.order.chainId)) navigate(paths.pool());
  };
  return (
    <TransactionDialog
      view={viewOf(review, summary(review), () => void flow.confirm())}
      onDismiss={close}
      testId={`pool-v3-${review.subject.kind}`}
    />
  );
}

function ClosedNotice({ by }: { readonly by: 'accountChanged' | 'chainChanged' }) {
  return (
    <Notice kind="info" testId="pool-v3-review-closed">
      <FormattedMessage {...(by === 'accountChanged' ? texts.closedByAccount : texts.closedByNetwork)} />
    </Notice>
  );
}

function viewOf(review: Review, top: ReactNode, confirm: () => void): TransactionView {
  const { status, subject } = review;
  const { title, confirm: label } = titles[subject.kind];
  const doing = <Doing review={review} />;
  switch (status.kind) {
    case 'reviewing':
      return {
        kind: 'confirmation',
        title: <FormattedMessage {...title} />,
        top,
        bottom: (
          <Button $size="large" data-testid="pool-v3-confirm" onClick={confirm}>
            <FormattedMessage {...label} />
          </Button>
        ),
      };
    case 'asking':
      return { kind: 'waiting', doing };
    case 'submitted':
      return { kind: 'submitted', chainId: subject.order.chainId, hash: status.hash, doing };
    case 'failed':
      return { kind: 'error', message: <FormattedMessage {...texts.failed} values={{ reason: status.reason }} /> };
  }
}

function Doing({ review: { summary } }: { readonly review: Review }) {
  switch (summary.kind) {
    case 'addLiquidity':
    case 'removeLiquidity': {
      const { a, b } = summary;
      const values = { amountA: a.amount, symbolA: a.symbol, amountB: b.amount, symbolB: b.symbol };
      return <FormattedMessage {...(summary.kind === 'addLiquidity' ? texts.doingAdd : texts.doingRemove)} values={values} />;
    }
    case 'createPool':
      return <FormattedMessage {...texts.doingCreate} values={{ symbolA: summary.symbolA, symbolB: summary.symbolB }} />;
    default:
      return <FormattedMessage {...texts.doingCollect} />;
  }
}
