import { formatExact, formatFixedAmount, formatSignificant } from '@dex/mf-shared/domain';
import { Dialog } from '@dex/mf-shared/ui/controls';
import { brand, Button, Column, Figure, Notice, Text, TransactionDialog, useSectionSelector } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import type { PoolOrder } from '../../domain/orders/poolOrder';
import { selectOrders, type WithOrders } from '../../state/orders/ordersSlice';
import { FigureRow } from '../orders/FigureRow';
import { OrderFailureText } from '../orders/OrderFailureText';
import { usePoolFlow } from '../orders/PoolFlowContext';
import { dialogTexts as texts } from './mining.messages';
import type { Mining, MiningPool } from './useMining';

const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();

interface TakeDialogProps {
  readonly kind: 'withdraw' | 'claim';
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onDismiss: () => void;
}

/** Takes everything back, or the rewards alone: the form, the wallet, the hash; a failure returns to the form (MINING-7). */
export function TakeDialog({ kind, pool, mining, onDismiss }: TakeDialogProps) {
  const flow = usePoolFlow();
  const { current } = useOrdersSelector(selectOrders);
  const own = current?.order.kind === kind ? current : null;
  const { info, ref } = pool;
  const { account, chain, rewardToken } = mining;
  const dismiss = () => {
    flow.close();
    onDismiss();
  };
  const staked = info?.stakedAmount ?? null;
  const earned = info?.earnedAmount ?? null;
  const rewardSymbol = rewardToken?.symbol ?? '';
  const shownEarned = earned && rewardToken && formatFixedAmount(earned, rewardToken.decimals, 4);
  if (own && (own.status.kind === 'asking' || own.status.kind === 'sent')) {
    const values = {
      amount: staked ? formatSignificant(staked, SHARE_DECIMALS, 4) : '',
      symbol: brand.liquidityTokenSymbol,
      reward: shownEarned ?? '',
      rewardSymbol,
    };
    const doing = <FormattedMessage {...(kind === 'withdraw' ? texts.withdrawing : texts.claiming)} values={values} />;
    const view =
      own.status.kind === 'sent'
        ? ({ kind: 'submitted', chainId: own.order.chainId, hash: own.status.hash } as const)
        : ({ kind: 'waiting', doing } as const);
    return <TransactionDialog view={view} onDismiss={dismiss} testId={`pool-mining-${kind}`} />;
  }
  const hasSomething = kind === 'withdraw' ? staked !== null && staked !== '0' : earned !== null && earned !== '0';
  const press = () => {
    if (!account) return;
    const base = { chainId: chain.chainId, account, stakingRewards: ref.stakingRewards };
    const order: PoolOrder = kind === 'withdraw' ? { ...base, kind } : { ...base, kind, rewardSymbol };
    void flow.send(order);
  };
  return (
    <Dialog
      title={<FormattedMessage {...(kind === 'withdraw' ? texts.withdrawTitle : texts.claimTitle)} />}
      onDismiss={dismiss}
      testId={`pool-mining-${kind}-form`}
    >
      <Column $gap={16}>
        {kind === 'withdraw' && (
          <FigureRow label={<FormattedMessage {...texts.deposited} />}>
            <Figure
              shown={staked && formatSignificant(staked, SHARE_DECIMALS, 6)}
              exact={staked ? formatExact(staked, SHARE_DECIMALS) : undefined}
              unit={brand.liquidityTokenSymbol}
            />
          </FigureRow>
        )}
        <FigureRow label={<FormattedMessage {...texts.unclaimed} values={{ symbol: rewardSymbol }} />}>
          <Figure shown={shownEarned} exact={earned && rewardToken ? formatExact(earned, rewardToken.decimals) : undefined} />
        </FigureRow>
        <Text as="p" $size="small" $tone="textMuted">
          <FormattedMessage {...(kind === 'withdraw' ? texts.withdrawHint : texts.claimHint)} values={{ symbol: rewardSymbol }} />
        </Text>
        {own?.status.kind === 'failed' && (
          <Notice kind="error">
            <OrderFailureText failure={own.status.failure} order={own.order} />
          </Notice>
        )}
        {!hasSomething && (
          <Text as="p" $size="small" $tone="textMuted">
            <FormattedMessage {...texts.nothing} />
          </Text>
        )}
        <Button $size="large" disabled={!account || !hasSomething} data-testid={`pool-mining-confirm-${kind}`} onClick={press}>
          <FormattedMessage {...(kind === 'withdraw' ? texts.withdraw : texts.claim)} />
        </Button>
      </Column>
    </Dialog>
  );
}
