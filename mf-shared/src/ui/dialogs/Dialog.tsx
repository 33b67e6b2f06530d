import { type KeyboardEvent, type ReactNode, useId, useRef } from 'react';
import { createPortal } from 'react-dom';
import { useIntl } from 'react-intl';
import { Icon } from '../primitives/Icon';
import { IconButton } from '../primitives/IconButton';
import { Heading } from '../primitives/Text';
import { dialogTexts } from './Dialog.messages';
import { Content, Grip, Header, Panel, Veil } from './Dialog.styles';
import { tabTarget } from './focusTrap';
import { useDialogFocus } from './useDialogFocus';
import { useDragToDismiss } from './useDragToDismiss';

interface DialogProps {
  readonly title: ReactNode;
  /** Escape, the close button, a press beside the dialog, a pull downward on a phone. */
  readonly onDismiss: () => void;
  /** The way back to the view before, when this dialog has several. */
  readonly onBack?: () => void;
  readonly children: ReactNode;
  /** Least height in vh, for a dialog whose content comes and goes. */
  readonly minHeightVh?: number;
  /** The content scrolls and pads by itself. */
  readonly bare?: boolean;
  /** `alertdialog` interrupts: a prompt before something that cannot be undone. */
  readonly role?: 'dialog' | 'alertdialog';
  readonly testId?: string;
}

/** A window over the page, open as long as it is rendered. The focus stays inside and returns to where it was. */
export function Dialog({ title, onDismiss, onBack, children, minHeightVh, bare, role = 'dialog', testId }: DialogProps) {
  const intl = useIntl();
  const titleId = useId();
  const veil = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useDialogFocus(veil, panel);
  const { offset, handlers } = useDragToDismiss(panel, onDismiss);

  const onKeyDown = (event: KeyboardEvent) => {
    // Through the tree of components a dialog hears the keys of one that lies over it; those are not its own.
    if (!panel.current || !(event.target instanceof Node) || !panel.current.contains(event.target)) return;
    if (event.key === 'Escape') {
      event.stopPropagation();
      onDismiss();
    }
    if (event.key !== 'Tab') return;
    const target = tabTarget(panel.current, document.activeElement, event.shiftKey);
    if (!target) return;
    event.preventDefault();
    target.focus();
  };

  return createPortal(
    <Veil
      ref={veil}
      onPointerDown={(event) => {
        if (event.target !== event.currentTarget) return;
        event.preventDefault();
        onDismiss();
      }}
    >
      <Panel
        ref={panel}
        role={role}
        aria-modal="true"
        aria-labelledby={titleId}
        tabIndex={-1}
        data-testid={testId}
        onKeyDown={onKeyDown}
        $minHeightVh={minHeightVh}
        $pulled={offset !== null}
        style={offset ? { transform: `translateY(${offset}px)` } : undefined}
        {...handlers}
      >
        <Grip aria-hidden="true" />
        <Header>
          {onBack && (
            <IconButton label={intl.formatMessage(dialogTexts.back)} onClick={onBack}>
              <Icon name="back" />
            </IconButton>
          )}
          <Heading as="h2" id={titleId}>
            {title}
          </Heading>
          <IconButton label={intl.formatMessage(dialogTexts.close)} onClick={onDismiss}>
            <Icon name="close" />
          </IconButton>
        </Header>
        <Content $bare={bare}>{children}</Content>
      </Panel>
    </Veil>,
    document.body,
  );
}
