import { paths } from '@dex/mf-shared/contract';
import { currencyId, formatExact, formatFixedAmount, formatLiquidityAmount, shortenSymbol, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { AppLink, Button, Card, Column, Figure, Heading, Notice, Row, Text, brand, useUnsureMark } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { MayChange } from '../v2/MayChange';
import { FigureRow } from '../orders/FigureRow';
import { dialogTexts, miningTexts as texts } from './mining.messages';
import { TakeLabel } from './TakeLabel';
import { useCountUp } from './useCountUp';
import type { Mining, MiningPool } from './useMining';
import { useTakesUnderWay } from './useTakesUnderWay';
import { WeeklyRate } from './WeeklyRate';

/** The form that is open on the page of a pool. */
export type MiningDialog = 'deposit' | 'withdraw' | 'claim';

interface DepositsProps {
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onOpen: (dialog: MiningDialog) => void;
}

/** The account's stake and what it has earned, with the three ways on. */
export function Deposits({ pool: { info, pair, ref }, mining, onOpen }: DepositsProps) {
  const { chain, account, rewardToken } = mining;
  const underWay = useTakesUnderWay(mining, ref.stakingRewards);
  const mark = useUnsureMark();
  const earned = useCountUp(info?.earnedAmount ?? null);
  if (!account || !info) return null;
  const staked = info.stakedAmount;
  const isStaking = staked !== null && staked !== '0';
  const free = pair.kind === 'exists' ? pair.balance : null;
  const [one, other] = [shownCurrency(ref.pair.token0, chain), shownCurrency(ref.pair.token1, chain)];
  const names = { a: shortenSymbol(one.symbol), b: shortenSymbol(other.symbol) };
  return (
    <>
      <Card>
        <Column $gap={12}>
          <Text $tone="textMuted">
            <FormattedMessage {...texts.yourDeposits} />
          </Text>
          <Heading as="p">
            <MayChange isKnown={staked !== null}>
              <Figure
                shown={staked && formatLiquidityAmount(staked, SHARE_DECIMALS, 6)}
                exact={staked ? formatExact(staked, SHARE_DECIMALS) : undefined}
                unit={`${brand.liquidityTokenSymbol} ${names.a}/${names.b}`}
                testId="pool-mining-staked"
              />
            </MayChange>
          </Heading>
          <FigureRow label={<FormattedMessage {...texts.yourRate} />} testId="pool-mining-your-rate">
            <WeeklyRate rate={info.active ? info.rewardRate : ZERO_AMOUNT} token={rewardToken} />
          </FigureRow>
          <Row $gap={12} $wrap>
            {info.active && free !== null && free !== '0' && (
              <Button data-testid="pool-mining-deposit" onClick={() => onOpen('deposit')}>
                <FormattedMessage {...dialogTexts.depositTitle} />
              </Button>
            )}
            {isStaking && (
              <Button $tone="secondary" disabled={underWay.withdraw} data-testid="pool-mining-withdraw" onClick={() => onOpen('withdraw')}>
                <TakeLabel kind="withdraw" isUnderWay={underWay.withdraw} />
              </Button>
            )}
            {free !== null && free !== '0' && (
              <Text key={mark} $size="small" $tone="textMuted" data-testid="pool-mining-available">
                <span>
                  <FormattedMessage
                    {...texts.available}
                    values={{ amount: formatLiquidityAmount(free, SHARE_DECIMALS, 6), symbol: brand.liquidityTokenSymbol }}
                  />
                </span>
                {mark !== '' && <span>{mark}</span>}
              </Text>
            )}
          </Row>
          {free === '0' && !isStaking && (
            <Notice kind="info">
              <FormattedMessage {...texts.getShares} values={names} />
              <AppLink to={paths.addV2(currencyId(one), currencyId(other))}>
                <FormattedMessage {...texts.addLiquidity} values={names} />
              </AppLink>
            </Notice>
          )}
        </Column>
      </Card>
      {rewardToken && (
        <Card>
          <Column $gap={12}>
            <Row $justify="space-between" $gap={12}>
              <Text $tone="textMuted">
                <FormattedMessage {...texts.unclaimed} values={{ symbol: rewardToken.symbol }} />
              </Text>
              {info.earnedAmount !== null && info.earnedAmount !== '0' && (
                <Button $size="small" disabled={underWay.claim} data-testid="pool-mining-claim" onClick={() => onOpen('claim')}>
                  <TakeLabel kind="claim" isUnderWay={underWay.claim} />
                </Button>
              )}
            </Row>
            <Heading as="p" aria-live="off">
              <Figure shown={earned && formatFixedAmount(earned, rewardToken.decimals, 4)} testId="pool-mining-earned" />
            </Heading>
          </Column>
        </Card>
      )}
    </>
  );
}
