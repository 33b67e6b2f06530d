/** Where a tab keeps the id of the shell's canary from when it is tried until it has started. */
const KEY = 'shell:canary-tried';

/** The shell's canary that did not start in this tab; null for none. */
export function failedShellOf(page: Window): string | null {
  try {
    return page.sessionStorage.getItem(KEY);
  } catch {
    return null;
  }
}

/** Keeps that this canary is tried; false where nothing can be kept: it could be tried for ever. */
export function keepFailedShell(page: Window, id: string): boolean {
  try {
    page.sessionStorage.setItem(KEY, id);
    return true;
  } catch {
    return false;
  }
}

/** Forgets it: the canary has started. */
export function forgetFailedShell(page: Window, own: string | null): void {
  if (own !== null && failedShellOf(page) === own) page.sessionStorage.removeItem(KEY);
}
