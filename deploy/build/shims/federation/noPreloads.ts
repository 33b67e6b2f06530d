function refuse(): never {
  throw new Error('The shell preloads by itself, from the release map');
}

/** Stands for the federation runtime's preloading. */
export const formatPreloadArgs = refuse;
export const preloadAssets = refuse;
export const normalizePreloadExposes = refuse;
export const defaultPreloadArgs = {};
