import { previewPath, verifyPreview } from '@dex/mf-shared/release';
import type { TrustedKeys } from '@dex/mf-shared/release';
import type { PreviewState } from './preview';

/** How long a preview may take to come, in milliseconds: the page waits for it. */
const PREVIEW_TIMEOUT_MS = 5_000;

/** The signed preview of this id from the page's own site: refused when it is over, not signed or not there; what did not come says nothing of it. */
export async function fetchPreview(id: string, trusted: TrustedKeys): Promise<PreviewState> {
  const path = previewPath(id);
  if (path === null) return { kind: 'refused' };
  const text = await textOf(path);
  if (text.kind !== 'came') return text;
  const preview = await verifyPreview({ text: text.body, trusted, now: Math.floor(Date.now() / 1000) });
  if (preview.ok) return { kind: 'shown', preview: preview.value };
  console.error(`Preview refused: ${preview.error.code}`);
  return { kind: 'refused' };
}

async function textOf(
  path: string,
): Promise<{ readonly kind: 'came'; readonly body: string } | { readonly kind: 'refused' | 'unreached' }> {
  try {
    const answer = await fetch(`/${path}`, { signal: AbortSignal.timeout(PREVIEW_TIMEOUT_MS) });
    if (answer.ok) return { kind: 'came', body: await answer.text() };
    return { kind: answer.status === 404 || answer.status === 410 ? 'refused' : 'unreached' };
  } catch (cause) {
    console.error('The preview did not come', cause);
    return { kind: 'unreached' };
  }
}
