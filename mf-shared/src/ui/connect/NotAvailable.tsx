import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ChainId } from '../../domain/chainId';
import { Button } from '../primitives/Button';
import { Card, Column, FormColumn, Row } from '../primitives/layout';
import { Heading, Text } from '../primitives/Text';
import { useServices } from '../services/ServicesContext';
import { useAccount, useActiveChain } from '../services/walletHooks';
import { connectTexts as texts } from './connect.messages';
import { SwitchRefused } from './SwitchRefused';
import { useSwitchNetwork } from './useSwitchNetwork';

interface NotAvailableProps {
  /** A network where it is available: with a wallet the way out is to switch to it. */
  readonly offer?: ChainId;
  /** What is not available, or why. */
  readonly children?: ReactNode;
}

/** A screen whose contracts are not known on the active network (NET-2). */
export function NotAvailable({ offer, children }: NotAvailableProps) {
  const { chains, history } = useServices();
  const { isRefused, switchTo } = useSwitchNetwork();
  const chain = useActiveChain();
  const account = useAccount();
  return (
    <FormColumn>
      <Card data-testid="shared-not-available">
        <Column $gap={16}>
          <Heading>
            <FormattedMessage {...texts.notAvailable} values={{ network: chain.label }} />
          </Heading>
          <Text as="p" $tone="textMuted">
            {children ?? <FormattedMessage {...texts.wayOut} />}
          </Text>
          <Row $gap={12} $wrap>
            {offer !== undefined && offer !== chain.chainId && account && (
              <Button onClick={() => switchTo(offer)}>
                <FormattedMessage {...texts.switchTo} values={{ network: chains[offer].label }} />
              </Button>
            )}
            <Button $tone="secondary" onClick={() => history.push('/swap')}>
              <FormattedMessage {...texts.swap} />
            </Button>
          </Row>
          {isRefused && <SwitchRefused />}
        </Column>
      </Card>
    </FormColumn>
  );
}
