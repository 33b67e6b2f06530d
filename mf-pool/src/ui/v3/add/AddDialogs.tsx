import { paths } from '@dex/mf-shared/contract';
import { formatLiquidityAmount, isOptimisticChain, rawAmount, shortenSymbol, type Currency } from '@dex/mf-shared/domain';
import { useDispatch, useNavigate } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isTurnedOver } from '../../../domain/rangePrice';
import type { AddPositionTerms } from '../../../domain/v3/positionTerms';
import { poolKinds } from '../../../orders';
import { amountCleared } from '../../../state/v3/poolV3Slice';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { useOrderClosedOnLeave } from '../../orders/useOrderClosedOnLeave';
import { orderTexts as texts } from '../v3.messages';
import { AddSummary, StartPrice } from './AddSummary';
import type { AddScreenForm } from './useAddForm';

/** The dialogs of an addition, and of the making of a pool where that comes first. */
export function AddDialogs({ form }: { readonly form: AddScreenForm }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  useOrderClosedOnLeave(poolKinds.addPosition.kind);
  useOrderClosedOnLeave(poolKinds.createPool.kind);
  const { facts, fee, chain } = form;
  const { pair } = facts;
  if (!pair || !form.currencyA || !form.currencyB) return null;
  const sides = [form.currencyA, form.currencyB] as const;
  const currencies = facts.isTurned ? sides.toReversed() : sides;
  const closed = (wasSent: boolean) => {
    if (!wasSent) return;
    dispatch(amountCleared());
    if (!isOptimisticChain(chain.chainId)) void navigate(paths.pool());
  };
  return (
    <>
      <PoolOrderDialog
        kind={poolKinds.addPosition}
        title={<FormattedMessage {...texts.addTitle} />}
        confirm={<FormattedMessage {...texts.add} />}
        currencies={currencies}
        doing={({ terms }) => <FormattedMessage {...texts.doingAdd} values={depositTexts(terms, sides, isTurnedOver(pair))} />}
        summary={({ terms }) => <AddSummary terms={terms} pair={pair} fee={fee} form={form} />}
        onClosed={closed}
        testId="pool-v3-add"
        parts="pool-v3"
      />
      <PoolOrderDialog
        kind={poolKinds.createPool}
        title={<FormattedMessage {...texts.createTitle} />}
        confirm={<FormattedMessage {...texts.create} />}
        currencies={currencies}
        doing={() => <FormattedMessage {...texts.doingCreate} values={symbolsOf(sides)} />}
        summary={({ terms }) => <StartPrice startSqrtPriceX96={terms.startSqrtPriceX96} pair={pair} form={form} />}
        testId="pool-v3-createPool"
        parts="pool-v3"
      />
    </>
  );
}

type Sides = readonly [Currency, Currency];

function symbolsOf([a, b]: Sides) {
  return { symbolA: shortenSymbol(a.symbol), symbolB: shortenSymbol(b.symbol) };
}

function depositTexts({ amount0Desired, amount1Desired }: AddPositionTerms, sides: Sides, isTurned: boolean) {
  const [a, b] = sides;
  const [rawA, rawB] = isTurned ? [amount1Desired, amount0Desired] : [amount0Desired, amount1Desired];
  return {
    ...symbolsOf(sides),
    amountA: formatLiquidityAmount(rawAmount(BigInt(rawA)), a.decimals, 4, 'up'),
    amountB: formatLiquidityAmount(rawAmount(BigInt(rawB)), b.decimals, 4, 'up'),
  };
}
