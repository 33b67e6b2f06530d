import { lazyPart } from '../lazy/lazyPart';
import type { UnlistedWarningProps } from './UnlistedWarningPart';
import type { UnsupportedAssetsProps } from './UnsupportedAssetsDialog';

/** The dialog "Unsupported Assets", loaded when first opened. */
export const UnsupportedAssets = lazyPart<UnsupportedAssetsProps>(
  async () => (await import('./UnsupportedAssetsDialog')).UnsupportedAssetsDialog,
);

/** The warning about tokens that came with a link, loaded when first drawn. */
export const UnlistedWarning = lazyPart<UnlistedWarningProps>(async () => (await import('./UnlistedWarningPart')).UnlistedWarningPart);
