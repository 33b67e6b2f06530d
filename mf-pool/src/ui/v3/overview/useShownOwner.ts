import type { Chain } from '@dex/mf-shared/domain';
import { useAccount, useActiveChainId, useLocation, useRead, useServices } from '@dex/mf-shared/ui';
import { askedChainId, askedOwner, shownOwner, type ShownOwner } from '../../../domain/v3/shownOwner';

/** Whose positions the overview shows; a name is asked of the name service while it stands in the address. */
export function useShownOwner(): ShownOwner {
  const asked = askedOwner(useLocation().search);
  const answer = useRead<'addressOf'>(asked.kind === 'name' ? { kind: 'addressOf', name: asked.name } : null);
  return shownOwner(asked, useAccount(), answer, useShownChain().isElsewhere);
}

/** The network whose positions the overview shows, and whether it is another than the page is on: there is nothing to press there. */
export function useShownChain(): { readonly chain: Chain; readonly isElsewhere: boolean } {
  const { chains } = useServices();
  const active = useActiveChainId();
  const chainId = askedChainId(useLocation().search, active, chains);
  return { chain: chains[chainId], isElsewhere: chainId !== active };
}
