/** What a link's parameter gave this tab: from the address, else what the tab kept of an earlier one; null for nothing. */
export function tabToken(page: Window, parameter: string, stored: string): string | null {
  const given = new URLSearchParams(page.location.search).get(parameter);
  try {
    if (given !== null) page.sessionStorage.setItem(stored, given);
    return given ?? page.sessionStorage.getItem(stored);
  } catch {
    return given;
  }
}
