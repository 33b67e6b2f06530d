import { FormattedMessage } from 'react-intl';
import type { OrderFailure, PoolOrder } from '../../domain/orders/poolOrder';
import { failureTexts, stakeNotAllowed } from './orders.messages';

interface OrderFailureTextProps {
  readonly failure: OrderFailure;
  readonly order: Pick<PoolOrder, 'kind'>;
}

/** Why an order was not sent, in words. */
export function OrderFailureText({ failure, order }: OrderFailureTextProps) {
  const text = failure.code === 'not_approved' && order.kind === 'stake' ? stakeNotAllowed.text : failureTexts[failure.code];
  return <FormattedMessage {...text} values={{ reason: failure.code === 'send_failed' ? failure.reason : '' }} />;
}
