import { TESTER_PARAMETER, verifyTesterToken } from '@dex/mf-shared/release';
import type { TesterChoice, TrustedKeys } from '@dex/mf-shared/release';
import { tabToken } from './tabToken';

/** Where the token of a tester's link is kept for the life of the tab. */
export const STORED_TOKEN = 'shell:tester';

/** The build that a tester's signed link asks for, or null; a link without a valid token changes nothing. */
export async function readTesterChoice(page: Window, trusted: TrustedKeys): Promise<TesterChoice | null> {
  const token = tabToken(page, TESTER_PARAMETER, STORED_TOKEN);
  if (token === null) return null;
  const choice = await verifyTesterToken({ token, trusted, now: Math.floor(Date.now() / 1000) });
  return choice.ok ? choice.value : null;
}
