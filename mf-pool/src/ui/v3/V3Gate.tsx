import { MAINNET, type Chain } from '@dex/mf-shared/domain';
import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';

interface V3GateProps {
  /** The network that the screen is about; the active one by default. */
  readonly chain?: Chain;
  readonly children: ReactNode;
}

/** Shows a screen of version-3 positions where the network has such contracts, and says so elsewhere (NET-2). */
export function V3Gate({ chain, children }: V3GateProps) {
  const active = useActiveChain();
  return (chain ?? active).v3 ? children : <NotAvailable offer={MAINNET} />;
}
