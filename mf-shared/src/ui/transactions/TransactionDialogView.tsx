import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChainId } from '../../domain/chainId';
import type { Token } from '../../domain/tokens/currency';
import type { TxHash } from '../../domain/txHash';
import { Dialog } from '../dialogs/Dialog';
import { Foot } from '../dialogs/Dialog.styles';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Column } from '../primitives/layout';
import { Spinner } from '../primitives/Spinner';
import { Text } from '../primitives/Text';
import { SubmittedView } from './SubmittedView';
import { transactionDialogTexts as texts } from './TransactionDialog.messages';

/** The four views of a transaction (TX-17); a transaction's flow shows them one after the other. */
export type TransactionView =
  | { readonly kind: 'confirmation'; readonly title: ReactNode; readonly top: ReactNode; readonly bottom: ReactNode }
  /** Until the wallet answers; `doing` says what was asked of it. */
  | { readonly kind: 'waiting'; readonly doing: ReactNode; readonly hint?: ReactNode }
  /** Sent: the hash is null until it is known. `addable` is a token that the wallet may want to show. */
  | {
      readonly kind: 'submitted';
      readonly chainId: ChainId;
      readonly hash: TxHash | null;
      readonly doing?: ReactNode;
      readonly addable?: Token;
    }
  | { readonly kind: 'error'; readonly message: ReactNode; readonly title?: ReactNode };

export interface TransactionDialogProps {
  readonly view: TransactionView;
  readonly onDismiss: () => void;
  readonly testId?: string;
}

function titleOf(view: TransactionView): ReactNode {
  switch (view.kind) {
    case 'confirmation':
      return view.title;
    case 'waiting':
      return <FormattedMessage {...texts.waitingTitle} />;
    case 'submitted':
      return <FormattedMessage {...texts.submittedTitle} />;
    case 'error':
      return view.title ?? <FormattedMessage {...texts.errorTitle} />;
  }
}

/** The dialog that goes with a transaction from its confirmation to its end. */
export function TransactionDialogView({ view, onDismiss, testId = 'shared-transaction' }: TransactionDialogProps) {
  return (
    <Dialog title={titleOf(view)} onDismiss={onDismiss} testId={`${testId}-${view.kind}`}>
      <Body view={view} onDismiss={onDismiss} />
    </Dialog>
  );
}

function Body({ view, onDismiss }: TransactionDialogProps) {
  switch (view.kind) {
    case 'confirmation':
      return (
        <Column $gap={16}>
          <div>{view.top}</div>
          <Foot>{view.bottom}</Foot>
        </Column>
      );
    case 'waiting':
      return (
        <Column $gap={16} $align="center" role="status">
          <Text $tone="accent">
            <Spinner size={64} />
          </Text>
          <Text as="p" $strong $align="center">
            {view.doing}
          </Text>
          <Text as="p" $size="small" $tone="textMuted" $align="center">
            {view.hint ?? <FormattedMessage {...texts.waitingHint} />}
          </Text>
        </Column>
      );
    case 'submitted':
      return <SubmittedView {...view} onClose={onDismiss} />;
    case 'error':
      return (
        <Column $gap={16} $align="center">
          <Text $tone="danger">
            <Icon name="error" size={64} />
          </Text>
          <Text as="p" role="alert" $align="center">
            {view.message}
          </Text>
          <Button $size="large" onClick={onDismiss}>
            <FormattedMessage {...texts.dismiss} />
          </Button>
        </Column>
      );
  }
}
