import { type ReactNode, useState } from 'react';
import { useIntl } from 'react-intl';
import { Button } from '../primitives/Button';
import { Column, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { TextField } from '../primitives/TextField';
import { Dialog } from './Dialog';
import { promptTexts as texts } from './prompts.messages';

interface ConfirmByTypingProps {
  readonly title: ReactNode;
  /** The word that must be typed exactly: `confirm` or `REMOVE`. */
  readonly word: string;
  readonly onConfirm: () => void;
  readonly onDismiss: () => void;
  readonly confirmText?: ReactNode;
  /** What follows from it. */
  readonly children: ReactNode;
}

/** A prompt before something dangerous: nothing happens until the very word is typed. */
export function ConfirmByTyping({ title, word, onConfirm, onDismiss, confirmText, children }: ConfirmByTypingProps) {
  const intl = useIntl();
  const [typed, setTyped] = useState('');
  const isTyped = typed === word;
  return (
    <Dialog title={title} role="alertdialog" onDismiss={onDismiss} testId="shared-confirm-by-typing">
      <form
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          if (isTyped) onConfirm();
        }}
      >
        <Column $gap={16}>
          <Text as="div" $tone="textMuted">
            {children}
          </Text>
          <TextField
            label={intl.formatMessage(texts.typeWord, { word })}
            value={typed}
            onChange={setTyped}
            autoFocus
            autoCapitalize="off"
          />
          <Row $justify="end" $wrap>
            <Button $tone="secondary" onClick={onDismiss}>
              {intl.formatMessage(texts.cancel)}
            </Button>
            <Button $tone="danger" type="submit" disabled={!isTyped}>
              {confirmText ?? intl.formatMessage(texts.confirm)}
            </Button>
          </Row>
        </Column>
      </form>
    </Dialog>
  );
}
