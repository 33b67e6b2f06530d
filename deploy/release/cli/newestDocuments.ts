import { ok } from '@dex/mf-shared/domain';
import type { ReleaseContext } from '../map/commit';
import { documentsOf, readReleaseState } from '../map/releaseState';

/** What is in force in the store: map, reductions, and the operator's settings or null. Refusals: those of reading it. */
export async function newestDocuments(context: ReleaseContext) {
  const state = await readReleaseState(context.store, context.keys);
  if (!state.ok) return state;
  const documents = documentsOf(state.value);
  return documents.ok ? ok({ ...documents.value, settings: state.value.config?.signed.value ?? null }) : documents;
}
