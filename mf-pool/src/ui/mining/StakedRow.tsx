import { formatExact, formatLiquidityAmount, type RawAmount } from '@dex/mf-shared/domain';
import { brand, Figure } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { SHARE_DECIMALS } from '../../domain/v2/removeForm';
import { FigureRow } from '../orders/FigureRow';

/** An amount of shares under its name. */
export function StakedRow({ amount, label }: { readonly amount: RawAmount | null; readonly label: ReactNode }) {
  return (
    <FigureRow label={label}>
      <Figure
        shown={amount && formatLiquidityAmount(amount, SHARE_DECIMALS, 6)}
        exact={amount ? formatExact(amount, SHARE_DECIMALS) : undefined}
        unit={brand.liquidityTokenSymbol}
      />
    </FigureRow>
  );
}
