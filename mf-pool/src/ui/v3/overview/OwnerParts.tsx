import { paths } from '@dex/mf-shared/contract';
import { shortenAddress } from '@dex/mf-shared/domain';
import { AddressText, SwitchRefused, TextField, useSwitchNetwork } from '@dex/mf-shared/ui/controls';
import { AppLink, Button, Column, Heading, Notice, Row, Skeleton, Text, useNavigate } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { ownerPath, type ShownOwner } from '../../../domain/v3/shownOwner';
import { ownerTexts as texts } from './owner.messages';
import { ShareLink } from './ShareLink';
import { useShownChain } from './useShownOwner';

type Other = Extract<ShownOwner, { kind: 'other' }>;
type Unknown = Exclude<ShownOwner, { kind: 'self' } | { kind: 'other' }>;

/** The head over the positions of somebody else: whose they are, that nothing can be done here, and the link to share. */
export function OtherHead({ shown: { owner, name } }: { readonly shown: Other }) {
  const { chain, isElsewhere } = useShownChain();
  const { isRefused, switchTo } = useSwitchNetwork();
  return (
    <Column $gap={12}>
      <Row $justify="space-between" $gap={12} $wrap>
        <Heading $size="title" data-testid="pool-v3-owner-title">
          <FormattedMessage {...texts.title} values={{ owner: name ?? shortenAddress(owner) }} />
        </Heading>
        <ShareLink owner={name ?? owner} />
      </Row>
      <Notice kind="info" testId="pool-v3-read-only">
        <FormattedMessage {...texts.readOnly} values={{ address: <AddressText address={owner} chainId={chain.chainId} /> }} />
      </Notice>
      {isElsewhere && (
        <Notice kind="warning" testId="pool-v3-elsewhere">
          <FormattedMessage {...texts.elsewhere} values={{ network: chain.label }} />
          <Button $tone="secondary" $size="small" data-testid="pool-v3-elsewhere-switch" onClick={() => switchTo(chain.chainId)}>
            <FormattedMessage {...texts.switchTo} values={{ network: chain.label }} />
          </Button>
        </Notice>
      )}
      {isRefused && <SwitchRefused />}
      <AppLink to={paths.pool()} data-testid="pool-v3-own">
        <FormattedMessage {...texts.own} />
      </AppLink>
    </Column>
  );
}

/** Why nobody's positions are shown, and the way back to one's own. */
export function UnknownOwner({ shown: { kind, text } }: { readonly shown: Unknown }) {
  const intl = useIntl();
  const sentence = <FormattedMessage {...texts[kind]} values={{ text }} />;
  return (
    <Column $gap={16} data-testid={`pool-v3-owner-${kind}`}>
      {kind === 'looking' ? (
        <Skeleton $height="72px" role="status" aria-hidden={false} aria-label={intl.formatMessage(texts.looking, { text })} />
      ) : (
        <Notice kind={kind === 'failed' ? 'warning' : 'error'}>{sentence}</Notice>
      )}
      <AppLink to={paths.pool()} data-testid="pool-v3-own">
        <FormattedMessage {...texts.own} />
      </AppLink>
    </Column>
  );
}

/** Said of an address without positions. */
export function NoPositions() {
  const { label } = useShownChain().chain;
  return (
    <Text as="p" $tone="textMuted" $align="center" data-testid="pool-v3-owner-none">
      <FormattedMessage {...texts.none} values={{ network: label }} />
    </Text>
  );
}

/** The field to look at anybody's positions. */
export function LookAtOwner() {
  const intl = useIntl();
  const navigate = useNavigate();
  const { chain, isElsewhere } = useShownChain();
  const [text, setText] = useState('');
  const typed = text.trim();
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        if (typed !== '') void navigate(ownerPath(paths.pool(), typed, isElsewhere ? chain.key : undefined));
      }}
    >
      <Row $gap={8} $align="end" $wrap>
        <div style={{ flex: '1 1 240px' }}>
          <TextField label={intl.formatMessage(texts.look)} value={text} onChange={setText} data-testid="pool-v3-look" />
        </div>
        <Button $tone="secondary" type="submit" disabled={typed === ''} data-testid="pool-v3-look-show">
          <FormattedMessage {...texts.show} />
        </Button>
      </Row>
    </form>
  );
}
