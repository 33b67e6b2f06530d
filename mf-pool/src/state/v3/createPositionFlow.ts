import type { ShellServices, TransactionCall, TransactionSummary } from '@dex/mf-shared/contract';
import { selectAccount, selectActiveChainId, stateOf } from '@dex/mf-shared/state';
import type { PositionWrites } from '../../domain/v3/ports';
import {
  reviewChanged,
  reviewClosed,
  reviewInvalidated,
  reviewOpened,
  selectPoolV3,
  type Order,
  type Review,
  type WithPoolV3,
} from './poolV3Slice';

/** An order to look at, with its summary and, where the wallet sends several calls at once, the approvals in front. */
export interface ReviewRequest {
  readonly subject: Order;
  readonly summary: TransactionSummary;
  readonly before: readonly TransactionCall[];
  readonly how: Review['how'];
}

/** The verbs of positions. Each tells its progress through the slice; none throws. */
export interface PositionFlow {
  review(request: ReviewRequest): void;
  /** Asks the wallet for exactly what is under review. */
  confirm(): Promise<void>;
  /** Reviews and confirms in one go; a refusal leaves nothing open (expert mode). */
  sendAtOnce(request: ReviewRequest): Promise<void>;
  close(): void;
  /** Closes a review that belongs to another account or network. */
  checkIdentity(): void;
  approveCall: PositionWrites['approveCall'];
}

interface FlowServices {
  readonly store: ShellServices['store'];
  readonly writes: PositionWrites;
}

export function createPositionFlow({ store, writes }: FlowServices): PositionFlow {
  const state = () => stateOf<WithPoolV3>(store);
  let reviews = 0;

  const review = ({ subject, summary, before, how }: ReviewRequest) => {
    reviews += 1;
    const own = callOf(writes, subject);
    const call = how === 'walletContract' ? writes.walletContractCall(subject.order.account, [...before, own]) : own;
    store.dispatch(reviewOpened({ id: reviews, subject, summary, before, how, call }));
  };

  const confirm = async (): Promise<'sent' | 'refused' | 'failed' | 'nothing'> => {
    const { review: open } = selectPoolV3(state());
    // A second press while the wallet is asked must not ask twice.
    if (!open || (open.status.kind !== 'reviewing' && open.status.kind !== 'failed')) return 'nothing';
    const { id, call, before, how, summary, subject } = open;
    const { chainId, account } = subject.order;
    store.dispatch(reviewChanged({ id, status: { kind: 'asking' } }));
    const sent =
      how === 'walletBatch' && before.length > 0
        ? await writes.submitBatch(chainId, account, [...before, call], summary)
        : await writes.submit(chainId, call, summary);
    if (sent.ok) {
      store.dispatch(reviewChanged({ id, status: { kind: 'submitted', hash: sent.value } }));
      return 'sent';
    }
    if (sent.error.code === 'user_rejected') {
      store.dispatch(reviewChanged({ id, status: { kind: 'reviewing' } }));
      return 'refused';
    }
    console.error(`The transaction was not sent: ${subject.kind}`, sent.error.message);
    store.dispatch(reviewChanged({ id, status: { kind: 'failed', reason: sent.error.reason ?? sent.error.message } }));
    return 'failed';
  };

  return {
    review,
    confirm: async () => {
      await confirm();
    },
    sendAtOnce: async (request) => {
      review(request);
      if ((await confirm()) === 'refused') store.dispatch(reviewClosed());
    },
    close: () => {
      store.dispatch(reviewClosed());
    },
    checkIdentity: () => {
      const { review: open } = selectPoolV3(state());
      if (!open || open.status.kind === 'submitted') return;
      if (selectActiveChainId(state()) !== open.subject.order.chainId) store.dispatch(reviewInvalidated('chainChanged'));
      else if (selectAccount(state()) !== open.subject.order.account) store.dispatch(reviewInvalidated('accountChanged'));
    },
    approveCall: writes.approveCall,
  };
}

function callOf(writes: PositionWrites, subject: Order): TransactionCall {
  switch (subject.kind) {
    case 'add':
      return writes.addCall(subject.order);
    case 'createPool':
      return writes.createPoolCall(subject.order);
    case 'collect':
      return writes.collectCall(subject.order);
    case 'remove':
      return writes.removeCall(subject.order);
  }
}
