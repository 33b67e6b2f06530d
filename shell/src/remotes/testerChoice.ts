import { TESTER_PARAMETER, verifyTesterToken } from '@dex/mf-shared/release';
import type { TesterChoice, TrustedKeys } from '@dex/mf-shared/release';

/** Where the token of a tester's link is kept for the life of the tab. */
const STORED_TOKEN = 'shell:tester';

function tokenOf(page: Window): string | null {
  const given = new URLSearchParams(page.location.search).get(TESTER_PARAMETER);
  try {
    if (given !== null) page.sessionStorage.setItem(STORED_TOKEN, given);
    return given ?? page.sessionStorage.getItem(STORED_TOKEN);
  } catch {
    return given;
  }
}

/** Forgets the tester's token of this tab and opens the page anew, as everybody sees it. */
export function endTest(page: Window): void {
  page.sessionStorage.removeItem(STORED_TOKEN);
  const address = new URL(page.location.href);
  address.searchParams.delete(TESTER_PARAMETER);
  page.location.replace(address.href);
}

/** The build that a tester's signed link asks for, or null; a link without a valid token changes nothing. */
export async function readTesterChoice(page: Window, trusted: TrustedKeys): Promise<TesterChoice | null> {
  const token = tokenOf(page);
  if (token === null) return null;
  const choice = await verifyTesterToken({ token, trusted, now: Math.floor(Date.now() / 1000) });
  return choice.ok ? choice.value : null;
}
