import { formatExact, formatSignificant, parseAmount, shortenSymbol, ZERO_AMOUNT, type RawAmount } from '@dex/mf-shared/domain';
import { Dialog } from '@dex/mf-shared/ui/controls';
import {
  brand,
  Button,
  Column,
  CurrencyAmountPanel,
  Notice,
  TransactionDialog,
  useOpenDialog,
  useSectionSelector,
} from '@dex/mf-shared/ui';
import { useMemo, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { depositButton } from '../../domain/mining/depositButton';
import { rewardRateOf } from '../../domain/mining/staking';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { shareToken } from '../../domain/v2/shownCurrency';
import { selectOrders, type WithOrders } from '../../state/orders/ordersSlice';
import { AllowanceSteps } from '../orders/AllowanceSteps';
import { FigureRow } from '../orders/FigureRow';
import { OrderFailureText } from '../orders/OrderFailureText';
import { usePoolFlow } from '../orders/PoolFlowContext';
import { useAllowance } from '../orders/useAllowance';
import { depositButtonTexts, dialogTexts as texts } from './mining.messages';
import type { Mining, MiningPool } from './useMining';
import { WeeklyRate } from './WeeklyRate';

const useOrdersSelector = useSectionSelector.withTypes<WithOrders>();

interface DepositDialogProps {
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onDismiss: () => void;
}

/** Stakes shares: the form, the wallet, the hash; a failure returns to the form with its reason (MINING-7). */
export function DepositDialog({ pool, mining, onDismiss }: DepositDialogProps) {
  const flow = usePoolFlow();
  const [typed, setTyped] = useState('');
  const { current } = useOrdersSelector(selectOrders);
  const own = current?.order.kind === 'stake' ? current : null;
  const dismiss = () => {
    flow.close();
    onDismiss();
  };
  if (own && own.order.kind === 'stake' && (own.status.kind === 'asking' || own.status.kind === 'sent')) {
    const { order, status } = own;
    const doing = (
      <FormattedMessage
        {...texts.depositing}
        values={{ amount: formatSignificant(order.amount, SHARE_DECIMALS, 6), symbol: brand.liquidityTokenSymbol }}
      />
    );
    const view =
      status.kind === 'sent'
        ? ({ kind: 'submitted', chainId: order.chainId, hash: status.hash, doing } as const)
        : ({ kind: 'waiting', doing } as const);
    return <TransactionDialog view={view} onDismiss={dismiss} testId="pool-mining-deposit" />;
  }
  return (
    <Dialog title={<FormattedMessage {...texts.depositTitle} />} onDismiss={dismiss} testId="pool-mining-deposit-form">
      <DepositForm
        pool={pool}
        mining={mining}
        typed={typed}
        onType={setTyped}
        failure={own?.status.kind === 'failed' ? <OrderFailureText failure={own.status.failure} order={own.order} /> : null}
      />
    </Dialog>
  );
}

interface DepositFormProps {
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly typed: string;
  readonly onType: (text: string) => void;
  readonly failure: ReactNode;
}

function DepositForm({ pool, mining: { account, rewardToken, chain }, typed, onType, failure }: DepositFormProps) {
  const intl = useIntl();
  const flow = usePoolFlow();
  const openDialog = useOpenDialog();
  const { info, pair, ref } = pool;
  const balance = pair.kind === 'exists' ? pair.balance : null;
  const parsed = parseAmount(typed, SHARE_DECIMALS);
  const amount = parsed === '0' ? null : parsed;
  const share = useMemo(() => shareToken(ref.pair, { symbol: brand.liquidityTokenSymbol, name: brand.liquidityTokenName }), [ref]);
  const allowance = useAllowance({
    currency: share,
    amount,
    account,
    spender: ref.stakingRewards,
    permit: pair.kind === 'exists' ? pair.permit : undefined,
  });
  const button = depositButton({ hasAccount: account !== null, amount, balance, approval: allowance.state, permit: allowance.permit });
  const isEnough = button === 'approveFirst' || button === 'deposit';
  const press = () => {
    if (button === 'connectWallet') openDialog({ kind: 'wallet' });
    if (button !== 'deposit' || !account || !amount) return;
    void flow.send({
      kind: 'stake',
      chainId: chain.chainId,
      account,
      stakingRewards: ref.stakingRewards,
      amount,
      isApproved: allowance.state === 'APPROVED',
      permit: allowance.signed,
    });
  };
  return (
    <Column $gap={16}>
      <CurrencyAmountPanel
        label={intl.formatMessage(texts.amount)}
        currency={share}
        value={typed}
        onChange={onType}
        balance={account ? balance : undefined}
        onMax={balance && balance !== '0' ? () => onType(formatExact(balance, SHARE_DECIMALS)) : undefined}
        testId="pool-mining-amount"
      />
      <FigureRow label={<FormattedMessage {...texts.weekly} />}>
        <WeeklyRate
          rate={info && amount ? weeklyAfter(info.totalRewardRate, info.stakedAmount, info.totalStakedAmount, amount) : null}
          token={rewardToken}
        />
      </FigureRow>
      {isEnough && <AllowanceSteps allowance={allowance} testId="pool-mining-approve" />}
      {failure && <Notice kind="error">{failure}</Notice>}
      <Button
        $size="large"
        disabled={button !== 'deposit' && button !== 'connectWallet'}
        data-testid="pool-mining-confirm-deposit"
        onClick={press}
      >
        <FormattedMessage {...depositButtonTexts[button]} values={{ symbol: shortenSymbol(share.symbol) }} />
      </Button>
    </Column>
  );
}

/** The account's rate once the amount is staked too. */
function weeklyAfter(rate: RawAmount, staked: RawAmount | null, total: RawAmount, added: RawAmount): RawAmount | null {
  const sum = (one: RawAmount) => parseAmount(String(BigInt(one) + BigInt(added)), 0) ?? ZERO_AMOUNT;
  return staked === null ? null : rewardRateOf(rate, sum(staked), sum(total));
}
