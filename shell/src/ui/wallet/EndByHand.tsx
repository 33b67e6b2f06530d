import { Button, Notice, Row, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { walletTexts } from './wallet.messages';

/** Lets the person end a request of which nothing else can say that it was not sent (TX-27); what that means is said before. */
export function EndByHand({ id }: { readonly id: string }) {
  const { bus } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const end = () => bus.emit({ kind: 'requestSettled', id, outcome: { kind: 'notSent', saidTime: Date.now() } });
  return (
    <>
      <Row>
        <Button $size="small" $tone="text" aria-expanded={isOpen} data-testid="shell-recent-end" onClick={() => setIsOpen(!isOpen)}>
          <FormattedMessage {...walletTexts.wasNotSent} />
        </Button>
      </Row>
      {isOpen && (
        <Notice kind="warning" testId="shell-recent-ending">
          <span>
            <FormattedMessage {...walletTexts.endMeans} />
          </span>
          <Button $size="small" $tone="secondary" data-testid="shell-recent-end-sure" onClick={end}>
            <FormattedMessage {...walletTexts.endSure} />
          </Button>
        </Notice>
      )}
    </>
  );
}
