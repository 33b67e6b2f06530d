import { paths } from '@dex/mf-shared/contract';
import { shortenSymbol } from '@dex/mf-shared/domain';
import { Badge, EmptyState, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  ConnectButton,
  CurrencyPairLogo,
  FormColumn,
  Row,
  Skeleton,
  Text,
  theme,
  useAccount,
  useActiveChain,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { HeldShares } from '../v2/HeldShares';
import { shareSymbol } from '../v2/shareOf';
import { useHeldPairs, type HeldPair, type HeldPairs } from '../v2/useHeldPairs';
import { BackHeader } from '../orders/BackHeader';
import { migrateTexts as texts } from './migrate.messages';

/** The account's version-2 pairs that can be migrated, on chain 1 also those of the second factory (MIGRATE-4). */
export function MigrateList() {
  const account = useAccount();
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <BackHeader to={paths.pool()} title={<FormattedMessage {...texts.title} />} />
          <Text as="p" $tone="textMuted" $size="small">
            <FormattedMessage {...texts.explanation} />
          </Text>
          {account ? (
            <Pairs key={account} />
          ) : (
            <Column $gap={16} $align="center">
              <Text as="p" $tone="textMuted" $align="center">
                <FormattedMessage {...texts.connect} />
              </Text>
              <ConnectButton $size="medium" />
              <Missing />
            </Column>
          )}
        </Column>
      </Card>
    </FormColumn>
  );
}

/** The way to a pair that is not in the list. */
function Missing() {
  return (
    <Row $gap={4} $wrap>
      <Text $size="small" $tone="textMuted">
        <FormattedMessage {...texts.missing} />
      </Text>
      <AppLink to={paths.poolV2Find(paths.migrateV2())} style={{ fontSize: theme.fontSize.small }} data-testid="pool-migrate-import">
        <FormattedMessage {...texts.import} />
      </AppLink>
    </Row>
  );
}

function Unread({ isPartial = false }: { readonly isPartial?: boolean }) {
  return (
    <ReadFailure kind={isPartial ? 'warning' : 'error'} testId="pool-migrate-unread">
      <FormattedMessage {...(isPartial ? texts.unreadPart : texts.unread)} />
    </ReadFailure>
  );
}

/**
 * The list is drawn once all of it has come, and what follows it with it: neither moves then. Where there is none yet and more is asked, as
 * when more tokens are known, it is not known that there is none.
 */
function Pairs() {
  const { pairs, state } = useHeldPairs({ withSushi: true });
  const [hasCome, setHasCome] = useState(state !== 'loading');
  if (!hasCome && state !== 'loading') setHasCome(true);
  const shown = pairs.filter(isHeld);
  if (!hasCome || (state === 'loading' && shown.length === 0)) {
    return (
      <>
        <Text as="p" role="status" $tone="textMuted" $align="center">
          <FormattedMessage {...texts.loading} />
        </Text>
        <Skeleton $height="56px" />
      </>
    );
  }
  return (
    <>
      <PairList pairs={shown} state={state} />
      <Missing />
    </>
  );
}

function isHeld({ state }: HeldPair): boolean {
  return state.balance !== null && state.balance !== '0';
}

function PairList({ pairs: shown, state }: HeldPairs) {
  if (shown.length === 0 && state === 'failed') return <Unread />;
  if (shown.length === 0) {
    return (
      <EmptyState testId="pool-migrate-empty">
        <FormattedMessage {...texts.none} />
      </EmptyState>
    );
  }
  return (
    <Column $gap={12}>
      {state === 'failed' && <Unread isPartial />}
      {shown.map((held) => (
        <PairRow key={held.ref.address} held={held} />
      ))}
    </Column>
  );
}

function PairRow({ held: { ref, state } }: { readonly held: HeldPair }) {
  const chain = useActiveChain();
  const [one, other] = [shownCurrency(ref.token0, chain), shownCurrency(ref.token1, chain)];
  return (
    <Row $justify="space-between" $gap={12} data-testid={`pool-migrate-row-${ref.address}`}>
      <Row $gap={12}>
        <CurrencyPairLogo one={one} other={other} size={24} />
        <Column $gap={0}>
          <Row $gap={8} $wrap>
            <Text $strong>{`${shortenSymbol(one.symbol)}/${shortenSymbol(other.symbol)}`}</Text>
            {ref.source === 'sushi' && (
              <Badge>
                <FormattedMessage {...texts.sushi} />
              </Badge>
            )}
          </Row>
          <Text $size="small" $tone="textMuted">
            <HeldShares shares={state.balance} unit={shareSymbol(ref)} />
          </Text>
        </Column>
      </Row>
      <Row $room="own">
        <AppLink to={paths.migrateV2Pair(ref.address)}>
          <FormattedMessage {...texts.migrate} />
        </AppLink>
      </Row>
    </Row>
  );
}
