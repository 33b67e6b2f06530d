import { AppLink, Card, Column, FormColumn, Heading, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { notFoundTexts as texts } from './notFound.messages';

/** The page of an address that no section claims. */
export function NotFound() {
  return (
    <FormColumn>
      <Card data-testid="shell-not-found">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...texts.why} />
          </Text>
          <AppLink to="/">
            <FormattedMessage {...texts.toStart} />
          </AppLink>
        </Column>
      </Card>
    </FormColumn>
  );
}
