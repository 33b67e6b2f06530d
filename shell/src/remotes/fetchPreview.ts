import { previewPath, verifyPreview } from '@dex/mf-shared/release';
import type { Preview, TrustedKeys } from '@dex/mf-shared/release';

/** How long a preview may take to come, in milliseconds: the page waits for it. */
const PREVIEW_TIMEOUT_MS = 5_000;

/** The signed preview of this id from the page's own site; null when it is over, not signed, or does not come. */
export async function fetchPreview(id: string, trusted: TrustedKeys): Promise<Preview | null> {
  const path = previewPath(id);
  if (path === null) return null;
  try {
    const answer = await fetch(`/${path}`, { signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS) });
    if (!answer.ok) return null;
    const preview = await verifyPreview({ text: await answer.text(), trusted, now: Math.floor(Date.now() / 1000) });
    if (preview.ok) return preview.value;
    console.error(`Preview refused: ${preview.error.code}`);
  } catch (cause) {
    console.error('The preview did not come', cause);
  }
  return null;
}
