import { lazyPart } from '../lazy/lazyPart';
import type { TokenSelectProps } from './TokenSelectDialog';

/** The choice of a token as a dialog, loaded when first opened. */
export const TokenSelect = lazyPart<TokenSelectProps>(async () => (await import('./TokenSelectDialog')).TokenSelectDialog);
