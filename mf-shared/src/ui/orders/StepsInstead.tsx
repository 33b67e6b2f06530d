import { FormattedMessage } from 'react-intl';
import type { OpenOrder } from '../../state/orders/orderState';
import { selectMayGoInSteps } from '../../state/orders/ordersSelectors';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { orderTexts as texts } from './orders.messages';
import { preparedOf } from './preparedOf';
import { useOrdersSelector } from './useOrder';

interface StepsInsteadProps {
  readonly order: OpenOrder;
  readonly onSteps: () => void;
}

/** Where the wallet refused a batch without saying why: the same order, one step after the other (ORDER-5). */
export function StepsInstead({ order, onSteps }: StepsInsteadProps) {
  const isOffered = useOrdersSelector((state) => selectMayGoInSteps(state, order));
  if (!isOffered) return null;
  return (
    <Notice kind="info" testId="order-batch-doubted">
      <span>
        <FormattedMessage {...texts.batchDoubted} />
      </span>
      <Button $size="small" $tone="secondary" data-testid="order-in-steps" onClick={onSteps}>
        <FormattedMessage {...texts.inSteps} values={{ count: preparedOf(order)?.sends.length ?? 2 }} />
      </Button>
    </Notice>
  );
}
