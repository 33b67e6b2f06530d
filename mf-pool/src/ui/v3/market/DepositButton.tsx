import { CONFIRM_WORD } from '@dex/mf-shared/domain';
import { Button } from '@dex/mf-shared/ui';
import { ConfirmByTyping } from '@dex/mf-shared/ui/controls';
import { useState, type ComponentProps } from 'react';
import { FormattedMessage } from 'react-intl';
import { gapToAgree, type Backing } from '../../../domain/v3/startPrice';
import { PriceGapText } from './PriceGapText';
import { startPriceTexts } from './startPrice.messages';
import type { PoolMarket } from './usePoolMarket';

interface DepositButtonProps extends Omit<ComponentProps<typeof Button>, 'onClick'> {
  readonly poolMarket: Pick<PoolMarket, 'priceGap' | 'isAwaited'> & { readonly pool: Backing };
  readonly disabled: boolean;
  readonly onPress: () => void;
}

/** Leads to a deposit into a pool or a pair: it waits for the market, and a far price that little stands behind costs a typed word first (V3-26). */
export function DepositButton({ poolMarket: { pool, priceGap, isAwaited }, disabled, onPress, ...button }: DepositButtonProps) {
  const [isAsking, setAsking] = useState(false);
  const farGap = priceGap && gapToAgree(pool, priceGap.gap);
  const isClosed = disabled || isAwaited;
  return (
    <>
      <Button {...button} disabled={isClosed} onClick={() => (farGap ? setAsking(true) : onPress())} />
      {isAsking && !isClosed && farGap && priceGap && (
        <ConfirmByTyping
          title={<FormattedMessage {...startPriceTexts.farTitle} />}
          word={CONFIRM_WORD}
          onConfirm={() => {
            setAsking(false);
            onPress();
          }}
          onDismiss={() => setAsking(false)}
        >
          <PriceGapText of={{ ...priceGap, gap: farGap }} />
        </ConfirmByTyping>
      )}
    </>
  );
}
