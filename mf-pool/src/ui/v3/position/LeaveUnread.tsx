import { paths } from '@dex/mf-shared/contract';
import { shortenSymbol } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { AppLink, Button, useSharedSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { paidAlone, sideLeftOwed } from '../../../domain/v3/paidAlone';
import { isClosed } from '../../../domain/v3/position';
import { collectFeesOrder } from '../../../domain/v3/positionOrders';
import type { Side } from '../../../domain/v3/positionTerms';
import { shownCollection } from '../../../domain/v3/shownTerms';
import { poolKinds, poolOrders } from '../../../orders';
import { selectPendingCollection } from '../../../state/v3/pendingCollection';
import { poolSlot } from '../../orders/poolSlot';
import { aloneRecord } from '../PayoutDialogs';
import type { PositionView } from '../usePositionView';
import { orderTexts, positionTexts as texts } from '../v3.messages';

/** The way out of a position with a token that does not say what it is: its liquidity in percent, or what is left of the other token (V3-31). */
export function LeaveUnread({ view }: { readonly view: PositionView }) {
  const side = sideLeftOwed(view);
  if (!isClosed(view.position)) {
    return (
      <AppLink to={paths.remove(view.position.tokenId)} data-testid="pool-v3-leave">
        <FormattedMessage {...texts.leave} />
      </AppLink>
    );
  }
  return side !== null && <TakeLeft view={view} side={side} />;
}

function TakeLeft({ view, side }: { readonly view: PositionView; readonly side: Side }) {
  const { account, chain, position } = view;
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.collectFees, position.tokenId));
  const isSent = useSharedSelector((state) => selectPendingCollection(state, chain.chainId, position.tokenId) === 'sent');
  const take = () => {
    if (!account) return;
    const terms = paidAlone(shownCollection({ ...view, fees: view.owed, asWrapped: false }), side);
    open({ order: collectFeesOrder({ chainId: chain.chainId, account }, terms), record: aloneRecord(terms, side) });
  };
  const currency = side === 0 ? view.currency0 : view.currency1;
  return (
    <Button disabled={isSent || account === null || view.fees.kind === 'loading'} data-testid="pool-v3-take-left" onClick={take}>
      <FormattedMessage {...orderTexts.takeAlone} values={{ symbol: shortenSymbol(currency.symbol) }} />
    </Button>
  );
}
