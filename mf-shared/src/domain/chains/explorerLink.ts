import type { Chain } from './chain';

/** What an explorer can show. */
export type ExplorerSubject = 'transaction' | 'token' | 'address' | 'block';

/** The explorer page of a transaction, token, address or block (NET-9). */
export function explorerLink(chain: Pick<Chain, 'explorer'>, subject: ExplorerSubject, id: string | number): string {
  return `${chain.explorer.url}${chain.explorer.paths[subject]}${encodeURIComponent(id)}`;
}
