import { FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button';
import { Notice } from '../primitives/Notice';
import { orderTexts as texts } from './orders.messages';
import { type EngineOf, useOrder } from './useOrder';

const CLOSINGS = {
  accountChanged: texts.accountClosed,
  chainChanged: texts.chainClosed,
  disconnected: texts.disconnectedClosed,
  unclear: texts.unclearClosed,
};

interface OrderClosedNoticeProps {
  readonly engineOf: EngineOf;
  readonly slot: string;
  readonly testId: string;
  /** What ends with it besides the notice. */
  readonly onSeen?: () => void;
}

/** Says, where the order was opened, that it was closed because account or network changed, or the wallet went; nothing otherwise. */
export function OrderClosedNotice({ engineOf, slot, testId, onSeen }: OrderClosedNoticeProps) {
  const { closedBy, noticeSeen } = useOrder(engineOf, slot);
  if (!closedBy) return null;
  const leave = () => {
    noticeSeen();
    onSeen?.();
  };
  return (
    <Notice kind="info" testId={testId}>
      <FormattedMessage {...CLOSINGS[closedBy]} />
      <Button $tone="secondary" $size="small" onClick={leave}>
        <FormattedMessage {...texts.dismiss} />
      </Button>
    </Notice>
  );
}
