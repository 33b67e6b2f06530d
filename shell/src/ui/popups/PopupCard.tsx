import type { Popup } from '@dex/mf-shared/contract';
import { explorerLink } from '@dex/mf-shared/domain';
import { expertModeChosen } from '@dex/mf-shared/state';
import {
  Button,
  ExternalLink,
  Icon,
  type IconName,
  IconButton,
  Row,
  Text,
  theme,
  useDispatch,
  useOpenDialog,
  useServices,
} from '@dex/mf-shared/ui';
import { type ReactNode, useCallback, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { styled } from 'styled-components';
import { TransactionSummaryText } from '../transactions/TransactionSummaryText';
import { popupTexts } from './popups.messages';
import { usePopupTimer } from './usePopupTimer';

const Card = styled.article`
  position: relative;
  overflow: hidden;
  padding: 4px 4px 4px 12px;
  border: 1px solid ${theme.color.hover};
  border-radius: ${theme.radius.medium};
  background: ${theme.color.surface};
  font-size: ${theme.fontSize.small};
  line-height: 1.35;
`;

/** Two lines, which is what the strip has room for; a long text in full while somebody is at it. */
const Words = styled.div`
  display: -webkit-box;
  flex: 1;
  min-width: 0;
  max-height: 2.7em;
  overflow: hidden;
  overflow-wrap: anywhere;
  -webkit-box-orient: vertical;
  -webkit-line-clamp: 2;
  article:hover &,
  article:focus-within & {
    max-height: none;
    -webkit-line-clamp: none;
  }
  > * {
    margin-inline-end: 6px;
  }
`;

const Time = styled.div`
  position: absolute;
  bottom: 0;
  left: 0;
  height: 3px;
  background: ${theme.color.accent};
`;

interface Look {
  readonly icon: IconName;
  readonly tone: 'success' | 'danger' | 'warning' | 'accent';
  readonly text: (typeof popupTexts)[keyof typeof popupTexts];
}

const DANGER = { icon: 'error', tone: 'danger' } as const;
const requestLooks: Readonly<Record<'failed' | 'partial' | 'notSent', Look>> = {
  failed: { icon: 'error', tone: 'danger', text: popupTexts.requestFailed },
  partial: { icon: 'warning', tone: 'warning', text: popupTexts.requestPartial },
  notSent: { icon: 'warning', tone: 'warning', text: popupTexts.requestNotSent },
};

function lookOf(content: Popup['content']): Look {
  if (content.kind === 'notice') {
    return { ...(content.notice === 'releaseRevoked' ? DANGER : { icon: 'info', tone: 'accent' }), text: popupTexts[content.notice] };
  }
  if (content.kind === 'transactionFate') return { icon: 'warning', tone: 'warning', text: popupTexts[content.fate] };
  if (content.kind === 'request') return requestLooks[content.outcome];
  return content.success ? { icon: 'check', tone: 'success', text: popupTexts.success } : { ...DANGER, text: popupTexts.failure };
}

function NoticeAction({ notice, close }: { readonly notice: string; readonly close: () => void }): ReactNode {
  const dispatch = useDispatch();
  const openDialog = useOpenDialog();
  if (notice === 'expertModeByLink') {
    const turnOff = () => {
      dispatch(expertModeChosen(false));
      close();
    };
    return (
      <Button $size="small" $tone="secondary" onClick={turnOff}>
        <FormattedMessage {...popupTexts.turnOff} />
      </Button>
    );
  }
  if (notice === 'airdrop') {
    const show = () => {
      close();
      openDialog({ kind: 'claimPopup' });
    };
    return (
      <Button $size="small" $tone="secondary" onClick={show}>
        <FormattedMessage {...popupTexts.show} />
      </Button>
    );
  }
  if (notice !== 'newVersion' && notice !== 'releaseRevoked') return null;
  return (
    <Button $size="small" $tone="secondary" onClick={() => window.location.reload()}>
      <FormattedMessage {...popupTexts.reload} />
    </Button>
  );
}

function TransactionPart({ content }: { readonly content: Exclude<Popup['content'], { kind: 'notice' }> }) {
  const { chains } = useServices();
  return (
    <>
      <TransactionSummaryText summary={content.summary} />
      {content.kind !== 'request' && !(content.kind === 'transactionFate' && content.fate === 'unclear') && (
        <ExternalLink href={explorerLink(chains[content.chainId], 'transaction', content.hash)}>
          <FormattedMessage {...popupTexts.explorer} />
        </ExternalLink>
      )}
    </>
  );
}

/** One notice: what happened, for as long as its bar lasts. */
export function PopupCard({ popup }: { readonly popup: Popup }) {
  const intl = useIntl();
  const { bus } = useServices();
  const [isHeld, setHeld] = useState(false);
  const { key, content, removeAfterMs } = popup;
  const close = useCallback(() => bus.emit({ kind: 'popupClosed', key }), [bus, key]);
  const percent = usePopupTimer(removeAfterMs, isHeld, close);
  const { icon, tone, text } = lookOf(content);
  return (
    <Card
      data-testid="shell-popup"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      <Row $gap={8} style={{ minHeight: 44 }}>
        <Text $tone={tone}>
          <Icon name={icon} />
        </Text>
        <Words>
          <Text $size="small" $strong>
            <FormattedMessage {...text} />
          </Text>
          {content.kind !== 'notice' && <TransactionPart content={content} />}
        </Words>
        {content.kind === 'notice' && <NoticeAction notice={content.notice} close={close} />}
        <IconButton label={intl.formatMessage(popupTexts.close)} onClick={close}>
          <Icon name="close" size={16} />
        </IconButton>
      </Row>
      {removeAfterMs !== null && <Time data-bar="fill" data-testid="shell-popup-time" style={{ width: `${percent}%` }} />}
    </Card>
  );
}
