import { shellCanaryOf } from '@dex/mf-shared/release';
import type { ReleaseContext } from '../map/commit';
import { effectiveRemote } from '../map/effective';
import { newestDocuments } from './newestDocuments';

interface Shown {
  readonly stable: string;
  readonly canary: { readonly version: string; readonly percent: number } | null;
}

/** Which versions of a section, or of the shell, are shown after a command, as one sentence; empty where nothing was changed yet, or it is shown no more. */
export async function standing(context: ReleaseContext, name: string): Promise<string> {
  if (context.propose || context.collect) return '';
  const documents = await newestDocuments(context);
  if (!documents.ok) return '';
  const { base, ops } = documents.value;
  const shown = name === 'shell' ? shownShells() : shownReleases();
  if (!shown) return '';
  const canary = shown.canary && !ops.frozen ? `canary ${shown.canary.version} for ${shown.canary.percent} % of the users` : 'no canary';
  return `Now: stable ${shown.stable}, ${canary}.`;

  function shownShells(): Shown | null {
    const [page] = base.shells;
    const canary = shellCanaryOf(base, ops);
    return page ? { stable: page.version, canary: canary && { version: canary.shell.version, percent: canary.percent } } : null;
  }
  function shownReleases(): Shown | null {
    const releases = effectiveRemote(base, ops, name);
    if (!releases) return null;
    const { stable, canary } = releases;
    return { stable: stable.version, canary: canary ? { version: canary.release.version, percent: canary.percent } : null };
  }
}
