import { FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { orderTexts as texts } from './orders.messages';
import { type EngineOf, useOrder } from './useOrder';

interface OrderClosedNoticeProps {
  readonly engineOf: EngineOf;
  readonly slot: string;
  readonly testId: string;
}

/** Says, where the order was opened, that it was closed because account or network changed; nothing otherwise. */
export function OrderClosedNotice({ engineOf, slot, testId }: OrderClosedNoticeProps) {
  const { closedBy, noticeSeen } = useOrder(engineOf, slot);
  if (!closedBy) return null;
  return (
    <Notice kind="info" testId={testId}>
      <FormattedMessage {...(closedBy === 'accountChanged' ? texts.accountClosed : texts.chainClosed)} />
      <Button $tone="secondary" $size="small" onClick={noticeSeen}>
        <FormattedMessage {...texts.dismiss} />
      </Button>
    </Notice>
  );
}
