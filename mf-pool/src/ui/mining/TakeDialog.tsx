import { formatExact, formatFixedAmount, formatLiquidityAmount, type RawAmount, type Token } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { brand, Button, Column, Figure, Text } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { takeOrder } from '../../domain/mining/stakingOrders';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { poolKinds, poolOrders } from '../../orders';
import { FigureRow } from '../orders/FigureRow';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { useOrderClosedOnLeave } from '../orders/useOrderClosedOnLeave';
import { shareOf } from '../v2/shareOf';
import { dialogTexts as texts } from './mining.messages';
import { StakedRow } from './StakedRow';
import type { Mining, MiningPool } from './useMining';

interface TakeDialogProps {
  readonly kind: 'withdraw' | 'claim';
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onDismiss: () => void;
}

/** Words and order of the two ways to take. */
const WAYS = {
  withdraw: {
    order: poolKinds.withdraw,
    title: texts.withdrawTitle,
    confirm: texts.withdraw,
    doing: texts.withdrawing,
    hint: texts.withdrawHint,
  },
  claim: { order: poolKinds.claimRewards, title: texts.claimTitle, confirm: texts.claim, doing: texts.claiming, hint: texts.claimHint },
} as const;

/** Takes everything back, or the rewards alone: the form, then the order until its hash (MINING-7). */
export function TakeDialog({ kind, pool, mining, onDismiss }: TakeDialogProps) {
  const way = WAYS[kind];
  const { order } = useOrder(poolOrders, way.order.kind);
  useOrderClosedOnLeave(way.order.kind);
  const { info, ref } = pool;
  const { rewardToken } = mining;
  const staked = info?.stakedAmount ?? null;
  const earned = info?.earnedAmount ?? null;
  const values = {
    amount: staked ? formatLiquidityAmount(staked, SHARE_DECIMALS) : '',
    symbol: brand.liquidityTokenSymbol,
    reward: earned && rewardToken ? formatFixedAmount(earned, rewardToken.decimals, 4) : '',
    rewardSymbol: rewardToken?.symbol ?? '',
  };
  const figures = <Taken kind={kind} staked={staked} earned={earned} rewardToken={rewardToken} />;
  return (
    <>
      {!order && (
        <Dialog title={<FormattedMessage {...way.title} />} onDismiss={onDismiss} testId={`pool-mining-${kind}-form`}>
          <Column $gap={16}>
            {figures}
            <TakeButton kind={kind} pool={pool} mining={mining} />
          </Column>
        </Dialog>
      )}
      <PoolOrderDialog
        kind={way.order}
        title={<FormattedMessage {...way.title} />}
        confirm={<FormattedMessage {...way.confirm} />}
        currencies={[shareOf(ref.pair), ...(rewardToken ? [rewardToken] : [])]}
        doing={() => <FormattedMessage {...way.doing} values={values} />}
        summary={() => figures}
        onClosed={(wasSent) => {
          if (wasSent) onDismiss();
        }}
        testId={`pool-mining-${kind}`}
      />
    </>
  );
}

interface TakenProps {
  readonly kind: 'withdraw' | 'claim';
  readonly staked: RawAmount | null;
  readonly earned: RawAmount | null;
  readonly rewardToken: Token | null;
}

/** What comes out: the contract pays all that there is at the time. */
function Taken({ kind, staked, earned, rewardToken }: TakenProps) {
  const symbol = rewardToken?.symbol ?? '';
  return (
    <Column $gap={12}>
      {kind === 'withdraw' && <StakedRow amount={staked} label={<FormattedMessage {...texts.deposited} />} />}
      <FigureRow label={<FormattedMessage {...texts.unclaimed} values={{ symbol }} />}>
        <Figure
          shown={earned && rewardToken && formatFixedAmount(earned, rewardToken.decimals, 4)}
          exact={earned && rewardToken ? formatExact(earned, rewardToken.decimals) : undefined}
        />
      </FigureRow>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...WAYS[kind].hint} values={{ symbol }} />
      </Text>
    </Column>
  );
}

/** Opens the order of all that there is; nothing to press where there is nothing. */
function TakeButton({ kind, pool: { info, ref }, mining: { account, chain, rewardToken } }: Omit<TakeDialogProps, 'onDismiss'>) {
  const way = WAYS[kind];
  const { open } = useOrder(poolOrders, way.order.kind);
  const staked = info?.stakedAmount ?? null;
  const earned = info?.earnedAmount ?? null;
  const main = kind === 'withdraw' ? staked : earned;
  const hasSomething = main !== null && main !== '0';
  const press = () => {
    if (!account) return;
    const rewards = rewardToken && earned ? [{ token: rewardToken.address, amount: earned }] : [];
    const shares = kind === 'withdraw' && staked ? [{ token: ref.pair.address, amount: staked }] : [];
    open({
      order: takeOrder(way.order.kind, { chainId: chain.chainId, account }, { stakingRewards: ref.stakingRewards }, [
        ...shares,
        ...rewards,
      ]),
      record: {
        summary: kind === 'withdraw' ? { kind: 'withdrawStake' } : { kind: 'claimRewards', symbol: rewardToken?.symbol ?? '' },
      },
    });
  };
  return (
    <>
      {!hasSomething && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...texts.nothing} />
        </Text>
      )}
      <Button $size="large" disabled={!account || !hasSomething} data-testid={`pool-mining-confirm-${kind}`} onClick={press}>
        <FormattedMessage {...way.confirm} />
      </Button>
    </>
  );
}
