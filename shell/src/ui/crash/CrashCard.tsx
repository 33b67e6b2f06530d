import { brand, Button, Card, Column, FormColumn, Heading, Text, theme } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { startWithoutStored } from '../../state/startWithoutStored';
import { crashTexts } from './crash.messages';
import { issueLink } from './issueLink';
import { unknownFault } from './unknownFault.messages';

const Trace = styled.pre`
  max-height: 40vh;
  margin: 0;
  padding: 12px;
  overflow: auto;
  border-radius: ${theme.radius.medium};
  background: ${theme.color.inset};
  font-size: ${theme.fontSize.tiny};
`;

const Space = styled.main`
  padding: 48px 16px;
`;

const Way = styled.a`
  color: ${theme.color.accent};
  font-weight: ${theme.fontWeight.strong};
`;

interface CrashCardProps {
  readonly error: Error;
  /** What the report says of the state; nothing that names the person. */
  readonly state: unknown;
}

/** What failed, and the ways out. Stands alone: neither store nor services may be there. */
export function CrashCard({ error, state }: CrashCardProps) {
  const href = issueLink({
    newIssueUrl: brand.links.newIssue,
    pageUrl: window.location.href,
    error,
    state,
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
              <FormattedMessage {...unknownFault.sentence} />
            </Text>
            <Trace tabIndex={0}>{error.stack ?? error.message}</Trace>
            <Button onClick={() => window.location.reload()}>
              <FormattedMessage {...crashTexts.reload} />
            </Button>
            <Button $tone="secondary" aria-describedby="shell-crash-forgets" onClick={() => startWithoutStored(window)}>
              <FormattedMessage {...crashTexts.startAfresh} />
            </Button>
            <Text as="p" id="shell-crash-forgets" $size="small" $tone="textMuted">
              <FormattedMessage {...crashTexts.forgets} />
            </Text>
            <Way href={href} target="_blank" rel="noopener noreferrer">
              <FormattedMessage {...crashTexts.issue} />
            </Way>
            <Way href={brand.links.community} target="_blank" rel="noopener noreferrer">
              <FormattedMessage {...crashTexts.chat} />
            </Way>
          </Column>
        </Card>
      </FormColumn>
    </Space>
  );
}
