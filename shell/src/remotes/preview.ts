import { PREVIEW_PARAMETER } from '@dex/mf-shared/release';
import type { Preview, TrustedKeys } from '@dex/mf-shared/release';
import { tabToken } from './tabToken';

/** Where the id of a preview is kept for the life of the tab. */
export const STORED_ID = 'shell:preview';

/** What a link asked this tab to show: builds beside the map, nothing, something that is over or was not signed, or what did not come. */
export type PreviewState = { readonly kind: 'none' | 'refused' | 'unreached' } | { readonly kind: 'shown'; readonly preview: Preview };

/** The preview that this tab's link names. */
export async function readPreview(page: Window, trusted: TrustedKeys): Promise<PreviewState> {
  const id = tabToken(page, PREVIEW_PARAMETER, STORED_ID);
  if (id === null) return { kind: 'none' };
  try {
    const { fetchPreview } = await import(/* webpackChunkName: "banners" */ './fetchPreview');
    return await fetchPreview(id, trusted);
  } catch {
    return { kind: 'unreached' };
  }
}
