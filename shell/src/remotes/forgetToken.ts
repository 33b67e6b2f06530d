/** Forgets what a link gave this tab, and opens the page anew as everybody sees it. */
export function forgetToken(page: Window, parameter: string, stored: string): void {
  try {
    page.sessionStorage.removeItem(stored);
  } catch {
    // A browser that blocks storage has kept nothing.
  }
  const address = new URL(page.location.href);
  address.searchParams.delete(parameter);
  page.location.replace(address.href);
}
