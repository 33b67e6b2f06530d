import { paths } from '@dex/mf-shared/contract';
import { currencyId, shortenSymbol, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { Badge } from '@dex/mf-shared/ui/controls';
import { AppLink, Card, Column, CurrencyPairLogo, FormColumn, Heading, Row, Skeleton, Text, theme } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
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
  const finish = pools[0]?.info?.periodFinish ?? null;
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
          <CountdownLine periodFinish={finish} />
        </Row>
        {pools.length === 0 ? (
          <Card>
            <Text as="p" $align="center" $tone="textMuted" data-testid="pool-mining-none">
              <FormattedMessage {...texts.none} />
            </Text>
          </Card>
        ) : (
          pools.map((pool) => <MiningCard key={pool.ref.stakingRewards} pool={pool} mining={mining} />)
        )}
      </Column>
    </FormColumn>
  );
}

function MiningCard({ pool, mining: { chain, rewardToken } }: { readonly pool: MiningPool; readonly mining: Mining }) {
  const { info, ref, state } = pool;
  const [one, other] = [shownCurrency(ref.pair.token0, chain), shownCurrency(ref.pair.token1, chain)];
  const isStaking = info?.stakedAmount !== undefined && info.stakedAmount !== null && info.stakedAmount !== '0';
  return (
    <Card data-testid={`pool-mining-card-${ref.pair.address}`} $padding={16}>
      <Column $gap={12}>
        <Row $justify="space-between" $gap={12}>
          <Row $gap={12}>
            <CurrencyPairLogo one={one} other={other} />
            <Text as="h3" $strong>
              {shortenSymbol(one.symbol)}-{shortenSymbol(other.symbol)}
            </Text>
            {info && !info.active && (
              <Badge>
                <FormattedMessage {...texts.over} />
              </Badge>
            )}
          </Row>
          <AppLink to={paths.miningPool(currencyId(one), currencyId(other))} data-testid="pool-mining-open">
            <FormattedMessage {...(isStaking ? texts.manage : texts.open)} />
          </AppLink>
        </Row>
        {state === 'loading' && <Skeleton $height="48px" />}
        {state === 'failed' && (
          <Text as="p" role="status" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.failed} />
          </Text>
        )}
        {info && (
          <Column $gap={8}>
            <FigureRow label={<FormattedMessage {...texts.totalDeposits} />}>
              <TotalDeposits pool={pool} />
            </FigureRow>
            <FigureRow label={<FormattedMessage {...texts.poolRate} />} testId="pool-mining-rate">
              <WeeklyRate rate={info.active ? info.totalRewardRate : ZERO_AMOUNT} token={rewardToken} />
            </FigureRow>
            {isStaking && (
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
