import { AppLink, brand, Card, Column, ErrorCard, FormColumn, Heading, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { remoteErrorTexts } from '../outlet/remoteError.messages';
import { useShell } from '../ShellContext';
import { pageTexts } from './page.messages';

/** Stands where no section draws: none is known, since no release map is in force, or none claims the path. */
export function NoScreen() {
  const { withoutSections } = useShell();
  if (withoutSections) {
    return (
      <div data-testid="shell-remote-error" data-code={withoutSections}>
        <ErrorCard section={brand.name} onRetry={() => window.location.reload()}>
          <FormattedMessage {...remoteErrorTexts[withoutSections]} />
        </ErrorCard>
      </div>
    );
  }
  return (
    <FormColumn>
      <Card data-testid="shell-not-found">
        <Column $gap={16}>
          <Heading as="h2">
            <FormattedMessage {...pageTexts.notFound} />
          </Heading>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...pageTexts.notFoundWhy} />
          </Text>
          <AppLink to="/">
            <FormattedMessage {...pageTexts.toStart} />
          </AppLink>
        </Column>
      </Card>
    </FormColumn>
  );
}
