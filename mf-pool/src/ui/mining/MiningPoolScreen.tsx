import { paths } from '@dex/mf-shared/contract';
import { parseCurrencyId, shortenSymbol, wrappedToken, type Chain, ZERO_AMOUNT } from '@dex/mf-shared/domain';
import { ReadFailure, useKeptForm } from '@dex/mf-shared/ui/controls';
import {
  AppLink,
  Card,
  Column,
  ConnectButton,
  CurrencyPairLogo,
  FormColumn,
  Heading,
  Skeleton,
  theme,
  useRouteMatch,
} from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { shownCurrency } from '../../domain/v2/shownCurrency';
import { pairSubject } from '../v2/pairSubject';
import { BackHeader } from '../orders/BackHeader';
import { FigureRow } from '../orders/FigureRow';
import { CountdownLine } from './CountdownLine';
import { DepositDialog, StakeDialog } from './DepositDialog';
import { Deposits, type MiningDialog } from './Deposits';
import { MiningGate } from './MiningGate';
import { miningTexts as texts } from './mining.messages';
import { TakeDialog, TakeOrderDialog } from './TakeDialog';
import { TotalDeposits } from './TotalDeposits';
import { useMining, type Mining, type MiningPool } from './useMining';
import { WeeklyRate } from './WeeklyRate';
import { matchRoute } from '../../routes';

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
        <Heading $size="medium" data-testid="pool-mining-unknown">
          <FormattedMessage {...texts.unknownPool} />
        </Heading>
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
