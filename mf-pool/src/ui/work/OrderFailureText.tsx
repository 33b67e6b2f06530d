import { FormattedMessage } from 'react-intl';
import type { OrderFailure } from '../../domain/work/poolOrder';
import { failureTexts } from './work.messages';

/** Why an order was not sent, in words. */
export function OrderFailureText({ failure }: { readonly failure: OrderFailure }) {
  return <FormattedMessage {...failureTexts[failure.code]} values={{ reason: failure.code === 'send_failed' ? failure.reason : '' }} />;
}
