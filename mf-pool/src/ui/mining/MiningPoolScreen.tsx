import { paths } from '@dex/mf-shared/contract';
import {
  currencyId,
  formatExact,
  formatFixedAmount,
  formatLiquidityAmount,
  parseCurrencyId,
  shortenSymbol,
  wrappedToken,
  type Chain,
  ZERO_AMOUNT,
} from '@dex/mf-shared/domain';
import { ReadFailure, useKeptForm } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Button,
  Card,
  Column,
  ConnectButton,
  CurrencyPairLogo,
  Figure,
  FormColumn,
  Heading,
  Notice,
  Row,
  Skeleton,
  Text,
  brand,
  theme,
  useRouteMatch,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { pairSubject } from '../v2/pairSubject';
import { BackHeader } from '../orders/BackHeader';
import { FigureRow } from '../orders/FigureRow';
import { CountdownLine } from './CountdownLine';
import { DepositDialog, StakeDialog } from './DepositDialog';
import { MiningGate } from './MiningGate';
import { dialogTexts, miningTexts as texts } from './mining.messages';
import { TakeDialog, TakeOrderDialog } from './TakeDialog';
import { TotalDeposits } from './TotalDeposits';
import { useCountUp } from './useCountUp';
import { useMining, type Mining, type MiningPool } from './useMining';
import { WeeklyRate } from './WeeklyRate';
import { matchRoute } from '../../routes';

export type MiningDialog = 'deposit' | 'withdraw' | 'claim';

/** One pool of liquidity mining. */
export function MiningPoolScreen() {
  const { currencyIdA = '', currencyIdB = '' } = useRouteMatch(matchRoute)?.params ?? {};
  const subject = pairSubject(currencyIdA, currencyIdB);
  const [dialog, setDialog] = useState<MiningDialog | null>(null);
  // Its own form alone: the word that one was sent may come when the next is open already.
  const closeFormOf = (kind: MiningDialog) => () => setDialog((open) => (open === kind ? null : open));
  return (
    <>
      <MiningGate>
        <Pool idA={currencyIdA} idB={currencyIdB} dialog={dialog} onDialog={setDialog} />
      </MiningGate>
      <StakeDialog subject={subject} onSent={closeFormOf('deposit')} />
      <TakeOrderDialog subject={subject} kind="withdraw" onSent={closeFormOf('withdraw')} />
      <TakeOrderDialog subject={subject} kind="claim" onSent={closeFormOf('claim')} />
    </>
  );
}

interface PoolProps {
  readonly idA: string;
  readonly idB: string;
  /** The form that is open. */
  readonly dialog: MiningDialog | null;
  readonly onDialog: (dialog: MiningDialog | null) => void;
}

function Pool({ idA, idB, ...forms }: PoolProps) {
  const mining = useMining({ withPermits: true });
  const pool = mining.pools.find(({ ref }) => isPairOf(mining.chain, ref.pair.token0.address, ref.pair.token1.address, idA, idB));
  return (
    <FormColumn $width={theme.width.pools}>
      {pool ? <PoolPage subject={pairSubject(idA, idB)} pool={pool} mining={mining} {...forms} /> : <NoPool />}
    </FormColumn>
  );
}

function isPairOf(chain: Chain, token0: string, token1: string, idA: string, idB: string): boolean {
  const addressOf = (text: string) => {
    const id = parseCurrencyId(text);
    return id === 'ETH' ? wrappedToken(chain.native, chain).address : id;
  };
  const [a, b] = [addressOf(idA), addressOf(idB)];
  return (a === token0 && b === token1) || (a === token1 && b === token0);
}

function NoPool() {
  return (
    <Card>
      <Column $gap={12}>
        <Text as="p" data-testid="pool-mining-unknown">
          <FormattedMessage {...texts.unknownPool} />
        </Text>
        <AppLink to={paths.mining()}>
          <FormattedMessage {...texts.toList} />
        </AppLink>
      </Column>
    </Card>
  );
}

