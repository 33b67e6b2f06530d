import { lazyPart } from '../lazy/lazyPart';
import type { TransactionDialogProps } from './TransactionDialogView';

/** The dialog that goes with a transaction, loaded when first opened. */
export const TransactionDialog = lazyPart<TransactionDialogProps>(
  async () => (await import('./TransactionDialogView')).TransactionDialogView,
);
