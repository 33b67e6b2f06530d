import {
  formatExact,
  formatLiquidityAmount,
  amountFault,
  parseAmount,
  shortenSymbol,
  ZERO_AMOUNT,
  type RawAmount,
} from '@dex/mf-shared/domain';
import { AllowanceSteps, useOrder, type AllowanceNeed } from '@dex/mf-shared/orders';
import { Dialog, useKeptForm } from '@dex/mf-shared/ui/controls';
import { brand, Button, Column, CurrencyAmountPanel, FormStatus, useOpenDialog, ChangingLabel } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { depositButton } from '../../domain/mining/depositButton';
import { rewardRateOf } from '../../domain/mining/staking';
import { stakeOrder } from '../../domain/mining/stakingOrders';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { poolKinds, poolOrders } from '../../orders';
import { FigureRow } from '../orders/FigureRow';
import { PoolOrderDialog } from '../orders/PoolOrderDialog';
import { poolSlot } from '../orders/poolSlot';
import { isAllowed, useAllowanceKinds } from '../orders/useAllowanceKinds';
import { shareOf } from '../v2/shareOf';
import { depositButtonTexts, dialogTexts as texts } from './mining.messages';
import { StakedRow } from './StakedRow';
import type { Mining, MiningPool } from './useMining';
import { WeeklyRate } from './WeeklyRate';

interface DepositDialogProps {
  readonly subject: string;
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly onDismiss: () => void;
}

/** The form that stakes shares; it gives way to the order, and an order that was not sent returns to it (MINING-7). */
export function DepositDialog({ subject, pool, mining, onDismiss }: DepositDialogProps) {
  const [typed, setTyped] = useState('');
  useKeptForm({
    name: `pool-mining-deposit|${pool.ref.stakingRewards}`,
    chainId: mining.chain.chainId,
    account: mining.account,
    form: typed,
    start: '',
    isForm: (kept) => typeof kept === 'string',
    restore: setTyped,
  });
  const { order } = useOrder(poolOrders, poolSlot(poolKinds.stake, subject));
  // Never two dialogs at once: the form comes back when the order was not sent.
  if (order) return null;
  return (
    <Dialog title={<FormattedMessage {...texts.depositTitle} />} onDismiss={onDismiss} testId="pool-mining-deposit-form">
      <DepositForm subject={subject} pool={pool} mining={mining} typed={typed} onType={setTyped} />
    </Dialog>
  );
}

interface StakeDialogProps {
  readonly subject: string;
  readonly onSent: () => void;
}

/** The order of a deposit, until its hash. */
export function StakeDialog({ subject, onSent }: StakeDialogProps) {
  return (
    <PoolOrderDialog
      kind={poolKinds.stake}
      subject={subject}
      tell={({ terms }) => ({
        title: <FormattedMessage {...texts.depositTitle} />,
        confirm: <FormattedMessage {...depositButtonTexts.deposit} />,
        currencies: [terms.share],
        doing: (
          <FormattedMessage
            {...texts.depositing}
            values={{ amount: formatLiquidityAmount(terms.amount, SHARE_DECIMALS, 6, 'up'), symbol: brand.liquidityTokenSymbol }}
          />
        ),
        summary: <StakedRow amount={terms.amount} label={<FormattedMessage {...texts.amount} />} />,
      })}
      onClosed={(wasSent) => {
        if (wasSent) onSent();
      }}
      testId="pool-mining-deposit"
    />
  );
}

interface DepositFormProps {
  readonly subject: string;
  readonly pool: MiningPool;
  readonly mining: Mining;
  readonly typed: string;
  readonly onType: (text: string) => void;
}

function DepositForm({ subject, pool, mining: { account, rewardToken, chain }, typed, onType }: DepositFormProps) {
  const intl = useIntl();
  const { open } = useOrder(poolOrders, poolSlot(poolKinds.stake, subject));
  const openDialog = useOpenDialog();
  const { info, pair, ref } = pool;
  const balance = pair.kind === 'exists' ? pair.balance : null;
  const parsed = parseAmount(typed, SHARE_DECIMALS);
  const amount = parsed === '0' ? null : parsed;
  const share = shareOf(ref.pair);
  const permit = pair.kind === 'exists' ? pair.permit : undefined;
  // Approvals wait until it is known whether a signature would do.
  const needs: readonly AllowanceNeed[] =
    amount && permit !== undefined ? [{ token: share, spender: ref.stakingRewards, amount, permit }] : [];
  const kinds = useAllowanceKinds(chain.chainId, account, needs);
  const button = depositButton({
    hasAccount: account !== null,
    amountFault: amountFault(typed, SHARE_DECIMALS),
    amount,
    balance,
    isAllowed: needs.length > 0 && isAllowed(kinds),
  });
  const press = () => {
    if (button === 'connectWallet') openDialog({ kind: 'wallet' });
    if (button !== 'deposit' || !account || !amount) return;
    open({
      order: stakeOrder({ chainId: chain.chainId, account }, { stakingRewards: ref.stakingRewards, amount, share }, permit ?? null),
      record: {
        summary: {
          kind: 'stake',
          amount: { amount: formatLiquidityAmount(amount, SHARE_DECIMALS, 4, 'up'), symbol: brand.liquidityTokenSymbol },
        },
      },
    });
  };
  const label = intl.formatMessage(depositButtonTexts[button], { symbol: shortenSymbol(share.symbol) });
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
      {account && (button === 'approveFirst' || kinds[0] === 'signed') && (
        <AllowanceSteps engineOf={poolOrders} owner={{ chainId: chain.chainId, account }} needs={needs} parts="pool-mining-deposit" />
      )}
      <Button
        $size="large"
        disabled={button !== 'deposit' && button !== 'connectWallet'}
        data-testid="pool-mining-confirm-deposit"
        onClick={press}
      >
        <ChangingLabel text={label} />
      </Button>
      <FormStatus
        text={button === 'tooFine' || button === 'tooLarge' || button === 'exceedsBalance' || button === 'balanceUnknown' ? label : ''}
        testId="pool-mining-deposit-heard"
      />
    </Column>
  );
}

/** The account's rate once the amount is staked too. */
function weeklyAfter(rate: RawAmount, staked: RawAmount | null, total: RawAmount, added: RawAmount): RawAmount | null {
  const sum = (one: RawAmount) => parseAmount(String(BigInt(one) + BigInt(added)), 0) ?? ZERO_AMOUNT;
  return staked === null ? null : rewardRateOf(rate, sum(staked), sum(total));
}
