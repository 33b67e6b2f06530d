import type { AppLocation, ShellServices } from '@dex/mf-shared/contract';
import { matchRoute } from '../routes';

/** Opens the dialog of an address that a link names (`/claim?address=…`), once for each new address of the page. Gives what ends that. */
export function followClaimLink({ history, bus }: Pick<ShellServices, 'history' | 'bus'>): () => void {
  let applied: string | null = null;
  const apply = ({ pathname, search }: AppLocation) => {
    const asked = `${pathname}${search}`;
    if (asked === applied) return;
    applied = asked;
    const address = matchRoute(pathname) ? new URLSearchParams(search).get('address') : null;
    if (address) bus.emit({ kind: 'dialogOpened', dialog: { kind: 'addressClaim', address } });
  };
  apply(history.location);
  return history.subscribe(apply);
}
