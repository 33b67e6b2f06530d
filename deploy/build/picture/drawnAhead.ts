import type { AppConfigOptions } from '../appConfig';
import { BuildFailed } from '../buildFailed';
import { buildPicture } from './buildPicture';

/** The longest that a section's first screens may take to be drawn, in milliseconds. */
const DRAWN_WITHIN_MS = 60_000;

/**
 * The text of a section's first screens; null where they are outlines without a word, which the page has itself. Rejects with `BuildFailed`
 * for a section that cannot be drawn without a browser: its visitors would see less, and nobody would have been told.
 */
export async function drawnAhead(
  { app, mayLackPicture }: Pick<AppConfigOptions, 'app' | 'mayLackPicture'>,
  input: Parameters<typeof buildPicture>[0],
): Promise<string | null> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error('it took too long')), DRAWN_WITHIN_MS);
  });
  try {
    return await Promise.race([buildPicture(input), late]);
  } catch (cause) {
    if (mayLackPicture) return null;
    throw new BuildFailed(app.name, `its first picture cannot be drawn: ${cause instanceof Error ? cause.message : String(cause)}`);
  } finally {
    clearTimeout(timer);
  }
}
