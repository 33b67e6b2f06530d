import { NotAvailable } from '@dex/mf-shared/ui/controls';
import { useActiveChain } from '@dex/mf-shared/ui';
import type { ReactNode } from 'react';
import { rewardsRefs } from '../../domain/v2/trackedPairs';

/** Shows a screen of liquidity mining where the network has a rewards pool; a way out elsewhere. */
export function MiningGate({ children }: { readonly children: ReactNode }) {
  return rewardsRefs(useActiveChain()).length === 0 ? <NotAvailable offer={1} /> : children;
}
