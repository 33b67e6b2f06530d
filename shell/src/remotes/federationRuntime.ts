import { loadRemote, registerPlugins, registerRemotes } from '@module-federation/enhanced/runtime';
import type { Release } from '@dex/mf-shared/release';
import { createPinnedScript, pinScript } from './trustedScriptUrl';

/** How long the entry of a section may take to load, in milliseconds. */
const ENTRY_TIMEOUT_MS = 5_000;

let prepared = false;

function prepare(): void {
  if (prepared) return;
  prepared = true;
  registerPlugins([
    {
      name: 'pinned-scripts',
      createScript: ({ url }) => ({ script: createPinnedScript(url), timeout: ENTRY_TIMEOUT_MS }),
    },
  ]);
}

/** The absolute address of a release's entry script. */
export function entryUrl(release: Release): string {
  return new URL(`${release.dir}${release.entry}`, window.location.origin).href;
}

function register(release: Release): void {
  prepare();
  pinScript(entryUrl(release), release.integrity);
  // Container names hold version and source id, so two releases of a section never share a name.
  registerRemotes([
    { name: release.container, entry: entryUrl(release), type: 'var', entryGlobalName: release.container, shareScope: 'default' },
  ]);
}

/** Runs the entry of a release and gives the module that it exposes. Rejects with whatever the federation runtime says. */
export async function loadExposed(release: Release): Promise<unknown> {
  register(release);
  return loadRemote<unknown>(`${release.container}/remote`, { from: 'runtime' });
}
