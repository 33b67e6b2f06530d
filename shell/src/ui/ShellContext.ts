import { createContext, useContext } from 'react';
import type { WalletAccess } from '../domain/wallets/walletControls';
import type { DeliveryNotices } from '../remotes/deliveryNotices';
import type { PreviewState } from '../remotes/preview';
import type { Releases } from '../remotes/releases';
import type { RemoteHost } from '../remotes/remoteHost';
import type { RemoteLoadError } from '../remotes/remoteLoadError';

/** What only the shell's own screens use, beside the services that sections get too. */
export interface ShellParts {
  readonly host: RemoteHost;
  readonly releases: Pick<Releases, 'choose' | 'sections' | 'standingOf' | 'signersOf' | 'mapInForce' | 'check' | 'refresh'>;
  /** What a preview's link shows in this tab; absent for nothing. */
  readonly preview?: PreviewState;
  readonly wallet: WalletAccess;
  readonly notices: Pick<DeliveryNotices, 'all' | 'onChange'>;
  /** Why no section is known at all; null while the release map is in force. */
  readonly withoutSections: RemoteLoadError['code'] | null;
}

export const ShellContext = createContext<ShellParts | null>(null);

export function useShell(): ShellParts {
  const parts = useContext(ShellContext);
  if (!parts) throw new Error('A part of the shell was drawn outside of it');
  return parts;
}
