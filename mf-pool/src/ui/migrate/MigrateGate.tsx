import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { V2Gate } from '../v2/V2Gate';

/** Shows a screen of migration where the network has a migrator, and says so elsewhere (NET-2). */
export function MigrateGate({ children }: { readonly children: ReactNode }) {
  const chain = useActiveChain();
  if (chain.v2 && !chain.v3?.migrator) return <NotAvailable offer={1} />;
  return <V2Gate>{children}</V2Gate>;
}
