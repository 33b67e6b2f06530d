import { paths } from '@dex/mf-shared/contract';
import { parseAddress, type Address } from '@dex/mf-shared/domain';
import { ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  ConnectButton,
  FormColumn,
  Skeleton,
  Text,
  useAccount,
  useActiveChain,
  useCurrency,
  useNavigate,
  useRouteMatch,
  sectionSelector,
} from '@dex/mf-shared/ui';
import { useEffect, useMemo, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import type { PairRef } from '../../domain/v2/pair';
import { pairStateOf, pairsWish } from '../../domain/v2/pairsWish';
import { selectIdentity } from '../../state/selectAnswers';
import { wantedSlice } from '../../state/wantedSlice';
import { BackHeader } from '../orders/BackHeader';
import { usePairs } from '../orders/usePairs';
import { useWanted } from '../useWanted';
import { migrateTexts as texts } from './migrate.messages';
import { MigrateDialog } from './MigrateDialog';
import { MigrateForm } from './MigrateForm';
import { MigrateGate } from './MigrateGate';
import { matchRoute } from '../../routes';

const useIdentitySelector = sectionSelector(wantedSlice);

/** Migrates the shares of one pair. */
export function MigratePairScreen() {
  const navigate = useNavigate();
  const account = useAccount();
  const text = useRouteMatch(matchRoute)?.params['address'] ?? '';
  const address = parseAddress(text);
  const isInvalid = text !== '' && address === null;
  useEffect(() => {
    if (!isInvalid) return;
    console.error('Invalid pair address', text);
    void navigate(paths.migrateV2(), { replace: true });
  }, [isInvalid, navigate, text]);
  if (!address) return null;
  return (
    <>
      <MigrateGate>
        <Migration address={address} account={account} />
      </MigrateGate>
      <MigrateDialog pair={address} />
    </>
  );
}

function Migration({ address, account }: { readonly address: Address; readonly account: Address | null }) {
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <BackHeader to={paths.migrateV2()} title={<FormattedMessage {...texts.title} />} />
          {account ? (
            <IdentifiedPair address={address} account={account} />
          ) : (
            <>
              <Text as="p" $align="center">
                <FormattedMessage {...texts.mustConnect} />
              </Text>
              <ConnectButton />
            </>
          )}
        </Column>
      </Card>
    </FormColumn>
  );
}

interface PairOfAccountProps {
  readonly address: Address;
  readonly account: Address;
}

function IdentifiedPair({ address, account }: PairOfAccountProps) {
  const chain = useActiveChain();
  const key = `identity:${chain.chainId}:${address}`;
  useWanted({ kind: 'identity', chainId: chain.chainId, pair: address, key });
  const identity = useIdentitySelector((state) => selectIdentity(state, key));
  const isKnown = identity.kind === 'known';
  const token0 = useCurrency(isKnown ? identity.token0 : null, chain.chainId);
  const token1 = useCurrency(isKnown ? identity.token1 : null, chain.chainId);
  const [one, other] = [token0.kind === 'known' ? token0.currency : null, token1.kind === 'known' ? token1.currency : null];
  const ref = useMemo<PairRef | null>(
    () =>
      isKnown && one?.kind === 'token' && other?.kind === 'token'
        ? { chainId: chain.chainId, address, factory: identity.factory, source: identity.source, token0: one, token1: other }
        : null,
    [isKnown, identity, one, other, chain, address],
  );
  if (identity.kind === 'unknown') {
    return (
      <Column $gap={12}>
        <Text as="p">
          <FormattedMessage {...texts.unknownPair} />
        </Text>
        <AppLink to={paths.migrateV2()}>
          <FormattedMessage {...texts.toList} />
        </AppLink>
      </Column>
    );
  }
  const isUnread = identity.kind === 'failed' || token0.kind === 'unreadable' || token1.kind === 'unreadable';
  if (isUnread) return <Unread />;
  const tokens = [token0, token1].flatMap((token) => (token.kind === 'known' ? [token] : []));
  return ref ? <ReadPair pair={ref} account={account} tokens={tokens} /> : <Skeleton $height="240px" />;
}

function Unread() {
  return (
    <ReadFailure testId="pool-migrate-unread">
      <FormattedMessage {...texts.failed} />
    </ReadFailure>
  );
}

interface ReadPairProps extends Pick<ComponentProps<typeof MigrateForm>, 'account' | 'tokens'> {
  readonly pair: PairRef;
}

function ReadPair({ pair, account, tokens }: ReadPairProps) {
  const wish = useMemo(
    () => pairsWish({ chainId: pair.chainId, account, watch: [pair], discover: [], rewards: [], withPermits: true }),
    [pair, account],
  );
  const state = pairStateOf(usePairs(wish), pair.address);
  if (state.kind === 'loading') return <Skeleton $height="240px" />;
  if (state.kind !== 'exists') {
    return <Unread />;
  }
  return <MigrateForm pair={pair} state={state} account={account} tokens={tokens} />;
}
