import { Divider } from '@dex/mf-shared/ui';
import { poolKinds } from '../../../orders';
import { PurchaseFigures } from '../PurchaseFigures';
import { purchaseTexts } from '../purchase.messages';
import { MoveDialog, type DialogProps } from './MoveRangeDialog';

/** The dialog of a move that buys what the new range lacks. */
export function MoveWithSwapDialog(props: DialogProps) {
  return (
    <MoveDialog
      {...props}
      kind={poolKinds.moveWithSwap}
      amounts={(terms) => (
        <>
          <Divider />
          <PurchaseFigures of={terms} testId="pool-v3-order" />
        </>
      )}
      hint={purchaseTexts.moveHint}
      testId="pool-v3-swapMove-order"
    />
  );
}
