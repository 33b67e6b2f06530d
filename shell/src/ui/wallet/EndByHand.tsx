import { parseTxHash } from '@dex/mf-shared/domain';
import { transactionReplaced } from '@dex/mf-shared/state';
import { Button, Notice, Row, useActiveChain, useDispatch, useServices } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { WordByHand } from '../../state/wordByHand';
import { byHandTexts } from './EndByHand.messages';

/** Lets the person say of what is open what nothing else can (TX-27); what that means is said before. */
export function EndByHand({ id, word }: { readonly id: string; readonly word: WordByHand }) {
  const [isOpen, setIsOpen] = useState(false);
  const texts = byHandTexts[word];
  const say = useSaying(id, word);
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

/** Gives the function that says it, to whoever keeps what it is said of: requests are told of over the bus, a transaction is in the store. */
function useSaying(id: string, word: WordByHand): () => void {
  const { bus } = useServices();
  const dispatch = useDispatch();
  const { chainId } = useActiveChain();
  switch (word) {
    case 'notSent':
      return () => bus.emit({ kind: 'requestSettled', id, outcome: { kind: 'notSent', saidTime: Date.now() } });
    case 'left':
      return () => bus.emit({ kind: 'requestLeft', id });
    case 'notSigned': {
      const hash = parseTxHash(id);
      return () => void (hash && dispatch(transactionReplaced({ chainId, hash, fate: 'dropped' })));
    }
  }
}
