/** Where a shell's files lie. */
export const shellFolder = (id: string) => `/a/shell/${id}/`;

/** The id of the shell that this page runs, from the address of its script; null in the development server. */
export function shellIdOf(page: Document): string | null {
  const address = page.querySelector('script[src^="/a/shell/"]')?.getAttribute('src') ?? '';
  return /^\/a\/shell\/([0-9a-f]{32})\//.exec(address)?.[1] ?? null;
}
