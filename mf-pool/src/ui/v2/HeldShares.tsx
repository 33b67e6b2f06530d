import { formatExact, formatLiquidityAmount, type RawAmount } from '@dex/mf-shared/domain';
import { Figure } from '@dex/mf-shared/ui';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { MayChange } from './MayChange';

interface HeldSharesProps {
  /** Shares that the account holds itself; null while that is not known. */
  readonly shares: RawAmount | null;
  readonly unit: string;
  readonly testId?: string;
}

/** The account's shares of a pair, marked while it is not known whether some of them were sent (ORDER-7). */
export function HeldShares({ shares, unit, testId }: HeldSharesProps) {
  return (
    <MayChange isKnown={shares !== null}>
      <Figure
        shown={shares && formatLiquidityAmount(shares, SHARE_DECIMALS)}
        exact={shares === null ? undefined : formatExact(shares, SHARE_DECIMALS)}
        unit={unit}
        testId={testId}
      />
    </MayChange>
  );
}
