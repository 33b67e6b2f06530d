import { isPending, selectAccountTransactions } from '@dex/mf-shared/state';
import { OrderInPlace, selectSendingWay, type WithOrders } from '@dex/mf-shared/orders';
import { Text, useAccount, useActiveChainId, useSectionSelector, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { grantId, type Grant } from '../../domain/allowances/grants';
import { revokeDraft } from '../../domain/allowances/revokeOrder';
import { poolKinds, poolOrders } from '../../orders';
import { detailText } from '../orders/detailText';
import { allowancesTexts as texts } from './allowances.messages';

const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();

/** Grants that are being taken back: those still to ask for, and how many it were at first. */
interface Queue {
  readonly left: readonly Grant[];
  readonly total: number;
}

const EMPTY: Queue = { left: [], total: 0 };

export interface Revoking {
  readonly revoke: (grants: readonly Grant[]) => void;
  /** It has been sent, and its transaction has not ended. */
  readonly isSent: (grant: Grant) => boolean;
  /** The review, when there is one. */
  readonly review: ReactNode;
}

/** Takes grants back: all in one confirmation where the wallet can, else one after the other; leaving a step leaves those after it. */
export function useRevoking(): Revoking {
  const account = useAccount();
  const chainId = useActiveChainId();
  // The engine's part of the store is there once the engine is.
  poolOrders(useServices());
  const isBatch = useOrdersSelector((state) => account !== null && selectSendingWay(state, { chainId, account }) !== 'call');
  const hasPending = useSharedSelector((state) => selectAccountTransactions(state).some(isPending));
  const [queue, setQueue] = useState(EMPTY);
  const [sent, setSent] = useState<readonly string[]>([]);
  const current = useMemo(() => (isBatch ? queue.left : queue.left.slice(0, 1)), [isBatch, queue]);
  const draft = useMemo(
    () => (account && current.length > 0 ? revokeDraft({ chainId, account }, current) : null),
    [account, chainId, current],
  );
  const detail = detailText([]);
  const currencies = current.flatMap((grant) => (grant.kind === 'token' ? [grant.token] : []));
  const next = () => {
    setSent((known) => [...known, ...current.map(grantId)]);
    setQueue(({ left, total }) => ({ left: left.slice(current.length), total }));
  };
  const title = <FormattedMessage {...texts.dialogTitle} />;
  return {
    revoke: (grants) => {
      if (!hasPending) setSent([]);
      setQueue({ left: grants, total: grants.length });
    },
    isSent: (grant) => hasPending && sent.includes(grantId(grant)),
    review: (
      <OrderInPlace
        isPage
        engineOf={poolOrders}
        slot={poolKinds.revoke.kind}
        testId="pool-revoke"
        draft={draft}
        onEnd={(how) => (how === 'sent' ? next() : setQueue(EMPTY))}
        endsWhenSent
        title={title}
        doing={title}
        confirm={<FormattedMessage {...texts.revoke} />}
        currencies={currencies}
        detail={detail}
        summary={current.length < queue.total && <Step step={queue.total - queue.left.length + 1} steps={queue.total} />}
      >
        {(notice) => notice}
      </OrderInPlace>
    ),
  };
}

function Step(values: { readonly step: number; readonly steps: number }) {
  return (
    <Text as="p" $size="small" $tone="textMuted" data-testid="pool-revoke-step">
      <FormattedMessage {...texts.step} values={values} />
    </Text>
  );
}
