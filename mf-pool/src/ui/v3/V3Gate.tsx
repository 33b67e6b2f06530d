import { MAINNET } from '@dex/mf-shared/domain';
import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

/** Shows a screen of version-3 positions where the network has such contracts, and says so elsewhere (NET-2). */
export function V3Gate({ children }: { readonly children: ReactNode }) {
  return useActiveChain().v3 ? children : <NotAvailable offer={MAINNET} />;
}