interface PoolPageProps extends Pick<PoolProps, 'dialog' | 'onDialog'> {
  readonly subject: string;
  readonly pool: MiningPool;
  readonly mining: Mining;
}

function PoolPage({ subject, pool, mining, dialog, onDialog }: PoolPageProps) {
  const { chain, account, rewardToken } = mining;
  // Only a deposit has a step before it that may be done when the page is loaded anew.
  useKeptForm<'deposit' | null>({
    name: `pool-mining|${pool.ref.stakingRewards}`,
    chainId: chain.chainId,
    account,
    form: dialog === 'deposit' ? dialog : null,
    start: null,
    isForm: (kept) => kept === 'deposit',
    restore: onDialog,
  });
  const { info, ref } = pool;
  const [one, other] = [shownCurrency(ref.pair.token0, chain), shownCurrency(ref.pair.token1, chain)];
  const names = { a: shortenSymbol(one.symbol), b: shortenSymbol(other.symbol) };
  return (
    <Column $gap={16}>
      <BackHeader to={paths.mining()} title={<FormattedMessage {...texts.pageTitle} values={names} />}>
        <CurrencyPairLogo one={one} other={other} />
      </BackHeader>
      {info && <CountdownLine periodFinish={info.periodFinish} />}
      {pool.state === 'loading' && <Skeleton $width="50%" $height="20px" />}
      {pool.state === 'failed' && (
        <ReadFailure testId="pool-mining-unread">
          <FormattedMessage {...texts.failed} />
        </ReadFailure>
      )}
      <Card>
        <Column $gap={8}>
          <FigureRow label={<FormattedMessage {...texts.totalDeposits} />}>
            <TotalDeposits pool={pool} />
          </FigureRow>
          <FigureRow label={<FormattedMessage {...texts.poolRate} />} testId="pool-mining-rate">
            <WeeklyRate rate={info && (info.active ? info.totalRewardRate : ZERO_AMOUNT)} token={rewardToken} />
          </FigureRow>
        </Column>
      </Card>
      {pool.state === 'loading' && <Skeleton $height="160px" />}
      <Deposits pool={pool} mining={mining} onOpen={onDialog} />
      {account === null && <ConnectButton />}
      {dialog === 'deposit' && <DepositDialog subject={subject} pool={pool} mining={mining} onDismiss={() => onDialog(null)} />}
      {(dialog === 'withdraw' || dialog === 'claim') && (
        <TakeDialog subject={subject} kind={dialog} pool={pool} mining={mining} onDismiss={() => onDialog(null)} />
      )}
    </Column>
  );
}

interface DepositsProps {
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onOpen: (dialog: MiningDialog) => void;
}

/** The account's stake and what it has earned, with the three ways on. */
function Deposits({ pool: { info, pair, ref }, mining: { chain, account, rewardToken }, onOpen }: DepositsProps) {
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
            <Figure
              shown={staked && formatLiquidityAmount(staked, SHARE_DECIMALS, 6)}
              exact={staked ? formatExact(staked, SHARE_DECIMALS) : undefined}
              unit={`${brand.liquidityTokenSymbol} ${names.a}/${names.b}`}
              testId="pool-mining-staked"
            />
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
              <Button $tone="secondary" data-testid="pool-mining-withdraw" onClick={() => onOpen('withdraw')}>
                <FormattedMessage {...dialogTexts.withdrawTitle} />
              </Button>
            )}
            {free !== null && free !== '0' && (
              <Text $size="small" $tone="textMuted">
                <FormattedMessage
                  {...texts.available}
                  values={{ amount: formatLiquidityAmount(free, SHARE_DECIMALS, 6), symbol: brand.liquidityTokenSymbol }}
                />
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
                <Button $size="small" data-testid="pool-mining-claim" onClick={() => onOpen('claim')}>
                  <FormattedMessage {...dialogTexts.claimTitle} />
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
