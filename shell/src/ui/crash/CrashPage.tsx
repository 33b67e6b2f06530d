import { stateOf } from '@dex/mf-shared/state';
import { brand, Button, Card, Column, ExternalLink, FormColumn, Heading, Text, theme, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { crashTexts } from './crash.messages';
import { issueLink } from './issueLink';

const Trace = styled.pre`
  max-height: 40vh;
  margin: 0;
  padding: 12px;
  overflow: auto;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.inset};
  font-size: ${theme.fontSize.tiny};
`;

const Space = styled.div`
  padding: 48px 16px;
`;

/** What is left when the shell itself failed (SHELL-18). */
export function CrashPage({ error }: { readonly error: Error }) {
  const { store } = useServices();
  const { application, settings } = stateOf(store);
  const { tokens: _tokens, pairs: _pairs, ...choices } = settings;
  const href = issueLink({
    newIssueUrl: brand.links.newIssue,
    pageUrl: window.location.href,
    error,
    state: { chainId: application.chainId, openModal: application.openModal?.kind ?? null, settings: choices },
    device: `${navigator.userAgent}\n${window.innerWidth} × ${window.innerHeight}`,
  });
  return (
    <Space>
      <FormColumn>
        <Card role="alert">
          <Column $gap={16}>
            <Heading>
              <FormattedMessage {...crashTexts.title} />
            </Heading>
            <Text as="p" $tone="textMuted">
              <FormattedMessage {...crashTexts.unknown} />
            </Text>
            <Trace tabIndex={0}>{error.stack ?? error.message}</Trace>
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage {...crashTexts.reload} />
            </Button>
            <ExternalLink href={href}>
              <FormattedMessage {...crashTexts.issue} />
            </ExternalLink>
            <ExternalLink href={brand.links.community}>
              <FormattedMessage {...crashTexts.chat} />
            </ExternalLink>
          </Column>
        </Card>
      </FormColumn>
    </Space>
  );
}
