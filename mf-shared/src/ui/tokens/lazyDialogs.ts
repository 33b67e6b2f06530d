import { lazyPart } from '../lazy/lazyPart';
import type { ImportWarningProps } from './ImportWarningDialog';
import type { UnsupportedAssetsProps } from './UnsupportedAssetsDialog';

/** The dialog "Unsupported Assets", loaded when first opened. */
export const UnsupportedAssets = lazyPart<UnsupportedAssetsProps>(
  async () => (await import('./UnsupportedAssetsDialog')).UnsupportedAssetsDialog,
);

/** The warning about tokens that came with a link, loaded when first opened. */
export const ImportWarning = lazyPart<ImportWarningProps>(async () => (await import('./ImportWarningDialog')).ImportWarningDialog);
