import { Dialog } from '@dex/mf-shared/ui/controls';
import { Button, Column } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { PROPOSAL_ACTIONS, type ProposalActionKind } from '../domain/proposalForm';
import { createTexts } from './governance.messages';

interface ActionPickerProps {
  onPick(action: ProposalActionKind): void;
  onDismiss(): void;
}

const isAction = (text: string): text is ProposalActionKind => text in PROPOSAL_ACTIONS;
const KINDS = Object.keys(PROPOSAL_ACTIONS).filter(isAction);

/** The choice of what a proposal does. */
export function ActionPicker({ onPick, onDismiss }: ActionPickerProps) {
  return (
    <Dialog title={<FormattedMessage {...createTexts.actionTitle} />} onDismiss={onDismiss} testId="governance-action-picker">
      <Column $gap={8}>
        {KINDS.map((kind) => (
          <Button
            key={kind}
            $tone="secondary"
            $full
            data-testid={`governance-action-${kind}`}
            onClick={() => {
              onPick(kind);
              onDismiss();
            }}
          >
            <FormattedMessage {...createTexts[kind]} />
          </Button>
        ))}
      </Column>
    </Dialog>
  );
}
