import { formatAmount, formatExact, type ChainId, type RawAmount } from '@dex/mf-shared/domain';
import { Figure, useServices, useDollars } from '@dex/mf-shared/ui';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { detailTexts } from './details.messages';

interface NetworkCostProps {
  readonly chainId: ChainId;
  readonly cost: RawAmount | null;
  /** The first value in dollars stays: it belongs to terms that do not follow the market either. */
  readonly isHeld: boolean;
}

/** What the network takes for a swap, in its coin and in dollars where they are known; a dash while the network did not say. */
export function NetworkCost({ chainId, cost, isHeld }: NetworkCostProps) {
  const { native } = useServices().chains[chainId];
  const now = useDollars(native, cost);
  const [held, setHeld] = useState<string | null>(null);
  if (isHeld && held === null && now !== null) setHeld(now);
  const dollars = isHeld ? held : now;
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
