import { useOrder } from '@dex/mf-shared/orders';
import { isPending, isSuccessful, selectTransaction } from '@dex/mf-shared/state';
import { shortenSymbol } from '@dex/mf-shared/domain';
import { Toggle } from '@dex/mf-shared/ui/controls';
import {
  Button,
  Card,
  Column,
  Figure,
  lazyPart,
  Notice,
  Row,
  Spinner,
  Text,
  useDispatch,
  useIsAccountAwaited,
  sectionSelector,
  useSharedSelector,
} from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasUncollected, isClosed } from '../../../domain/v3/position';
import { canChooseWrapped, collectFeesOrder } from '../../../domain/v3/positionOrders';
import { shownCollection } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { collectionSent, positionKey, selectPoolV3, poolV3Slice } from '../../../state/v3/poolV3Slice';
import { selectPendingCollection } from '../../../state/v3/pendingCollection';
import { poolSlot } from '../../orders/poolSlot';
import { AmountRow } from '../AmountRow';
import { useDollarsOfBoth } from '../useDollarsOfBoth';
import { rawOf, type PositionView } from '../usePositionView';
import { positionTexts as texts } from '../v3.messages';
import { FeeRate } from './FeeRate';
import { UnclearCollection } from './UnclearCollection';

const CompoundButton = lazyPart(async () => (await import('./Compound')).CompoundButton, null);

const useV3Selector = sectionSelector(poolV3Slice);

/** Whether something is there to collect: by the simulation, or without one by what the position itself keeps. */
function hasFeesOf({ owed, position }: PositionView): boolean {
  return owed ? owed.amount0 > 0n || owed.amount1 > 0n : hasUncollected(position);
}

/** The place of both buttons: the second is known later, and moves nothing when it comes. */
const BUTTONS = { flex: '1 0 auto', minWidth: 'min(100%, 232px)', minHeight: '36px' } as const;

/** What a position has earned, and its collection (V3-15). */
export function FeesCard({ view }: { readonly view: PositionView }) {
  const intl = useIntl();
  const { currency0, currency1, owed, fees, chain, nativeSide, isOperator } = view;
  const isAwaited = useIsAccountAwaited();
  const [asWrapped, setAsWrapped] = useState(false);
  const [amount0, amount1] = [rawOf(owed?.amount0), rawOf(owed?.amount1)];
  const dollars = useDollarsOfBoth([currency0, currency1], [amount0, amount1]);
  const hasFees = hasFeesOf(view);
  const pending = useSharedSelector((state) => selectPendingCollection(state, chain.chainId, view.position.tokenId));
  const collection = useCollection(view, { hasFees, isSent: pending === 'sent' });
  const wrapped = shortenSymbol(chain.wrappedNative.symbol);
  const isNothingOwed = !hasFees && collection === 'idle' && fees.kind === 'known';
  const label = intl.formatMessage(texts.collectAs, { symbol: wrapped });
  // With the wrapped form chosen, the figures are named as what will arrive.
  const [shown0, shown1] = [asWrapped ? view.token0 : currency0, asWrapped ? view.token1 : currency1];
  return (
    <Card>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12} $wrap>
          <Text $strong>
            <FormattedMessage {...texts.fees} />
          </Text>
          {(isOperator || isAwaited) && (
            <Row $gap={8} $justify="end" style={BUTTONS}>
              {isOperator && <CompoundButton view={view} disabled={collection !== 'idle' || pending === 'unclear'} />}
              {isOperator && !isNothingOwed && <CollectButton view={view} asWrapped={asWrapped} collection={collection} />}
              {isOperator && isNothingOwed && (
                <Text $size="small" $tone="textMuted" data-testid="pool-v3-fees-none">
                  <FormattedMessage {...texts.nothingOwed} />
                </Text>
              )}
            </Row>
          )}
        </Row>
        <Text $size="display">
          <Figure shown={dollars} testId="pool-v3-fees-dollars" />
        </Text>
        <AmountRow currency={shown0} amount={amount0} copies testId="pool-v3-fees0" />
        <AmountRow currency={shown1} amount={amount1} copies testId="pool-v3-fees1" />
        {fees.kind === 'failed' && (
          <Notice kind="warning" testId="pool-v3-fees-unknown">
            <FormattedMessage {...texts.feesUnknown} />
          </Notice>
        )}
        {!isClosed(view.position) && <FeeRate view={view} />}
        {isOperator && pending === 'unclear' && <UnclearCollection testId="pool-v3-fees-unclear" />}
        {isOperator && canChooseWrapped(chain, hasFees, nativeSide) && (
          <Row $justify="space-between">
            <Text $size="small">{label}</Text>
            <Toggle label={label} checked={asWrapped} onChange={setAsWrapped} testId="pool-v3-as-wrapped" />
          </Row>
        )}
      </Column>
    </Card>
  );
}

type Collection = 'idle' | 'collecting' | 'collected';

/** How far this visit's collection is; once new fees are earned, it can be done again. */
function useCollection(
  { position, chain }: PositionView,
  // Sent from here, from the list of all, to be put back, or before the page was loaded anew.
  { hasFees, isSent }: { readonly hasFees: boolean; readonly isSent: boolean },
): Collection {
  const dispatch = useDispatch();
  const key = positionKey(chain.chainId, position.tokenId);
  const { collections } = useV3Selector(selectPoolV3);
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.collectFees, position.tokenId));
  // The position of another network may have the same number.
  const status = order?.draft.order.chainId === chain.chainId ? order.status : null;
  const sent = status?.kind === 'submitted' ? status.hash : null;
  // Known on after its dialog is closed.
  useEffect(() => {
    if (sent) dispatch(collectionSent({ key, hash: sent }));
  }, [dispatch, key, sent]);
  const hash = collections[key];
  const transaction = useSharedSelector((state) => (hash ? selectTransaction(state, chain.chainId, hash) : null));
  const isAsking = status?.kind === 'asking' || status?.kind === 'stillAsking' || status?.kind === 'waiting';
  if (isAsking || isSent || (transaction && isPending(transaction))) return 'collecting';
  return transaction && isSuccessful(transaction) && !hasFees ? 'collected' : 'idle';
}

const labels = { idle: texts.collect, collecting: texts.collecting, collected: texts.collected } as const;

function CollectButton({
  view,
  asWrapped,
  collection,
}: {
  readonly view: PositionView;
  readonly asWrapped: boolean;
  readonly collection: Collection;
}) {
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.collectFees, view.position.tokenId));
  const { account, position, currency0, currency1, chain } = view;
  const collect = () => {
    if (!account) return;
    open({
      order: collectFeesOrder({ chainId: chain.chainId, account }, shownCollection({ ...view, fees: view.owed, asWrapped })),
      record: {
        summary: {
          kind: 'collectFees',
          symbolA: shortenSymbol(currency0.symbol),
          symbolB: shortenSymbol(currency1.symbol),
          collectsFrom: [position.tokenId],
        },
      },
    });
  };
  return (
    <Button $size="small" disabled={collection !== 'idle' || view.fees.kind === 'loading'} data-testid="pool-v3-collect" onClick={collect}>
      {collection === 'collecting' && <Spinner />}
      <FormattedMessage {...labels[collection]} />
    </Button>
  );
}
