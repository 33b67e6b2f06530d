import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '../primitives/Button';
import { Column, Row } from '../primitives/layout';
import { Text } from '../primitives/Text';
import { Dialog } from './Dialog';
import { promptTexts as texts } from './prompts.messages';

interface YesNoPromptProps {
  readonly title: ReactNode;
  readonly onYes: () => void;
  readonly onNo: () => void;
  readonly children: ReactNode;
}

/** A question before something risky; going back is the answer that needs no thought. */
export function YesNoPrompt({ title, onYes, onNo, children }: YesNoPromptProps) {
  return (
    <Dialog title={title} role="alertdialog" onDismiss={onNo} testId="shared-yes-no">
      <Column $gap={16}>
        <Text as="div" $tone="textMuted">
          {children}
        </Text>
        <Row $justify="end" $wrap>
          <Button $tone="danger" onClick={onYes}>
            <FormattedMessage {...texts.yes} />
          </Button>
          <Button $tone="secondary" onClick={onNo} autoFocus>
            <FormattedMessage {...texts.no} />
          </Button>
        </Row>
      </Column>
    </Dialog>
  );
}
