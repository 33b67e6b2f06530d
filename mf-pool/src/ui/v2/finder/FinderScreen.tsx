import { appPathOr, paths } from '@dex/mf-shared/contract';
import { currencyId, type Currency } from '@dex/mf-shared/domain';
import { pairSaved } from '@dex/mf-shared/state';
import { ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  ConnectButton,
  FormColumn,
  Icon,
  Notice,
  Row,
  Text,
  TokenButton,
  TokenSelect,
  useActiveChain,
  useDispatch,
  useSearchParams,
  useServices,
} from '@dex/mf-shared/ui';
import { useEffect, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { finderAnswer, type FinderAnswer } from '../../../domain/v2/finderAnswer';
import { stakeIn } from '../../../domain/v2/stake';
import { BackHeader } from '../../orders/BackHeader';
import { PoolCard } from '../list/PoolCard';
import { useV2Pair, type V2Pair } from '../useV2Pair';
import { finderTexts as texts, v2Texts } from '../v2.messages';

type Side = 'a' | 'b';

/** Finds a pair and keeps it (V2-11); `origin` names where one came from (SHELL-3). */
export function FinderScreen() {
  const { chainId } = useActiveChain();
  // Another network begins anew: an id means another token there.
  return <Finder key={chainId} />;
}

function Finder() {
  const intl = useIntl();
  const dispatch = useDispatch();
  const { sections } = useServices();
  const [search] = useSearchParams();
  const [choosing, setChoosing] = useState<Side | null>(null);
  const [chosen, setChosen] = useState<Readonly<Record<Side, Currency | null>>>({ a: useActiveChain().native, b: null });
  const pair = useV2Pair(idOf(chosen.a), idOf(chosen.b), { withRewards: true });
  const answer = finderAnswer({
    hasAccount: pair.account !== null,
    hasTokens: chosen.a !== null && chosen.b !== null,
    isInvalid: pair.isInvalid,
    state: pair.state,
    rewards: pair.rewards,
  });
  const exists = pair.state.kind === 'exists';
  const { ref } = pair;
  useEffect(() => {
    if (exists && ref) dispatch(pairSaved({ token0: ref.token0, token1: ref.token1 }));
  }, [dispatch, exists, ref]);

  const choose = (currency: Currency) => {
    if (choosing === null) return;
    const other = choosing === 'a' ? 'b' : 'a';
    const isSame = idOf(chosen[other]) === idOf(currency);
    setChosen({ ...chosen, [choosing]: currency, ...(isSame ? { [other]: chosen[choosing] } : {}) });
  };
  const row = (side: Side) => (
    <Row $justify="space-between" $gap={12}>
      <Text $tone="textMuted" $size="small">
        <FormattedMessage {...(side === 'a' ? texts.tokenA : texts.tokenB)} />
      </Text>
      <TokenButton
        label={intl.formatMessage(side === 'a' ? texts.tokenA : texts.tokenB)}
        currency={chosen[side]}
        onPress={() => setChoosing(side)}
        testId={`pool-v2-finder-${side}`}
      />
    </Row>
  );
  return (
    <FormColumn>
      <Card>
        <Column $gap={16}>
          <BackHeader to={appPathOr(sections, search.get('origin'), paths.poolV2())} title={<FormattedMessage {...texts.title} />} />
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.explanation} />
          </Text>
          {row('a')}
          <Row $justify="center">
            <Icon name="plus" />
          </Row>
          {row('b')}
          <Answer answer={answer} pair={pair} origin={appPathOr(sections, search.get('origin'), paths.poolV2())} />
        </Column>
      </Card>
      {choosing && <TokenSelect selected={chosen[choosing]} onSelect={choose} onDismiss={() => setChoosing(null)} />}
    </FormColumn>
  );
}

function idOf(currency: Currency | null): string | null {
  return currency && currencyId(currency);
}

/** Where the answer leads. */
function Answer({ answer, pair, origin }: { readonly answer: FinderAnswer; readonly pair: V2Pair; readonly origin: string }) {
  const [idA, idB] = [idOf(pair.a) ?? undefined, idOf(pair.b) ?? undefined];
  switch (answer) {
    case 'connect':
      return (
        <Column $gap={12} data-testid="pool-v2-finder-answer">
          <Text as="p" $align="center">
            <FormattedMessage {...texts.connect} />
          </Text>
          <ConnectButton />
        </Column>
      );
    case 'found':
      return (
        <Column $gap={12} data-testid="pool-v2-finder-answer">
          <Notice kind="success">
            <Text $strong>
              <FormattedMessage {...texts.found} />
            </Text>
            <AppLink to={origin}>
              <FormattedMessage {...texts.manage} />
            </AppLink>
          </Notice>
          {pair.ref && pair.state.kind === 'exists' && (
            <PoolCard held={{ ref: pair.ref, state: pair.state, staked: pair.rewards && stakeIn(pair.rewards) }} />
          )}
        </Column>
      );
    case 'noShares':
    case 'noPool':
      return (
        <Column $gap={8} $align="center" data-testid="pool-v2-finder-answer">
          <Text as="p" role="status" $align="center">
            <FormattedMessage {...texts[answer]} />
          </Text>
          <AppLink to={paths.addV2(idA, idB)}>
            <FormattedMessage {...(answer === 'noPool' ? texts.create : texts.add)} />
          </AppLink>
        </Column>
      );
    case 'selectToken':
    case 'invalid':
    case 'loading':
      return (
        <Text as="p" role="status" $align="center" data-testid="pool-v2-finder-answer">
          <FormattedMessage {...(answer === 'loading' ? v2Texts.loading : texts[answer])} />
        </Text>
      );
    case 'failed':
      return (
        <ReadFailure testId="pool-v2-finder-answer">
          <FormattedMessage {...v2Texts.failed} />
        </ReadFailure>
      );
  }
}
