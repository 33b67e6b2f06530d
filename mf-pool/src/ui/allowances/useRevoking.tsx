import type { Address, ChainId } from '@dex/mf-shared/domain';
import { isPending, selectAccountTransactions } from '@dex/mf-shared/state';
import { OrderInPlace, selectSendingWay, ordersSlice } from '@dex/mf-shared/orders';
import { Text, useAccount, useActiveChainId, sectionSelector, useServices, useSharedSelector } from '@dex/mf-shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { grantId, type Grant } from '../../domain/allowances/grants';
import { revokeDraft } from '../../domain/allowances/revokeOrder';
import { poolKinds, poolOrders } from '../../orders';
import { detailText } from '../orders/detailText';
import { allowancesTexts as texts } from './allowances.messages';
import { Refusal } from './GrantRow';

const useOrdersSelector = sectionSelector(ordersSlice);

/** Whose grants they are, and where: account or network may change while they are taken back. */
interface Owner {
  readonly chainId: ChainId;
  readonly account: Address;
}

/** Grants that are being taken back: those still to ask for, and how many it were at first. */
interface Queue {
  readonly owner: Owner | null;
  readonly left: readonly Grant[];
  readonly total: number;
}

const EMPTY: Queue = { owner: null, left: [], total: 0 };

function sentId({ chainId, account }: Owner, grant: Grant): string {
  return [chainId, account, grantId(grant)].join();
}

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
  const hasPending = useSharedSelector((state) => selectAccountTransactions(state).some(isPending));
  const [queue, setQueue] = useState(EMPTY);
  const [sent, setSent] = useState<readonly string[]>([]);
  const { owner } = queue;
  const isBatch = useOrdersSelector((state) => owner !== null && selectSendingWay(state, owner) !== 'call');
  const current = useMemo(() => (isBatch ? queue.left : queue.left.slice(0, 1)), [isBatch, queue]);
  const draft = useMemo(() => (owner && current.length > 0 ? revokeDraft(owner, current) : null), [owner, current]);
  const detail = detailText([]);
  // What a token refuses is taken back by itself, never together with others.
  const [first] = current;
  const isLowered = first?.kind === 'token' && first.lowering === 'toOneUnit';
  const currencies = current.flatMap((grant) => (grant.kind === 'token' ? [grant.token] : []));
  const next = () => {
    if (owner) setSent((known) => [...known, ...current.map((grant) => sentId(owner, grant))]);
    setQueue(({ left, ...others }) => ({ ...others, left: left.slice(current.length) }));
  };
  const title = <FormattedMessage {...texts.dialogTitle} />;
  return {
    revoke: (grants) => {
      if (!hasPending) setSent([]);
      if (account) setQueue({ owner: { chainId, account }, left: grants, total: grants.length });
    },
    isSent: (grant) => account !== null && hasPending && sent.includes(sentId({ chainId, account }, grant)),
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
        confirm={<FormattedMessage {...(isLowered ? texts.lower : texts.revoke)} />}
        currencies={currencies}
        detail={detail}
        summary={
          <>
            {first && <Refusal grant={first} />}
            {current.length < queue.total && <Step step={queue.total - queue.left.length + 1} steps={queue.total} />}
          </>
        }
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
