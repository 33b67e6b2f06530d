import { paths } from '@dex/mf-shared/contract';
import { AppLink, Card, Column, defineTexts, FormColumn, Heading, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';

const texts = defineTexts({
  title: { id: 'pool.notYet.title', defaultMessage: 'Not in this build yet' },
  explanation: { id: 'pool.notYet.explanation', defaultMessage: 'This part of the application is not in this build yet.' },
  home: { id: 'pool.notYet.home', defaultMessage: 'Back to Swap' },
});

/** Says of a screen that it is not there yet. */
export function NotYet() {
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...texts.title} />
          </Heading>
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...texts.explanation} />
          </Text>
          <AppLink to={paths.swap()}>
            <FormattedMessage {...texts.home} />
          </AppLink>
        </Column>
      </Card>
    </FormColumn>
  );
}
