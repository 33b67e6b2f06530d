import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { RemoteName } from '../../contract/remoteName';
import { Button } from '../primitives/Button';
import { Icon } from '../primitives/Icon';
import { Card, Column, FormColumn, Row } from '../primitives/layout';
import { Heading, Text } from '../primitives/Text';
import { useServices } from '../services/ServicesContext';
import { useLocale } from '../texts/useLocale';
import { errorCardTexts as texts } from './ErrorCard.messages';

interface ErrorCardProps {
  readonly section: RemoteName;
  readonly onRetry: () => void;
  /** In the place of a dialog; else of the whole screen, whose heading it brings. */
  readonly isDialog?: boolean;
  /** A more exact explanation than "stopped working", when one is known. */
  readonly children?: ReactNode;
}

/** Stands in the place of a section that failed: its name, a second try and a way home. */
export function ErrorCard({ section, onRetry, isDialog = false, children }: ErrorCardProps) {
  const { history, sections } = useServices();
  const locale = useLocale();
  const name = sections.titleOf(section)?.[locale] ?? section;
  return (
    <FormColumn>
      <Card role="alert" data-testid={`shared-error-card-${section}`}>
        <Column $gap={16}>
          <Row $gap={12}>
            <Text $tone="danger">
              <Icon name="error" size={24} />
            </Text>
            <Heading as={isDialog ? 'h2' : 'h1'}>
              <FormattedMessage {...texts.title} values={{ section: name }} />
            </Heading>
          </Row>
          <Text as="p" $tone="textMuted">
            {children ?? <FormattedMessage {...texts.explanation} />}
          </Text>
          <Row $gap={12} $wrap>
            <Button onClick={onRetry}>
              <FormattedMessage {...texts.retry} />
            </Button>
            <Button $tone="secondary" onClick={() => history.push('/swap')}>
              <FormattedMessage {...texts.home} />
            </Button>
          </Row>
        </Column>
      </Card>
    </FormColumn>
  );
}
