import { formatAmount, formatExact, type ChainId, type RawAmount } from '@dex/mf-shared/domain';
import { Figure, useServices } from '@dex/mf-shared/ui';
import { FormattedMessage } from 'react-intl';
import { useDollars } from '../form/useDollars';
import { detailTexts } from '../swap.messages';

/** What the network takes for a swap, in its coin and in dollars where they are known; a dash while the network did not say. */
export function NetworkCost({ chainId, cost }: { readonly chainId: ChainId; readonly cost: RawAmount | null }) {
  const { native } = useServices().chains[chainId];
  const dollars = useDollars(native, cost);
  const figure = (
    <Figure
      shown={cost && `≈ ${formatAmount(cost, native.decimals, 4, 'up')}`}
      exact={cost ? formatExact(cost, native.decimals) : undefined}
      unit={native.symbol}
    />
  );
  return (
    <span data-testid="swap-network-cost">
      {dollars ? <FormattedMessage {...detailTexts.costInDollars} values={{ cost: figure, dollars }} /> : figure}
    </span>
  );
}
