import { Button, Notice, Row, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WordByHand } from '../../state/recentEntries';
import { byHandTexts } from './EndByHand.messages';

/** Lets the person say of a request what nothing else can: that it was not sent, or that it is waited for no longer (TX-27); what that means is said before. */
export function EndByHand({ id, word }: { readonly id: string; readonly word: WordByHand }) {
  const { bus } = useServices();
  const [isOpen, setIsOpen] = useState(false);
  const texts = byHandTexts[word];
  const say = () =>
    bus.emit(
      word === 'left' ? { kind: 'requestLeft', id } : { kind: 'requestSettled', id, outcome: { kind: 'notSent', saidTime: Date.now() } },
    );
  return (
    <>
      <Row>
        <Button $size="small" $tone="text" aria-expanded={isOpen} data-testid="shell-recent-end" onClick={() => setIsOpen(!isOpen)}>
          <FormattedMessage {...texts.offer} />
        </Button>
      </Row>
      {isOpen && (
        <Notice kind="warning" testId="shell-recent-ending">
          <span>
            <FormattedMessage {...texts.means} />
          </span>
          <Button $size="small" $tone="secondary" data-testid="shell-recent-end-sure" onClick={say}>
            <FormattedMessage {...texts.sure} />
          </Button>
        </Notice>
      )}
    </>
  );
}
