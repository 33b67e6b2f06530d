/** Stands for the part of the federation runtime that reads manifests: the release map names every file, and no manifest is written. */
export class SnapshotHandler {
  readonly hooks = { lifecycle: {}, lifecycleKeys: [], registerPlugins: {}, applyPlugin: () => undefined, removePlugin: () => undefined };
  readonly manifestCache = new Map<string, unknown>();
}

export function getGlobalRemoteInfo(): { readonly hostGlobalSnapshot: undefined } {
  return { hostGlobalSnapshot: undefined };
}
