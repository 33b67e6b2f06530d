import { formatExact, formatFixedAmount, formatLiquidityAmount } from '@dex/mf-shared/domain';
import { useOrder } from '@dex/mf-shared/orders';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { brand, Button, Column, Figure, Text } from '@dex/mf-shared/ui';
import { FormattedMessage, useIntl } from 'react-intl';
import { takeOrder, type ShownTake } from '../../domain/mining/stakingOrders';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { poolKinds, poolOrders } from '../../orders';
import { FigureRow } from '../orders/FigureRow';
import { poolSlot } from '../orders/poolSlot';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { shareOf } from '../v2/shareOf';
import { dialogTexts as texts } from './mining.messages';
import { StakedRow } from './StakedRow';
import { TakeLabel } from './TakeLabel';
import type { Mining, MiningPool } from './useMining';
import { useTakesUnderWay } from './useTakesUnderWay';

interface TakeDialogProps {
  readonly subject: string;
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

/** Asks whether to take everything back, or the rewards alone; it gives way to the order (MINING-7). */
export function TakeDialog({ subject, kind, pool, mining, onDismiss }: TakeDialogProps) {
  const way = WAYS[kind];
  const { order } = useOrder(poolOrders, poolSlot(way.order, subject));
  const taken = takenNow(kind, pool, mining);
  // Never two dialogs at once: this one comes back when the order was not sent.
  if (order) return null;
  return (
    <Dialog title={<FormattedMessage {...way.title} />} onDismiss={onDismiss} testId={`pool-mining-${kind}-form`}>
      <Column $gap={16}>
        <Taken kind={kind} taken={taken} />
        <TakeButton subject={subject} kind={kind} pool={pool} mining={mining} taken={taken} />
      </Column>
    </Dialog>
  );
}

interface TakeOrderProps {
  readonly subject: string;
  readonly kind: 'withdraw' | 'claim';
  readonly onSent: () => void;
}

/** The order of a withdrawal or of a claim, until its hash. */
export function TakeOrderDialog({ subject, kind, onSent }: TakeOrderProps) {
  const way = WAYS[kind];
  return (
    <PoolOrderDialog
      kind={way.order}
      subject={subject}
      tell={({ terms }) => ({
        title: <FormattedMessage {...way.title} />,
        confirm: <FormattedMessage {...way.confirm} />,
        currencies: [terms.shares, terms.rewards].flatMap((part) => part?.token ?? []),
        doing: <FormattedMessage {...way.doing} values={takenTexts(terms)} />,
        summary: <Taken kind={kind} taken={terms} />,
      })}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId={`pool-mining-${kind}`}
    />
  );
}

function takenTexts({ shares, rewards, rewardToken }: TakenAmounts) {
  return {
    amount: shares ? formatLiquidityAmount(shares.amount, SHARE_DECIMALS) : '',
    symbol: brand.liquidityTokenSymbol,
    reward: rewards ? formatFixedAmount(rewards.amount, rewards.token.decimals, 4) : '',
    rewardSymbol: rewardToken?.symbol ?? '',
  };
}

type TakenAmounts = Pick<ShownTake, 'shares' | 'rewards' | 'rewardToken'>;

/** What would come out now, as far as it is known. */
function takenNow(kind: 'withdraw' | 'claim', { info, ref }: MiningPool, { rewardToken }: Mining): TakenAmounts {
  const staked = kind === 'withdraw' ? (info?.stakedAmount ?? null) : null;
  const earned = info?.earnedAmount ?? null;
  return {
    shares: staked && { token: shareOf(ref.pair), amount: staked },
    rewards: rewardToken && earned && { token: rewardToken, amount: earned },
    rewardToken,
  };
}

interface TakenProps {
  readonly kind: 'withdraw' | 'claim';
  readonly taken: TakenAmounts;
}

/** What comes out: the contract pays all that there is at the time. */
function Taken({ kind, taken: { shares, rewards, rewardToken } }: TakenProps) {
  const symbol = rewardToken?.symbol ?? '';
  return (
    <Column $gap={12}>
      {kind === 'withdraw' && <StakedRow amount={shares?.amount ?? null} label={<FormattedMessage {...texts.deposited} />} />}
      <FigureRow label={<FormattedMessage {...texts.unclaimed} values={{ symbol }} />}>
        <Figure
          shown={rewards && formatFixedAmount(rewards.amount, rewards.token.decimals, 4)}
          exact={rewards ? formatExact(rewards.amount, rewards.token.decimals) : undefined}
        />
      </FigureRow>
      <Text as="p" $size="small" $tone="textMuted">
        <FormattedMessage {...WAYS[kind].hint} values={{ symbol }} />
      </Text>
    </Column>
  );
}

type TakeButtonProps = Omit<TakeDialogProps, 'onDismiss'> & { readonly taken: TakenAmounts };

/** Opens the order of all that there is; nothing to press where there is nothing. */
function TakeButton({ subject, kind, pool: { ref }, mining, taken }: TakeButtonProps) {
  const intl = useIntl();
  const { account, chain, rewardToken } = mining;
  const isUnderWay = useTakesUnderWay(mining, ref.stakingRewards)[kind];
  const way = WAYS[kind];
  const { open } = useOrder(poolOrders, poolSlot(way.order, subject));
  const main = kind === 'withdraw' ? taken.shares : taken.rewards;
  const hasSomething = main !== null && main.amount !== '0';
  const press = () => {
    if (!account) return;
    open({
      order: takeOrder(way.order.kind, { chainId: chain.chainId, account }, { stakingRewards: ref.stakingRewards, ...taken }),
      record: {
        summary: {
          ...(kind === 'withdraw' ? { kind: 'withdrawStake' } : { kind: 'claimRewards', symbol: rewardToken?.symbol ?? '' }),
          claimsFrom: [ref.stakingRewards],
        },
      },
    });
  };
  return (
    <>
      {!hasSomething && (
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...(main === null ? texts.unread : texts.nothing)} />
        </Text>
      )}
      <Button $size="large" disabled={!account || !hasSomething || isUnderWay} data-testid={`pool-mining-confirm-${kind}`} onClick={press}>
        <TakeLabel kind={kind} isUnderWay={isUnderWay} text={intl.formatMessage(way.confirm)} />
      </Button>
    </>
  );
}
