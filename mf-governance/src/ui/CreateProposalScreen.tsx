import { paths } from '@dex/mf-shared/contract';
import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { AppLink, Button, Card, Column, FormColumn, Heading, Icon, Link, Text, useActiveChain } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { CreateProposalForm } from './CreateProposalForm';
import { createTexts, listTexts } from './governance.messages';
import { useGovernanceAvailability } from './useGovernance';

function Submitted() {
  return (
    <Column $gap={16} $align="center" role="status" data-testid="governance-proposal-submitted">
      <Text $tone="success">
        <Icon name="check" size={24} />
      </Text>
      <Heading as="h2">
        <FormattedMessage {...createTexts.submitted} />
      </Heading>
      <Button as={Link} to={paths.vote()} $size="large">
        <FormattedMessage {...createTexts.return} />
      </Button>
    </Column>
  );
}

/** `/create-proposal`: one action on one token, a title and a body. */
export function CreateProposalScreen() {
  const availability = useGovernanceAvailability();
  const { chainId } = useActiveChain();
  const [isSubmitted, setSubmitted] = useState(false);
  if (availability !== 'available') {
    return <NotAvailable offer={1}>{availability === 'layer2' ? <FormattedMessage {...listTexts.layer2} /> : undefined}</NotAvailable>;
  }
  return (
    <FormColumn $width="640px">
      <Card data-testid="governance-create">
        <Column $gap={16}>
          <AppLink to={paths.vote()}>
            <Icon name="back" size={16} />
            <FormattedMessage {...createTexts.back} />
          </AppLink>
          <Heading>
            <FormattedMessage {...createTexts.title} />
          </Heading>
          {/* A proposal is filled in for one network: another network begins an empty form. */}
          {isSubmitted ? <Submitted /> : <CreateProposalForm key={chainId} onSubmitted={() => setSubmitted(true)} />}
        </Column>
      </Card>
    </FormColumn>
  );
}
