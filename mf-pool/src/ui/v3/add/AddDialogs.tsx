import { paths } from '@dex/mf-shared/contract';
import { formatLiquidityAmount, isOptimisticChain, rawAmount, shortenSymbol } from '@dex/mf-shared/domain';
import { lazyPart, useDispatch, useNavigate } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { isTurnedOver } from '../../../domain/rangePrice';
import type { ShownAddition } from '../../../domain/v3/shownTerms';
import { poolKinds } from '../../../orders';
import { amountCleared } from '../../../state/v3/poolV3Slice';
import { PoolOrderDialog } from '../../orders/PoolOrderDialog';
import { orderTexts as texts } from '../v3.messages';
import { AddSummary, StartPrice } from './AddSummary';
import { shownSides, symbolsOf } from './shownSides';

const OneTokenDialogs = lazyPart(async () => (await import('./OneTokenDialogs')).OneTokenDialogs, null);

/** The dialogs of an addition, and of the making of a pool where that comes first. `subject` is what the form is about. */
export function AddDialogs({ subject }: { readonly subject: string }) {
  const dispatch = useDispatch();
  const navigate = useNavigate();
  return (
    <>
      <PoolOrderDialog
        kind={poolKinds.addPosition}
        subject={subject}
        tell={({ terms, chainId }) => ({
          title: <FormattedMessage {...texts.addTitle} />,
          confirm: <FormattedMessage {...texts.add} />,
          currencies: terms.currencies,
          doing: <FormattedMessage {...texts.doingAdd} values={depositTexts(terms)} />,
          summary: <AddSummary terms={terms} chainId={chainId} />,
        })}
        onClosed={(wasSent, { chainId }) => {
          if (!wasSent) return;
          dispatch(amountCleared());
          if (!isOptimisticChain(chainId)) void navigate(paths.pool());
        }}
        testId="pool-v3-add"
        parts="pool-v3"
      />
      <PoolOrderDialog
        kind={poolKinds.createPool}
        subject={subject}
        tell={({ terms }) => {
          const [a, b] = symbolsOf(terms);
          return {
            title: <FormattedMessage {...texts.createTitle} />,
            confirm: <FormattedMessage {...texts.create} />,
            currencies: terms.currencies,
            doing: <FormattedMessage {...texts.doingCreate} values={{ symbolA: a, symbolB: b }} />,
            summary: <StartPrice terms={terms} startSqrtPriceX96={terms.startSqrtPriceX96} />,
          };
        }}
        testId="pool-v3-createPool"
        parts="pool-v3"
      />
      <OneTokenDialogs subject={subject} onSent={(chainId) => (isOptimisticChain(chainId) ? undefined : void navigate(paths.pool()))} />
    </>
  );
}

function depositTexts(terms: ShownAddition) {
  const [a, b] = shownSides(terms);
  const { amount0Desired, amount1Desired } = terms;
  const [rawA, rawB] = isTurnedOver(terms.pair) ? [amount1Desired, amount0Desired] : [amount0Desired, amount1Desired];
  return {
    symbolA: shortenSymbol(a.symbol),
    symbolB: shortenSymbol(b.symbol),
    amountA: formatLiquidityAmount(rawAmount(BigInt(rawA)), a.decimals, 4, 'up'),
    amountB: formatLiquidityAmount(rawAmount(BigInt(rawB)), b.decimals, 4, 'up'),
  };
}
