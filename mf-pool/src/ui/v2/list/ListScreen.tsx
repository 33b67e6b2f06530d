import { paths } from '@dex/mf-shared/contract';
import { EmptyState, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  ConnectButton,
  ExternalLink,
  FormColumn,
  Heading,
  Row,
  Skeleton,
  Text,
  theme,
  useAccount,
  useActiveChain,
} from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { styled } from 'styled-components';
import { accountAnalytics } from '../analyticsLinks';
import { useHeldPairs } from '../useHeldPairs';
import { listTexts as texts, v2Texts } from '../v2.messages';
import { PoolCard } from './PoolCard';

const Ways = styled(Row)`
  @media (pointer: coarse) {
    row-gap: 0;
    a {
      min-height: ${theme.height.touch};
    }
  }
`;

/** The account's version-2 liquidity. */
export function ListScreen() {
  const account = useAccount();
  const chain = useActiveChain();
  const analytics = account && accountAnalytics(chain, account);
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        <Heading $size="title">
          <FormattedMessage {...texts.title} />
        </Heading>
        <Text as="p" $tone="textMuted">
          <FormattedMessage {...texts.rewards} />
        </Text>
        <Ways as="nav" $gap={16} $wrap data-testid="pool-v2-links">
          <AppLink to={paths.addV2('ETH')} data-testid="pool-v2-create">
            <FormattedMessage {...texts.create} />
          </AppLink>
          <AppLink to={paths.poolV2Find()} data-testid="pool-v2-import">
            <FormattedMessage {...texts.import} />
          </AppLink>
          <AppLink to={paths.addV2('ETH')} data-testid="pool-v2-add">
            <FormattedMessage {...texts.add} />
          </AppLink>
          <AppLink to={paths.migrateV2()} data-testid="pool-v2-migrate">
            <FormattedMessage {...texts.migrate} />
          </AppLink>
          {analytics && (
            <ExternalLink href={analytics} data-testid="pool-v2-analytics">
              <FormattedMessage {...texts.analytics} />
            </ExternalLink>
          )}
        </Ways>
        {account ? <HeldPools /> : <NoAccount />}
      </Column>
    </FormColumn>
  );
}

function NoAccount() {
  return (
    <Card>
      <Column $gap={16} $align="center">
        <Text as="p" $tone="textMuted" $align="center">
          <FormattedMessage {...texts.connect} />
        </Text>
        <ConnectButton $size="medium" />
      </Column>
    </Card>
  );
}

function Unread({ isPartial = false }: { readonly isPartial?: boolean }) {
  return (
    <ReadFailure kind={isPartial ? 'warning' : 'error'} testId="pool-v2-unread">
      <FormattedMessage {...(isPartial ? texts.unreadPart : texts.unread)} />
    </ReadFailure>
  );
}

function HeldPools() {
  const { pairs, state } = useHeldPairs({ withSushi: false });
  const isLoading = state === 'loading';
  if (pairs.length === 0 && state === 'failed') return <Unread />;
  if (pairs.length === 0) {
    return (
      <Card>
        {isLoading ? (
          <>
            <Text as="p" role="status" $tone="textMuted" $align="center">
              <FormattedMessage {...v2Texts.loading} />
            </Text>
            <Skeleton $height="96px" />
          </>
        ) : (
          <EmptyState
            testId="pool-v2-empty"
            next={
              <AppLink to={paths.addV2('ETH')}>
                <FormattedMessage {...texts.add} />
              </AppLink>
            }
          >
            <FormattedMessage {...texts.none} />
          </EmptyState>
        )}
      </Card>
    );
  }
  return (
    <Column $gap={12}>
      {state === 'failed' && <Unread isPartial />}
      {pairs.map((held) => (
        <PoolCard key={held.ref.address} held={held} />
      ))}
    </Column>
  );
}
