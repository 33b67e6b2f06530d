import { paths } from '@dex/mf-shared/contract';
import { currencyId, shortenSymbol, ZERO_AMOUNT, type Address } from '@dex/mf-shared/domain';
import { Badge, ReadFailure } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  CurrencyPairLogo,
  FormColumn,
  Heading,
  Row,
  Skeleton,
  Text,
  theme,
  useIsAccountAwaited,
} from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import type { StakingInfo } from '../../domain/mining/staking';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { FigureRow } from '../orders/FigureRow';
import { CountdownLine } from './CountdownLine';
import { miningTexts as texts } from './mining.messages';
import { TotalDeposits } from './TotalDeposits';
import { WeeklyRate } from './WeeklyRate';
import { useMining, type Mining, type MiningPool } from './useMining';

/** Every pool of liquidity mining on the network. */
export function MiningList() {
  const mining = useMining({ withPermits: false });
  const { pools, rewardToken } = mining;
  const info = pools[0]?.info;
  return (
    <FormColumn $width={theme.width.pools}>
      <Column $gap={16}>
        <Heading $size="title">
          <FormattedMessage {...texts.title} />
        </Heading>
        {rewardToken && (
          <Text as="p" $tone="textMuted">
            <FormattedMessage {...texts.explanation} values={{ symbol: rewardToken.symbol }} />
          </Text>
        )}
        <Row $justify="space-between" $gap={12} $wrap>
          <Heading as="h2">
            <FormattedMessage {...texts.participating} />
          </Heading>
          {info && <CountdownLine periodFinish={info.periodFinish} />}
          {pools[0]?.state === 'loading' && <Skeleton $width="250px" $height="20px" />}
        </Row>
        {pools.map((pool) => (
          <MiningCard key={pool.ref.stakingRewards} pool={pool} mining={mining} />
        ))}
      </Column>
    </FormColumn>
  );
}

/** As wide for each of its names: what is deposited is known later than the rest. */
const WAY_IN = { minWidth: '5em', justifyContent: 'end' } as const;

function MiningCard({ pool, mining: { chain, account, rewardToken } }: { readonly pool: MiningPool; readonly mining: Mining }) {
  const { info, ref, state } = pool;
  const [one, other] = [shownCurrency(ref.pair.token0, chain), shownCurrency(ref.pair.token1, chain)];
  const way = wayIn(info, account);
  const isAwaited = useIsAccountAwaited();
  const hasAccount = account !== null || isAwaited;
  return (
    <Card data-testid={`pool-mining-card-${ref.pair.address}`} $padding={16}>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12}>
          <Row $gap={12}>
            <CurrencyPairLogo one={one} other={other} />
            <Text as="h3" $strong>
              {`${shortenSymbol(one.symbol)}/${shortenSymbol(other.symbol)}`}
            </Text>
            {info && !info.active && (
              <Badge>
                <FormattedMessage {...texts.over} />
              </Badge>
            )}
          </Row>
          <AppLink to={paths.miningPool(currencyId(one), currencyId(other))} data-testid="pool-mining-open" style={WAY_IN}>
            <FormattedMessage key={way} {...texts[way]} />
          </AppLink>
        </Row>
        {/* As tall as its lines will be: that of the account is among them for everybody who has one. */}
        {state === 'loading' && <Skeleton $height={hasAccount ? '75px' : '47px'} />}
        {state === 'failed' && (
          <ReadFailure testId="pool-mining-unread">
            <FormattedMessage {...texts.failed} />
          </ReadFailure>
        )}
        {info && (
          <Column $gap={8}>
            <FigureRow label={<FormattedMessage {...texts.totalDeposits} />}>
              <TotalDeposits pool={pool} />
            </FigureRow>
            <FigureRow label={<FormattedMessage {...texts.poolRate} />} testId="pool-mining-rate">
              <WeeklyRate rate={info.active ? info.totalRewardRate : ZERO_AMOUNT} token={rewardToken} />
            </FigureRow>
            {account !== null && (
              <FigureRow label={<FormattedMessage {...texts.yourRate} />} testId="pool-mining-your-rate">
                <WeeklyRate rate={info.active ? info.rewardRate : ZERO_AMOUNT} token={rewardToken} />
              </FigureRow>
            )}
          </Column>
        )}
      </Column>
    </Card>
  );
}

/** What the link into a pool is called: what can be done there, as far as it is known whether something is deposited. */
function wayIn(info: StakingInfo | null, account: Address | null): 'manage' | 'open' | 'view' {
  if (account === null) return 'open';
  if (!info || info.stakedAmount === null) return 'view';
  return info.stakedAmount === '0' ? 'open' : 'manage';
}
